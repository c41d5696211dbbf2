import { skipToken } from "@apollo/client/react"
import { matchPath, useLocation } from "react-router-dom"
import { useDashboardPageQuery } from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { leadKinds } from "../leadKinds.tsx"
import { paths } from "../navigation/paths.ts"

export const useCountVariables = () => {
  const permissions = usePermissions()
  const asked = { readsLeads: permissions.viewerCanReadLeads, readsMail: permissions.viewerCanReadMail }
  return { asked, asksNothing: !asked.readsLeads && !asked.readsMail }
}

/** The dashboard page keeps the counts current, so other pages load them only once. */
export const useDashboardCounts = (isKnown: boolean) => {
  const { pathname } = useLocation()
  const { asked, asksNothing } = useCountVariables()
  const isKeptByPage = pathname === paths.dashboard || leadKinds.some(({ path }) => matchPath(`${path}/:id`, pathname))
  const { data, previousData } = useDashboardPageQuery(
    !isKnown || asksNothing
      ? skipToken
      : { variables: asked, fetchPolicy: isKeptByPage ? "cache-only" : "cache-first" },
  )
  const shown = data ?? previousData
  return {
    summary: shown?.dashboardSummary,
    mailState: shown?.mailState,
    unmatched: shown?.mailbox?.unmatchedCount ?? 0,
  }
}
