/** Replaces the token in stored copies of sent mail, as readers of the log must not act as the recipient. */
export const UNSTORED_TOKEN = "only-in-the-mail-itself"

/** "useless" if the mail is outdated, and "unwanted" if its reader has unsubscribed. */
export type MailedLink = "none" | "useless" | "unwanted" | { token: string }
