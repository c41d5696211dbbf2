import { DAY_MS, HOUR_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { counted } from "../../../parts/list/counts.ts"
import { formatRecentMoment } from "../../../parts/records/Moment.tsx"
import type { Webhook } from "./webhookWords.ts"

/** So long messages and attempts are kept. */
const KEPT_MS = 30 * DAY_MS

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" })

const distanceOf = (distance: number) => {
  const far = Math.abs(distance)
  if (far < HOUR_MS) return relative.format(Math.trunc(distance / MINUTE_MS), "minute")
  if (far < DAY_MS) return relative.format(Math.trunc(distance / HOUR_MS), "hour")
  return relative.format(Math.trunc(distance / DAY_MS), "day")
}

/** How long ago something was: `3 minutes ago`, `yesterday`. The clock may be behind, so the future is just now. */
export const ago = (moment: string, now: number): string => {
  const distance = Date.parse(moment) - now
  return distance > -MINUTE_MS ? "just now" : distanceOf(distance)
}

/** When something is due: `in 2 hours`, `tomorrow`. What is overdue comes within a minute. */
export const until = (moment: string, now: number): string => {
  const distance = Date.parse(moment) - now
  return distance < MINUTE_MS ? "within a minute" : distanceOf(distance)
}

const dayOf = (moment: number) => new Date(moment).toDateString()

const sinceWhen = (moment: string, now: number) => {
  const at = Date.parse(moment)
  if (now - at < HOUR_MS)
    return `for ${counted(Math.max(1, Math.trunc((now - at) / MINUTE_MS)), ["minute", "minutes"])}`
  return dayOf(at) === dayOf(now - DAY_MS) ? "since yesterday" : `since ${formatRecentMoment(at)}`
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "")

const causeOf = ({ lastAttempt }: Webhook["health"]) => {
  if (!lastAttempt || lastAttempt.outcome === "ACCEPTED") return ""
  if (lastAttempt.statusCode !== null) return `: the receiver answered ${lastAttempt.statusCode}`
  return lastAttempt.explanation ? `: ${inSentence(lastAttempt.explanation)}` : ""
}

/** How a webhook stands: it works, it fails, it is off, or nobody knows yet. */
export interface Health {
  kind: "working" | "failing" | "off" | "untried"
  label: string
  words: string
}

const lastWords = ({ health, createdAt }: Webhook, now: number) => {
  if (health.lastDeliveredAt) return `Last delivered ${ago(health.lastDeliveredAt, now)}`
  if (health.lastAttempt) return `Last tried ${ago(health.lastAttempt.startedAt, now)}${causeOf(health)}`
  return now - Date.parse(createdAt) < KEPT_MS ? "Never tried yet" : "Nothing sent in the last 30 days"
}

export const healthOf = (webhook: Webhook, now: number): Health => {
  const { isEnabled, disabledReason, failingSince, waitingCount, health } = webhook
  if (!isEnabled) {
    if (disabledReason) return { kind: "failing", label: "Switched off", words: disabledReason }
    return { kind: "off", label: "Paused", words: `${lastWords(webhook, now)}. Nothing is sent to it meanwhile.` }
  }
  if (failingSince) {
    const next = health.nextAttemptAt ? `Next try ${until(health.nextAttemptAt, now)}.` : "No message is waiting."
    return {
      kind: "failing",
      label: "Failing",
      words: `Failing ${sinceWhen(failingSince, now)}${causeOf(health)}. ${next}`,
    }
  }
  const waiting = waitingCount > 0 ? ` ${counted(waitingCount, ["message waits", "messages wait"])}.` : ""
  const kind = health.lastDeliveredAt || health.lastAttempt ? "working" : "untried"
  return { kind, label: "On", words: `${lastWords(webhook, now)}${waiting && `.${waiting}`}` }
}
