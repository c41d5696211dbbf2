import { HelpText, SimpleGrid, Skeleton, Stack } from "../../../components/chakra.ts"

const CARDS = ["1", "2", "3", "4", "5", "6", "7", "8"]

export const MediaGridSkeleton = () => (
  <Stack gap="3">
    <HelpText role="status">Loading media library...</HelpText>
    <SimpleGrid columns={{ base: 2, md: 3, xl: 4 }} gap={{ base: "3", md: "4" }} aria-hidden="true">
      {CARDS.map((card) => (
        <Skeleton key={card} height="64" borderRadius="l3" />
      ))}
    </SimpleGrid>
  </Stack>
)
