import { useApolloClient } from "@apollo/client/react"
import { useEffect, useEffectEvent, useRef } from "react"
import { polling } from "../../apollo/polling.ts"
import {
  DashboardChangesDocument,
  type DashboardChangesQuery,
  type DashboardChangesQueryVariables,
} from "../../graphql/generated.ts"
import { reloadRelated } from "../../rooms/leads/lead/reloadLeads.ts"
import { onLiveOpen } from "../live/newLeads.ts"

/** What would be different if a lead or a mail had come in or moved. */
const signsOf = ({ dashboardSummary, mailState }: DashboardChangesQuery) =>
  JSON.stringify([
    dashboardSummary?.kinds.map(({ leadType, total, pending, overdue }) => [leadType, total, pending, overdue]),
    dashboardSummary?.kinds.map(({ mine, unassigned, followUpsDue }) => [mine, unassigned, followUpsDue]),
    [mailState?.isConfigured, mailState?.waitingCount, mailState?.oldestWaitingSince],
    [dashboardSummary?.privacyRequests?.open, dashboardSummary?.privacyRequests?.dueSoon],
    dashboardSummary?.privacyRequests?.overdue,
    dashboardSummary?.quarantined,
    [mailState?.failedCount, mailState?.problem?.id],
  ])

/**
 * Asks the server at intervals for the little that tells whether something has changed, and reloads what is on screen
 * only then. `shown` is what the screen shows of what `variables` ask for, `fail` is called when the server does not
 * answer.
 */
export const useChangePolling = (
  shown: DashboardChangesQuery | undefined,
  variables: DashboardChangesQueryVariables,
  fail: () => void,
) => {
  const client = useApolloClient()
  const isAsking = useRef(false)

  // Compares with what is shown once the answer is there: the operator's own changes are no news.
  const compare = useEffectEvent(async (data: DashboardChangesQuery | undefined) => {
    if (!data || !shown || signsOf(data) === signsOf(shown)) return
    await reloadRelated(client)
  })

  const ask = useEffectEvent(async () => {
    // Until a reload is there, the screen differs from what the server says.
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
    // What came while there was no stream, and is no event.
    const unsubscribe = onLiveOpen(ask)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [])
}
