import { Skeleton } from "@chakra-ui/react/skeleton"
import { Stack } from "@chakra-ui/react/stack"

const ROWS = ["1", "2", "3", "4", "5", "6", "7", "8"]

/** Stands where the rows will be. */
export const LeadListSkeleton = () => (
  <Stack role="status" aria-label="Loading the list" gap={{ base: "3", lg: "0.5" }}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={{ base: "64", lg: "16" }} borderRadius={{ base: "l3", lg: "l1" }} />
    ))}
  </Stack>
)
