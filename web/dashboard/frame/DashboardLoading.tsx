import { Spinner } from "@chakra-ui/react/spinner"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"

/** Shown while a screen's data is loaded for the first time. */
export const DashboardLoading = () => (
  <Stack role="status" align="center" gap="4" paddingY="24">
    <Spinner size="lg" color="brand.fg" />
    <Text color="fg.muted">Loading dashboard...</Text>
  </Stack>
)
