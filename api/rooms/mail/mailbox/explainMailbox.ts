import { shortened } from "../../../platform/failures/fault.ts"
import { explain } from "../../../platform/failures/serverCauses.ts"

/** Explains why a mailbox could not be read, from the error that imapflow threw; the answer is in the server's own words. */
export const explainMailbox = (thrown: unknown) => {
  const { fault, explanation } = explain("mailbox", thrown)
  return {
    explanation,
    answer: shortened(fault.responseText || fault.response || fault.reason || fault.message),
    /** Whether trying again soon may lock the account. */
    isRefusedLogin: fault.authenticationFailed,
  }
}
