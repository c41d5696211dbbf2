/** Replaces a link's token in stored copies of sent mail. */
export const UNSTORED_TOKEN = "only-in-the-mail-itself"

/** Link of a mail: none, its token, or "useless" for an outdated mail. */
export type MailedLink = "none" | "useless" | { token: string }
