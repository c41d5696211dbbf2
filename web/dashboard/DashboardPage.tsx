import { useApolloClient } from "@apollo/client/react"
import { Box } from "@chakra-ui/react/box"
import { Grid } from "@chakra-ui/react/grid"
import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/contract/messages.ts"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router-dom"
import { polling } from "../apollo/polling.ts"
import { LoadFailure, useLoadState } from "../components/records/LoadFailure.tsx"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { LeadStatistics } from "../features/leads/statistics/LeadStatistics.tsx"
import { useDashboardPageQuery } from "../graphql/generated.ts"
import { DashboardCounters } from "./DashboardCounters.tsx"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { DashboardTabs } from "./DashboardTabs.tsx"
import { OverdueNote } from "./OverdueNote.tsx"
import { contentId } from "./paths.ts"
import { chosenTab } from "./tabs.ts"

/** The operator's dashboard. What has once been loaded stays on screen when a reload fails, and so do the tabs. */
export const DashboardPage = () => {
  const brandName = useBrandName()
  const client = useApolloClient()
  const query = useDashboardPageQuery({ fetchPolicy: "cache-and-network", ...polling })
  const { hasFailed, loadedAt } = useLoadState(query, messages.loadFailed)
  const shown = query.data ?? query.previousData
  const { isAboutLeads } = chosenTab(useLocation().search)

  // At once, instead of with the next poll: what is on screen is marked as old from then on.
  const noteDisconnection = useEffectEvent(() => void query.refetch().catch(() => undefined))
  useEffect(() => {
    window.addEventListener("offline", noteDisconnection)
    return () => window.removeEventListener("offline", noteDisconnection)
  }, [])

  const retry = async () => {
    await query.refetch()
    // The server is there again: what else has failed or grown old meanwhile is loaded, too.
    await client.refetchQueries({ include: "active" })
  }

  return (
    <Stack gap="6">
      <title>{`Dashboard | ${brandName}`}</title>
      {hasFailed && <LoadFailure retry={retry} shownSince={shown && loadedAt} />}
      {!shown && !hasFailed && <DashboardLoading />}
      {(shown || hasFailed) && (
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", xl: isAboutLeads ? "minmax(0, 2fr) minmax(0, 3fr)" : undefined }}
          gap="4"
        >
          {shown && (
            <Stack gap="4">
              <DashboardCounters summary={shown.dashboardSummary} isBesidePicture={isAboutLeads} isOld={hasFailed} />
              <OverdueNote summary={shown.dashboardSummary} />
            </Stack>
          )}
          {shown && isAboutLeads && (
            // On a narrow screen the picture would keep the work off the first view.
            <Box order={{ base: 2, xl: 0 }}>
              <LeadStatistics />
            </Box>
          )}
          <Box id={contentId} tabIndex={-1} outline="none" gridColumn="1 / -1" minWidth="0">
            <DashboardTabs summary={shown?.dashboardSummary} mailState={shown?.mailState} isOld={hasFailed} />
          </Box>
        </Grid>
      )}
    </Stack>
  )
}
