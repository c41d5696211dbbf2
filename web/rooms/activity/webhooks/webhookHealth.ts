import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { counted } from "../../../parts/list/counts.ts"
import { describeWait } from "../../../parts/records/describeWait.ts"
import { describeSpan } from "../../../parts/records/Moment.tsx"
import type { Webhook } from "./webhookWords.ts"

/** Retention of messages and attempts. */
const KEPT_MS = 30 * DAY_MS

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "")

const causeOf = ({ lastAttempt }: Webhook["health"]) => {
  if (!lastAttempt || lastAttempt.outcome === "ACCEPTED") return ""
  if (lastAttempt.statusCode !== null) return `: the receiver answered ${lastAttempt.statusCode}`
  return lastAttempt.explanation ? `: ${inSentence(lastAttempt.explanation)}` : ""
}

type Standing = Pick<Webhook, "createdAt" | "disabledReason" | "failingSince" | "health" | "isEnabled" | "waitingCount">

const lastWords = ({ health, createdAt }: Standing, now: number) => {
  const since = (moment: string) => describeSpan(now - Date.parse(moment))
  if (health.lastDeliveredAt) return `Last delivered ${since(health.lastDeliveredAt)} ago`
  if (health.lastAttempt) return `Last tried ${since(health.lastAttempt.startedAt)} ago${causeOf(health)}`
  return now - Date.parse(createdAt) < KEPT_MS ? "Never tried yet" : "Nothing sent in the last 30 days"
}

export const healthOf = (webhook: Standing, now: number) => {
  const { isEnabled, disabledReason, failingSince, waitingCount, health } = webhook
  if (!isEnabled && disabledReason) return { palette: "red", label: "Switched off", words: disabledReason }
  const last = lastWords(webhook, now)
  if (!isEnabled) return { palette: "gray", label: "Paused", words: `${last}. Nothing is sent to it meanwhile.` }
  if (failingSince) {
    const next = health.nextAttemptAt
      ? `Next try ${describeWait(health.nextAttemptAt, now)}.`
      : "No message is waiting."
    const span = describeSpan(now - Date.parse(failingSince))
    return { palette: "red", label: "Failing", words: `Failing for ${span}${causeOf(health)}. ${next}` }
  }
  const waiting = waitingCount > 0 ? `. ${counted(waitingCount, ["message waits", "messages wait"])}.` : ""
  const palette = health.lastDeliveredAt || health.lastAttempt ? "green" : "blue"
  return { palette, label: "On", words: `${last}${waiting}` }
}
