/** What stands in a stored mail where the mail that is sent has the link's token. */
export const UNSTORED_TOKEN = "only-in-the-mail-itself"
