import { Skeleton, Stack, Text } from "../../../../parts/chakra.ts"

const CARDS = ["1", "2", "3", "4", "5"]

/** Shown while the mails, or their list itself, are loading. A file of its own: the dashboard loads it at once. */
export const EmailLogsLoading = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted">
      Loading email logs...
    </Text>
    {CARDS.map((card) => (
      <Skeleton key={card} height="28" borderRadius="l3" />
    ))}
  </Stack>
)
