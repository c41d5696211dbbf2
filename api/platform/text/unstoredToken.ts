/** Replaces a link's token in stored copies of sent mail. */
export const UNSTORED_TOKEN = "only-in-the-mail-itself"

/** Link of a mail: none, its token, "useless" for an outdated mail, or "unwanted" if its reader has unsubscribed. */
export type MailedLink = "none" | "useless" | "unwanted" | { token: string }
