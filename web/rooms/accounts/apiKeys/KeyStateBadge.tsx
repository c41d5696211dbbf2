import { Badge, Stack, Text } from "../../../parts/chakra.ts"
import { useMinute } from "../../../parts/records/Moment.tsx"
import { type ApiKey, formatDay, stateOf } from "./keyState.ts"

const daysInWords = (days: number) => (days === 1 ? "Expires within a day" : `Expires in ${days} days`)

export const KeyStateBadge = ({ apiKey }: { apiKey: ApiKey }) => {
  const { kind, days } = stateOf(apiKey, useMinute())
  const { expiresAt, revokedAt } = apiKey
  const moment = (at: string) => (
    <Text as="span" color="fg.muted" fontSize="xs">
      {formatDay(at)}
    </Text>
  )
  return (
    <Stack gap="1" align="start">
      {kind === "active" && <Text as="span">{`${days} days left`}</Text>}
      {kind === "ending" && <Badge colorPalette="yellow">{daysInWords(days)}</Badge>}
      {kind === "expired" && <Badge variant="subtle">Expired</Badge>}
      {kind === "revoked" && <Badge variant="subtle">Revoked</Badge>}
      {moment(revokedAt ?? expiresAt)}
    </Stack>
  )
}
