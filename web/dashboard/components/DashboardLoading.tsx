import { Spinner, Stack, Text } from "../../components/chakra.ts"

export const DashboardLoading = () => (
  <Stack role="status" align="center" gap="4" paddingY="24">
    <Spinner size="lg" color="brand.fg" />
    <Text color="fg.muted">Loading dashboard...</Text>
  </Stack>
)
