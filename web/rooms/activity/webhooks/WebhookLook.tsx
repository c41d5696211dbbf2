import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { Badge, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { formatDuration, formatTimeLeft, useMinute } from "../../../components/records/DateTime.tsx"
import { SecretDialog } from "../../../components/SecretDialog.tsx"
import { type Delivery, statusesInWords, type Webhook, webhookName } from "./webhookWords.ts"

export const WebhookSecret = ({ webhook, secret, close }: { webhook: Webhook; secret: string; close: () => void }) => (
  <SecretDialog
    label="Secret"
    noun="secret"
    secret={secret}
    text={`It signs the messages to ${webhookName(webhook)}, and this is the only time that it is shown. Your receiver checks each message with it.`}
    close={close}
  >
    {webhook.previousSecretEndsAt && (
      <HelpText>
        For 24 hours messages are signed with the previous secret as well, so that you have time to update your
        receiver.
      </HelpText>
    )}
  </SecretDialog>
)

const KEPT_MS = 30 * DAY_MS

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "")

const causeOf = ({ lastAttempt }: Webhook["health"]) => {
  if (!lastAttempt || lastAttempt.outcome === "ACCEPTED") return ""
  if (lastAttempt.statusCode !== null) return `: the receiver answered ${lastAttempt.statusCode}`
  return lastAttempt.explanation ? `: ${inSentence(lastAttempt.explanation)}` : ""
}

type Standing = Pick<Webhook, "createdAt" | "disabledReason" | "failingSince" | "health" | "isEnabled" | "waitingCount">

const lastWords = ({ health, createdAt }: Standing, now: number) => {
  const since = (moment: string) => formatDuration(now - Date.parse(moment))
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
      ? `Next try ${formatTimeLeft(health.nextAttemptAt, now)}.`
      : "No message is waiting."
    const span = formatDuration(now - Date.parse(failingSince))
    return { palette: "red", label: "Failing", words: `Failing for ${span}${causeOf(health)}. ${next}` }
  }
  const waiting = waitingCount > 0 ? `. ${counted(waitingCount, ["message waits", "messages wait"])}.` : ""
  const palette = health.lastDeliveredAt || health.lastAttempt ? "green" : "blue"
  return { palette, label: "On", words: `${last}${waiting}` }
}

export const HealthMark = ({ webhook }: { webhook: Webhook }) => {
  const { palette, label, words } = healthOf(webhook, useMinute())
  return (
    <Stack gap="1" align="start" minWidth="0">
      <Badge colorPalette={palette}>{label}</Badge>
      <Text as="span" fontSize="sm" color={palette === "red" ? "fg.error" : "fg.muted"} overflowWrap="anywhere">
        {words}
      </Text>
    </Stack>
  )
}

export const WebhookMarks = ({ webhook: { format } }: { webhook: Pick<Webhook, "format"> }) =>
  format === "SLACK" && <Badge variant="subtle">Slack</Badge>

export const StatusBadge = ({ status }: Pick<Delivery, "status">) => {
  const words = statusesInWords.find(({ name }) => name === status)
  return <Badge colorPalette={words?.palette ?? "gray"}>{words?.label ?? status}</Badge>
}
