/** Replaces a link's token in stored copies of sent mail. */
export const UNSTORED_TOKEN = "only-in-the-mail-itself"

/** The link that a mail is sent with: none, the token of a new one, or that the mail would be of no use any more. */
export type MailedLink = "none" | "useless" | { token: string }
