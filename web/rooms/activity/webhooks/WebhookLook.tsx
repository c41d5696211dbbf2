import { Badge, Stack, Text } from "../../../parts/chakra.ts"
import { useMinute } from "../../../parts/records/Moment.tsx"
import { type Health, healthOf } from "./webhookHealth.ts"
import type { Webhook } from "./webhookWords.ts"

const palettes: Readonly<Record<Health["kind"], string>> = {
  working: "green",
  failing: "red",
  off: "gray",
  untried: "blue",
}

export const HealthMark = ({ webhook }: { webhook: Webhook }) => {
  const { kind, label, words } = healthOf(webhook, useMinute())
  return (
    <Stack gap="1" align="start" minWidth="0">
      <Badge colorPalette={palettes[kind]}>{label}</Badge>
      <Text as="span" fontSize="sm" color={kind === "failing" ? "fg.error" : "fg.muted"} overflowWrap="anywhere">
        {words}
      </Text>
    </Stack>
  )
}
