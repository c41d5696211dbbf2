import { Flex, Skeleton, Stack, Text } from "../../../../components/chakra.ts"

/** In a file of its own, as the dashboard loads the skeleton before the editor. */
export const CmsLoading = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted" fontSize="sm" lineHeight="2.25rem">
      Loading CMS content...
    </Text>
    <Flex gap="5" align="start" aria-hidden="true">
      <Skeleton
        width={{ base: "full", xl: "17rem" }}
        height="35rem"
        maskImage="repeating-linear-gradient(#000 0 1rem, #0000 1rem 2.5rem)"
      />
      <Skeleton hideBelow="xl" flex="1" height="35rem" />
    </Flex>
  </Stack>
)
