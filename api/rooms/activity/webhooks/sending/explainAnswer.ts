import { type WebhookAttemptOutcome, webhookAttemptOutcomes } from "../../../../contract/activity/webhooks.ts"
import { explain } from "../../../../platform/failures/serverCauses.ts"
import { ForbiddenAddressError } from "../address/publicAddress.ts"
import type { Answer } from "./post.ts"

export interface AttemptResult {
  outcome: WebhookAttemptOutcome
  explanation: string
  statusCode: number | null
  answer: string | null
  retryAfterMs?: number | null
}

const { ACCEPTED, REFUSED, UNREACHABLE, FORBIDDEN_ADDRESS, INTERRUPTED } = webhookAttemptOutcomes

export const explainAnswer = ({ status, text, retryAfterMs }: Answer): AttemptResult => {
  const response = { statusCode: status, answer: text || null, retryAfterMs }
  return status >= 200 && status < 300
    ? { ...response, outcome: ACCEPTED, explanation: "The receiver accepted the message." }
    : { ...response, outcome: REFUSED, explanation: explain("webhook", { status }).explanation }
}

const unanswered = (
  outcome: WebhookAttemptOutcome,
  explanation: string,
  answer: string | null = null,
): AttemptResult => ({ outcome, explanation, statusCode: null, answer })

export const explainFailure = (error: unknown): AttemptResult => {
  if (error instanceof ForbiddenAddressError)
    return unanswered(FORBIDDEN_ADDRESS, `${error.message} Webhooks reach no other addresses.`)
  const { fault, explanation } = explain("webhook", error)
  return unanswered(UNREACHABLE, explanation, fault.code || null)
}

export const interrupted = unanswered(INTERRUPTED, "The attempt was broken off, and the message is sent again.")

export const interruptedFinally = unanswered(
  INTERRUPTED,
  "The attempt was broken off, and the message is not sent any more.",
)

export const outdated = unanswered(REFUSED, "What the message was about is gone, so it was not sent.")
