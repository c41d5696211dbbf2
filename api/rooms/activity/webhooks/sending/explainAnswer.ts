import { type WebhookAttemptOutcome, webhookAttemptOutcomes } from "../../../../contract/activity/webhooks.ts"
import { ForbiddenAddressError } from "../address/publicAddress.ts"
import type { Answer } from "./post.ts"

export interface AttemptResult {
  outcome: WebhookAttemptOutcome
  explanation: string
  statusCode: number | null
  answer: string | null
  retryAfterMs?: number | null
}

const answered = (
  { status, text, retryAfterMs }: Answer,
  outcome: WebhookAttemptOutcome,
  explanation: string,
): AttemptResult => ({
  outcome,
  explanation,
  statusCode: status,
  answer: text || null,
  retryAfterMs,
})

export const explainAnswer = (answer: Answer): AttemptResult => {
  const { status } = answer
  if (status >= 200 && status < 300) {
    return answered(answer, webhookAttemptOutcomes.ACCEPTED, "The receiver accepted the message.")
  }
  const explanation =
    status === 410
      ? "The receiver says that it is gone for good, so the webhook was switched off."
      : status >= 300 && status < 400
        ? "The receiver redirects to another address. Redirects are not followed: set the new address."
        : status === 401 || status === 403
          ? "The receiver refused the message. It may expect another secret."
          : status === 429
            ? "The receiver asks for fewer messages."
            : status >= 500
              ? "The receiver reported an internal error."
              : "The receiver refused the message."
  return answered(answer, webhookAttemptOutcomes.REFUSED, explanation)
}

const certificateFaults = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/

const explanationOf = (code: string) => {
  if (certificateFaults.test(code)) return "The receiver's certificate is not trusted or names another host."
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "The receiver's name could not be resolved."
    case "ECONNREFUSED":
      return "Nothing accepts connections at the receiver's address."
    case "ABORT_ERR":
      return "The receiver did not answer within 10 seconds."
    default:
      return "The connection to the receiver broke."
  }
}

const failed = (outcome: WebhookAttemptOutcome, explanation: string, answer: string | null): AttemptResult => ({
  outcome,
  explanation,
  statusCode: null,
  answer,
})

export const explainFailure = (error: unknown): AttemptResult => {
  if (error instanceof ForbiddenAddressError) {
    const explanation = `${error.message} Webhooks reach no other addresses.`
    return failed(webhookAttemptOutcomes.FORBIDDEN_ADDRESS, explanation, null)
  }
  const { code = "" } = error as NodeJS.ErrnoException
  return failed(webhookAttemptOutcomes.UNREACHABLE, explanationOf(code), code || null)
}

/** The process has ended, or was considered dead, before an answer came. */
export const interrupted: AttemptResult = failed(
  webhookAttemptOutcomes.INTERRUPTED,
  "The attempt was broken off, and the message is sent again.",
  null,
)

/** The same of the last attempt, after which the message is not sent any more. */
export const interruptedAtLast: AttemptResult = failed(
  webhookAttemptOutcomes.INTERRUPTED,
  "The attempt was broken off, and the message is not sent any more.",
  null,
)

/** There is nothing to tell any more. */
export const outdated: AttemptResult = failed(
  webhookAttemptOutcomes.REFUSED,
  "What the message was about is gone, so it was not sent.",
  null,
)
