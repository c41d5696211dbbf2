import { useApolloClient } from "@apollo/client/react"
import { useEffect, useEffectEvent, useRef } from "react"
import { polling } from "../apollo/polling.ts"
import { DashboardChangesDocument, type DashboardChangesQuery } from "../graphql/generated.ts"

/** What would be different if a lead or a mail had come in or moved. */
const signsOf = ({ dashboardSummary, mailState }: DashboardChangesQuery) =>
  JSON.stringify([
    dashboardSummary.kinds.map(({ leadType, total, pending, overdue }) => [leadType, total, pending, overdue]),
    [mailState.isConfigured, mailState.waitingCount, mailState.oldestWaitingSince],
    [mailState.failedCount, mailState.problem?.id],
  ])

/**
 * Asks the server at intervals for the little that tells whether something has changed, and reloads what is on screen
 * only then. `shown` is what the screen shows, `fail` is called when the server does not answer.
 */
export const useChangePolling = (shown: DashboardChangesQuery | undefined, fail: () => void) => {
  const client = useApolloClient()
  const isAsking = useRef(false)

  const ask = async () => {
    if (!shown) return
    const { data } = await client.query({ query: DashboardChangesDocument, fetchPolicy: "no-cache" })
    if (data && signsOf(data) !== signsOf(shown)) await client.refetchQueries({ include: "active" })
  }

  const tick = useEffectEvent(async () => {
    // Until a reload is there, the screen differs from what the server says.
    if (isAsking.current || polling.skipPollAttempt()) return
    isAsking.current = true
    await ask().catch(fail)
    isAsking.current = false
  })

  useEffect(() => {
    const timer = setInterval(tick, polling.pollInterval)
    return () => clearInterval(timer)
  }, [])
}
