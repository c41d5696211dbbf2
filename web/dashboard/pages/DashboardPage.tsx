import { skipToken, useApolloClient } from "@apollo/client/react"
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react"
import { Outlet, useLocation } from "react-router-dom"
import { polling } from "../../apollo/polling.ts"
import { listen } from "../../browser/listen.ts"
import { Box, Stack } from "../../components/chakra.ts"
import { KeptAddressContext } from "../../components/list/listAddress.ts"
import { LoadFailure, useLoadState, useRetries } from "../../components/records/LoadFailure.tsx"
import {
  DashboardChangesDocument,
  type DashboardChangesQuery,
  type DashboardChangesQueryVariables,
  useDashboardPageQuery,
} from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { reloadRelated } from "../../rooms/leads/lead/reloadLeads.ts"
import { PageTitle } from "../components/PageTitle.tsx"
import { useDashboard } from "../components/useDashboard.ts"
import { leadKinds } from "../leadKinds.tsx"
import { onLiveOpen } from "../live/newLeads.ts"
import { contentId } from "../navigation/paths.ts"
import { chosenTab } from "../navigation/tabs.ts"
import { useCountVariables } from "../sidebar/useDashboardCounts.ts"
import { DashboardSummary } from "./DashboardSummary.tsx"
import { DashboardTabs } from "./DashboardTabs.tsx"
import { type OpenLead, useOpenLead } from "./openLead.ts"

/** The text changes if a lead or mail is added or changes its state. */
const signsOf = ({ dashboardSummary, mailState }: DashboardChangesQuery) =>
  JSON.stringify([
    dashboardSummary?.kinds.map(({ leadType, total, pending, overdue }) => [leadType, total, pending, overdue]),
    dashboardSummary?.kinds.map(({ mine, unassigned, followUpsDue, returned }) => [
      mine,
      unassigned,
      followUpsDue,
      returned,
    ]),
    [mailState?.isConfigured, mailState?.waitingCount, mailState?.oldestWaitingSince],
    [dashboardSummary?.privacyRequests?.open, dashboardSummary?.privacyRequests?.dueSoon],
    dashboardSummary?.privacyRequests?.overdue,
    dashboardSummary?.quarantined,
    [mailState?.failedCount, mailState?.problem?.id],
  ])

/**
 * A small query is polled, and the screen reloads only if its result differs from `shown`. `variables` must be those of
 * the screen. `fail` is called if the server does not respond.
 */
const useChangePolling = (
  shown: DashboardChangesQuery | undefined,
  variables: DashboardChangesQueryVariables,
  fail: () => void,
) => {
  const client = useApolloClient()
  const isAsking = useRef(false)

  // Compares when the response has arrived, as the screen by then shows the operator's own changes too.
  const compare = useEffectEvent(async (data: DashboardChangesQuery | undefined) => {
    if (!data || !shown || signsOf(data) === signsOf(shown)) return
    await reloadRelated(client)
  })

  const ask = useEffectEvent(async () => {
    // `isAsking` stays true during a reload, whose changes would otherwise look like a difference.
    if (!shown || isAsking.current || polling.skipPollAttempt()) return
    isAsking.current = true
    try {
      await compare((await client.query({ query: DashboardChangesDocument, variables, fetchPolicy: "no-cache" })).data)
    } catch {
      fail()
    } finally {
      isAsking.current = false
    }
  })

  useEffect(() => {
    const timer = setInterval(ask, polling.pollInterval)
    // Changes made while no stream was open have sent no signal, so this asks for them.
    const unsubscribe = onLiveOpen(ask)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [])
}

const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)",
  gap: "5",
  alignItems: "start",
  // The width of the second column with its gap and the paddings; the sidebar is 13.5rem wide.
  "--beside-list": "calc((100vw - 17.25rem) * 8 / 13 + 3rem)",
}

// The panel is as high as the window, so that its end can be read at any scroll position of the list.
const stickyPanel = {
  position: "sticky",
  top: "3",
  height: "calc(100dvh - 4.5rem)",
  minHeight: "20rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: "bg",
  borderWidth: "1px",
  borderRadius: "l3",
} as const

interface Props {
  openLead: OpenLead | undefined
  isOld: boolean
  children: ReactNode
}

/** The list stays mounted, so that it keeps its position. */
const WithOpenLead = ({ openLead, isOld, children }: Props) => {
  const shared = useDashboard()
  const isBehind = openLead !== undefined && !openLead.isBeside
  const { viewerCanReadLeads } = usePermissions()
  // The screen of the lead reports the missing permission, and the list must not load.
  if (openLead && !viewerCanReadLeads) return <Outlet context={shared} />
  const Behind = isBehind ? leadKinds.find(({ type }) => type === openLead.type)?.List : undefined
  return (
    <KeptAddressContext value={openLead?.list ?? null}>
      <Box css={openLead?.isBeside ? columns : undefined}>
        {!isBehind && <Box minWidth="0">{children}</Box>}
        {Behind && <Behind isOld={isOld} openLeadId={openLead?.id} isBehind />}
        {openLead && (
          <Box css={openLead.isBeside ? stickyPanel : undefined}>
            <Outlet context={shared} />
          </Box>
        )}
      </Box>
    </KeptAddressContext>
  )
}

/** If a reload fails, loaded data and tabs stay on the screen. */
export const DashboardPage = () => {
  const client = useApolloClient()
  const { asked, asksNothing } = useCountVariables()
  const query = useDashboardPageQuery(asksNothing ? skipToken : { variables: asked, fetchPolicy: "cache-and-network" })
  const openLead = useOpenLead()
  const chosen = chosenTab(useLocation().search, usePermissions())
  // The other tabs report their failures themselves.
  const isOfLeads = openLead !== undefined || leadKinds.some(({ tab }) => tab === chosen?.name)
  const { hasFailed, loadedAt } = useLoadState(query)
  const shown = query.data ?? query.previousData

  // While the server is down, this query fails too, which marks the screen as outdated.
  const noteDisconnection = useEffectEvent(() => void query.refetch().catch(() => undefined))
  useChangePolling(query.data, asked, noteDisconnection)
  // A lost connection shows at once, without waiting for the next poll.
  useEffect(() => listen(window, { offline: noteDisconnection }), [])

  const retry = async () => {
    await query.refetch()
    // The server is back, so everything that failed or is outdated is loaded again.
    await client.refetchQueries({ include: "active" })
  }

  useRetries(() => retry().catch(() => undefined), hasFailed && !isOfLeads)

  const isBehind = openLead !== undefined && !openLead.isBeside
  return (
    <Stack gap={{ base: "2", md: "3" }}>
      {!openLead && <PageTitle page={chosen?.label ?? "Dashboard"} />}
      {hasFailed && isOfLeads && !isBehind && <LoadFailure retry={retry} shownSince={shown && loadedAt} />}
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
