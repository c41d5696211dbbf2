import { Box, Flex, Skeleton, Stack, Text } from "../../../../components/chakra.ts"

const ROWS = Array.from({ length: 14 }, (_, index) => index)

/** A separate file, as the dashboard loads the skeleton eagerly. */
export const CmsLoading = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted" fontSize="sm" lineHeight="2.25rem">
      Loading CMS content...
    </Text>
    <Flex gap="5" align="start" aria-hidden="true">
      <Box width={{ base: "full", xl: "17rem" }} flexShrink="0" borderWidth="1px" borderRadius="l3" background="bg">
        {ROWS.map((row) => (
          <Flex key={row} height="10" align="center" paddingX="3">
            <Skeleton height="4" width="60%" />
          </Flex>
        ))}
      </Box>
      <Stack hideBelow="xl" flex="1" gap="4" borderWidth="1px" borderRadius="l3" background="bg" padding="4">
        <Skeleton height="5" width="40%" />
        <Skeleton height="40" />
        <Skeleton height="80" />
      </Stack>
    </Flex>
  </Stack>
)
