import { causeOf, faultOf, shortened } from "../causes.ts"

/** Explains why a mailbox could not be read, from the error that imapflow threw; the answer is in the server's own words. */
export const explainMailbox = (thrown: unknown) => {
  const error = faultOf(thrown)
  return {
    explanation:
      causeOf(error, "IMAP_URL")?.explanation ?? "The mailbox could not be read. What is known of the reason is below.",
    answer: shortened(error.responseText || error.response || error.reason || error.message),
    /** Whether trying again soon may lock the account. */
    isRefusedLogin: error.authenticationFailed,
  }
}
