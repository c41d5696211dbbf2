import { Skeleton } from "@chakra-ui/react/skeleton"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"

const CARDS = ["1", "2", "3", "4", "5"]

/** Stands where the entries will be. */
export const EmailLogsSkeleton = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted">
      Loading email logs...
    </Text>
    {CARDS.map((card) => (
      <Skeleton key={card} height="28" borderRadius="l3" />
    ))}
  </Stack>
)
