import { type EmailAttemptOutcome, emailAttemptOutcomes } from "../../../contract/mail/emailLog.ts"
import { shortenAnswer } from "../../../platform/failures/fault.ts"
import { explain } from "../../../platform/failures/serverCauses.ts"
import { explainSuppression, type Suppression } from "../bounces/suppressionList.ts"

export interface AttemptResult {
  outcome: EmailAttemptOutcome
  explanation: string
  answer: string | null
}

export interface SendResult extends AttemptResult {
  /** True if any other mail would have failed the same way. */
  isServerTrouble: boolean
}

const { ACCEPTED, DEFERRED, REFUSED, INTERRUPTED } = emailAttemptOutcomes

// Responses to these commands concern this mail only.
const ABOUT_ONE_MAIL = ["RCPT TO", "DATA"]

export const explainFailure = (thrown: unknown): SendResult => {
  const { fault, explanation, isFinal } = explain("mail", thrown)
  return {
    outcome: isFinal ? REFUSED : DEFERRED,
    explanation,
    answer: shortenAnswer(fault.response || fault.message),
    isServerTrouble: !ABOUT_ONE_MAIL.includes(fault.command),
  }
}

export const explainSuccess = (response: string): SendResult => ({
  outcome: ACCEPTED,
  explanation: "The mail server accepted the mail.",
  answer: shortenAnswer(response),
  isServerTrouble: false,
})

const unsent = (outcome: EmailAttemptOutcome, explanation: string): SendResult => ({
  outcome,
  explanation,
  answer: null,
  isServerTrouble: false,
})

export const interrupted = unsent(
  INTERRUPTED,
  "The sender stopped in the middle of it. Whether the mail went out is not known, so it is sent again.",
)

export const explainSuppressedMail = (hold: Suppression, timeZone: string) =>
  unsent(REFUSED, explainSuppression(hold, timeZone))

export const outdated = unsent(
  REFUSED,
  "Nothing was sent, as it would be of no use any more: the account has changed, or the mail has waited for a day.",
)

/** The reader may unsubscribe after the letter was queued. */
export const recipientUnsubscribed = unsent(
  REFUSED,
  "Nothing was sent, as the recipient has unsubscribed from letters.",
)

export const renderingFailed = unsent(
  REFUSED,
  "There is nothing to send: the lead that the mail is about is gone, or the mail could not be written.",
)
