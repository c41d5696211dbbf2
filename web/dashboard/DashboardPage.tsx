import { skipToken, useApolloClient } from "@apollo/client/react"
import { Box } from "@chakra-ui/react/box"
import { Grid } from "@chakra-ui/react/grid"
import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/contract/messages.ts"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router-dom"
import { LoadFailure, useLoadState } from "../components/records/LoadFailure.tsx"
import { usePermissions } from "../features/account/permissions.ts"
import { LeadStatistics } from "../features/leads/statistics/LeadStatistics.tsx"
import { useDashboardPageQuery } from "../graphql/generated.ts"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { DashboardCounters, OverdueNote } from "./DashboardSummary.tsx"
import { DashboardTabs } from "./DashboardTabs.tsx"
import { contentId } from "./paths.ts"
import { chosenTab } from "./tabs.ts"
import { useChangePolling } from "./useChangePolling.ts"
import { useDashboard } from "./useDashboard.ts"

/** The operator's dashboard. What was loaded once stays on screen when a reload fails, and so do the tabs. */
export const DashboardPage = () => {
  const { brandName } = useDashboard()
  const client = useApolloClient()
  const permissions = usePermissions()
  const asked = { readsLeads: permissions.viewerCanReadLeads, readsMail: permissions.viewerCanReadMail }
  const asksNothing = !asked.readsLeads && !asked.readsMail
  const query = useDashboardPageQuery(asksNothing ? skipToken : { variables: asked, fetchPolicy: "cache-and-network" })
  const { hasFailed, loadedAt } = useLoadState(query, messages.loadFailed)
  const shown = query.data ?? query.previousData
  const isAboutLeads = chosenTab(useLocation().search, permissions)?.isAboutLeads
  const summary = shown?.dashboardSummary

  // When the server is away, this fails as well, which marks what is on screen as old.
  const noteDisconnection = useEffectEvent(() => void query.refetch().catch(() => undefined))
  useChangePolling(query.data, asked, noteDisconnection)
  useEffect(() => {
    // At once, instead of with the next poll.
    window.addEventListener("offline", noteDisconnection)
    return () => window.removeEventListener("offline", noteDisconnection)
  }, [])

  const retry = async () => {
    await query.refetch()
    // The server is back, so reload whatever else failed or became old in the meantime.
    await client.refetchQueries({ include: "active" })
  }

  return (
    <Stack gap="6">
      <title>{`Dashboard | ${brandName}`}</title>
      {hasFailed && <LoadFailure retry={retry} shownSince={shown && loadedAt} />}
      {!shown && !hasFailed && !asksNothing && <DashboardLoading />}
      {(shown || hasFailed || asksNothing) && (
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", xl: isAboutLeads ? "minmax(0, 2fr) minmax(0, 3fr)" : undefined }}
          gap="4"
        >
          {summary && (
            <Stack gap="4">
              <DashboardCounters counts={summary.kinds} isBesideCharts={isAboutLeads} isOld={hasFailed} />
              <OverdueNote counts={summary.kinds} />
            </Stack>
          )}
          {summary && isAboutLeads && (
            // On a narrow screen the charts would push the list out of the first view.
            <Box order={{ base: 2, xl: 0 }}>
              <LeadStatistics />
            </Box>
          )}
          <Box id={contentId} tabIndex={-1} outline="none" gridColumn="1 / -1" minWidth="0">
            <DashboardTabs counts={summary?.kinds} mailState={shown?.mailState} isOld={hasFailed} />
          </Box>
        </Grid>
      )}
    </Stack>
  )
}
