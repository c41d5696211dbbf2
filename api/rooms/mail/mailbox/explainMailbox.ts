import { shortenAnswer } from "../../../platform/failures/fault.ts"
import { explain } from "../../../platform/failures/serverCauses.ts"

export const explainMailbox = (thrown: unknown) => {
  const { fault, explanation } = explain("mailbox", thrown)
  return {
    explanation,
    answer: shortenAnswer(fault.responseText || fault.response || fault.reason || fault.message),
    /** Retrying soon after a refused login may lock the account. */
    isRefusedLogin: fault.authenticationFailed,
  }
}
