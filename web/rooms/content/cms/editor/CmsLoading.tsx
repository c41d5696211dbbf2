import { Flex, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"

/** Shown while the content, or the editor itself, is loading. A file of its own: the dashboard loads it at once. */
export const CmsLoading = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted">
      Loading CMS content...
    </Text>
    <Flex gap="5">
      <Skeleton height="40rem" width={{ base: "full", xl: "17rem" }} borderRadius="l3" />
      <Skeleton hideBelow="xl" height="40rem" flex="1" borderRadius="l3" />
    </Flex>
  </Stack>
)
