import { Skeleton, Stack, Text } from "../../../../parts/chakra.ts"

/** Shown while the content, or the editor itself, is loading. A file of its own: the dashboard loads it at once. */
export const CmsLoading = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted">
      Loading CMS content...
    </Text>
    <Skeleton height="48" borderRadius="l3" />
    <Skeleton height="48" borderRadius="l3" />
  </Stack>
)
