import { Box, Flex, Skeleton, Stack, VisuallyHidden } from "../../../../parts/chakra.ts"

export const FeedSkeleton = () => (
  <Stack gap="4" aria-busy="true">
    <VisuallyHidden role="status">Loading messages...</VisuallyHidden>
    {[1, 4, 2].map((lines) => (
      <Flex key={lines} gap="3">
        <Skeleton boxSize="6" borderRadius="full" flexShrink="0" />
        <Box flex="1">
          <Skeleton height="4" width="48" marginBottom="2" />
          <Skeleton height={`${lines * 1.5}rem`} borderRadius="l3" />
        </Box>
      </Flex>
    ))}
  </Stack>
)
