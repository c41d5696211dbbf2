import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Skeleton } from "@chakra-ui/react/skeleton"

const ROWS = ["1", "2", "3", "4", "5", "6", "7", "8"]

/** Stands where the rows will be. */
export const LeadListSkeleton = () => (
  <SimpleGrid
    role="status"
    aria-label="Loading the list"
    columns={{ base: 1, md: 2, xl: 1 }}
    gap={{ base: "3", xl: "0.5" }}
  >
    {ROWS.map((row) => (
      <Skeleton key={row} height={{ base: "64", xl: "16" }} borderRadius={{ base: "l3", xl: "l1" }} />
    ))}
  </SimpleGrid>
)
