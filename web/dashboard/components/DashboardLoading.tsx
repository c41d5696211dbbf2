import { messages } from "@farelight/api/contract/api/messages.ts"
import { Button, Spinner, Stack, Text } from "../../components/chakra.ts"
import { LoadingRows } from "../../components/records/LoadFailure.tsx"
import { Notice } from "../../components/records/Notice.tsx"

/** Shows the placeholder rows of a named `page`, or a spinner without a name. */
export const DashboardLoading = ({ page }: { page?: string }) => {
  if (!navigator.onLine)
    return (
      <Notice role="alert" tone="red" text={`${messages.loadFailed}. You're offline.`}>
        {/* The page's code waits for this event. */}
        <Button size="xs" borderColor="currentColor" onClick={() => dispatchEvent(new Event("online"))}>
          Try again
        </Button>
      </Notice>
    )
  if (page) return <LoadingRows label={`Loading ${page}`} count={5} />
  return (
    <Stack role="status" align="center" gap="4" paddingY="24">
      <Spinner size="lg" color="brand.fg" />
      <Text color="fg.muted">Loading dashboard...</Text>
    </Stack>
  )
}
