import { skipToken, useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router-dom"
import { useDashboardPageQuery } from "../../graphql/generated.ts"
import { Box, Stack } from "../../parts/chakra.ts"
import { LoadFailure, useLoadState } from "../../parts/records/LoadFailure.tsx"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { DashboardSummary } from "../frame/DashboardSummary.tsx"
import { DashboardTabs } from "../frame/DashboardTabs.tsx"
import { chosenTab } from "../frame/tabs.ts"
import { useChangePolling } from "../frame/useChangePolling.ts"
import { useDashboard } from "../frame/useDashboard.ts"
import { PageTitle } from "../live/PageTitle.tsx"
import { useAskedCounts } from "../rail/useDashboardCounts.ts"
import { useOpenLead } from "./openLead.ts"
import { contentId } from "./paths.ts"
import { WithOpenLead } from "./WithOpenLead.tsx"

/** The operator's dashboard. What was loaded once stays on screen when a reload fails, and so do the tabs. */
export const DashboardPage = () => {
  const { brandName } = useDashboard()
  const client = useApolloClient()
  const { asked, asksNothing } = useAskedCounts()
  const query = useDashboardPageQuery(asksNothing ? skipToken : { variables: asked, fetchPolicy: "cache-and-network" })
  const { hasFailed, loadedAt } = useLoadState(query, messages.loadFailed)
  const shown = query.data ?? query.previousData
  const openLead = useOpenLead()
  const chosen = chosenTab(useLocation().search, usePermissions())

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

  const isBehind = openLead !== undefined && !openLead.isBeside
  return (
    <Stack gap={{ base: "2", md: "3" }}>
      {!openLead && <PageTitle page={chosen?.label ?? "Dashboard"} brandName={brandName} />}
      {hasFailed && !isBehind && <LoadFailure retry={retry} shownSince={shown && loadedAt} />}
      {!isBehind && !asksNothing && !(hasFailed && !shown) && (
        <DashboardSummary summary={shown?.dashboardSummary} isOld={hasFailed} isLoading={!shown} />
      )}
      <WithOpenLead openLead={openLead} isOld={hasFailed}>
        <Box id={contentId} tabIndex={-1} outline="none" minWidth="0">
          <DashboardTabs
            counts={shown?.dashboardSummary?.kinds}
            mailState={shown?.mailState}
            isOld={hasFailed}
            openLead={openLead}
          />
        </Box>
      </WithOpenLead>
    </Stack>
  )
}
