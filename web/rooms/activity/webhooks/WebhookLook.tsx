import { Badge, Stack, Text } from "../../../parts/chakra.ts"
import { useMinute } from "../../../parts/records/Moment.tsx"
import { healthOf } from "./webhookHealth.ts"
import { type Delivery, statusesInWords, type Webhook } from "./webhookWords.ts"

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
