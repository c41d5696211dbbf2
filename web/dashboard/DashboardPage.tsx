import { Box } from "@chakra-ui/react/box"
import { Grid } from "@chakra-ui/react/grid"
import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/messages.ts"
import { useEffect } from "react"
import { toast } from "sonner"
import { errorCode } from "../apollo/errors.ts"
import { polling } from "../apollo/polling.ts"
import { LoadFailure } from "../components/records/LoadFailure.tsx"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { LeadStatistics } from "../features/leads/statistics/LeadStatistics.tsx"
import { useDashboardPageQuery } from "../graphql/generated.ts"
import { DashboardCounters } from "./DashboardCounters.tsx"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { DashboardTabs } from "./DashboardTabs.tsx"
import { OverdueNote } from "./OverdueNote.tsx"
import { contentId } from "./paths.ts"

/** The operator's dashboard (SPEC §2). What has once been loaded stays on screen when a reload fails. */
export const DashboardPage = () => {
  const brandName = useBrandName()
  const { data, previousData, error, refetch } = useDashboardPageQuery({
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const shown = data ?? previousData

  useEffect(() => {
    // A refused token leads to the login, which says enough.
    if (error && errorCode(error) !== "UNAUTHENTICATED") toast.error(messages.loadFailed, { id: messages.loadFailed })
  }, [error])

  return (
    <Stack gap="6">
      <title>{`Dashboard | ${brandName}`}</title>
      {error && <LoadFailure retry={refetch} />}
      {!shown && !error && <DashboardLoading />}
      {shown && (
        <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 2fr) minmax(0, 3fr)" }} gap="4">
          <Stack gap="4">
            <DashboardCounters summary={shown.dashboardSummary} />
            <OverdueNote summary={shown.dashboardSummary} />
          </Stack>
          {/* On a narrow screen the picture would keep the work off the first view. */}
          <Box order={{ base: 2, xl: 0 }}>
            <LeadStatistics />
          </Box>
          <Box id={contentId} tabIndex={-1} outline="none" gridColumn="1 / -1" minWidth="0">
            <DashboardTabs summary={shown.dashboardSummary} mailState={shown.mailState} />
          </Box>
        </Grid>
      )}
    </Stack>
  )
}
