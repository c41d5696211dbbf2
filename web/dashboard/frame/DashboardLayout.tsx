import { isJsonObject } from "@farelight/api/contract/api/jsonObject.ts"
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from "react"
import { Outlet, useNavigationType } from "react-router-dom"
import { documentBrand } from "../../browser/documentBrand.ts"
import { deleteOtherDrafts } from "../../browser/drafts.ts"
import { lazyComponent } from "../../browser/lazyComponent.tsx"
import { Confirmation } from "../../components/forms/Confirmation.tsx"
import { setTimeZone } from "../../components/records/dateFormat.ts"
import { useLoadState, useRetries } from "../../components/records/LoadFailure.tsx"
import { SkipLink } from "../../components/SkipLink.tsx"
import { useDashboardLayoutQuery, useGlobalContentQuery } from "../../graphql/generated.ts"
import { everyPermission, PermissionsContext } from "../../rooms/accounts/account/permissions.ts"
import { lacksSecondFactor, SecondFactorGate } from "../../rooms/accounts/account/security/SecondFactorGate.tsx"
import { StepUp } from "../../rooms/accounts/account/stepUp/StepUp.tsx"
import { AddLead } from "../../rooms/leads/adding/AddLead.tsx"
import { LeadKindsContext } from "../../rooms/leads/lead/leadKind.ts"
import { StatusChangesProvider } from "../../rooms/leads/status/StatusChanges.tsx"
import { ErasureReport } from "../../rooms/privacy/erasure/ErasureReport.tsx"
import { ShellCommands } from "../commands/ShellCommands.tsx"
import { DashboardLoading } from "../components/DashboardLoading.tsx"
import type { DashboardContext } from "../components/useDashboard.ts"
import { leadKinds } from "../leadKinds.tsx"
import { LiveChanges } from "../live/LiveChanges.tsx"
import { contentId } from "../navigation/paths.ts"
import { DashboardFrame } from "./DashboardFrame.tsx"

const KeptFocus = lazyComponent(() => import("../../components/commands/keptFocus.ts"), "KeptFocus")
const OwnerNotices = lazyComponent(() => import("./OwnerNotices.tsx"), "OwnerNotices")

const useBrandName = () => {
  const { data } = useGlobalContentQuery()
  const company = data?.cmsBlocks.find(({ sectionId }) => sectionId === "company")?.content
  const name = isJsonObject(company) ? company.name : undefined
  if (typeof name === "string" && name) return name
  return documentBrand()
}

/** The query is repeated until it succeeds. Until then, screens may show controls that the role does not permit. */
const useViewer = () => {
  // Not from the cache, which may contain the viewer of another session.
  const query = useDashboardLayoutQuery({ fetchPolicy: "network-only" })
  const { data, refetch } = query
  // A failed reload keeps the current screen.
  const isUnknown = useLoadState(query).hasFailed && !data
  useRetries(() => refetch().catch(() => undefined), isUnknown)

  if (data) setTimeZone(data.teamSettings.timeZone)

  return {
    account: data?.me,
    permissions: data?.viewerPermissions ?? (isUnknown ? everyPermission : undefined),
    security: data?.accountSecurity,
  }
}

/** The server checks the token when this layout sends its query, so no other check is needed. */
export const DashboardLayout = () => {
  const { account, permissions, security } = useViewer()
  // Deferred, so that the browser stays responsive while the screen renders.
  const isDrawn = useDeferredValue(permissions !== undefined, false)
  const brandName = useBrandName()
  const [tabAddresses] = useState<DashboardContext["tabAddresses"]>(() => new Map())
  const navigationType = useNavigationType()

  const accountId = account?.id
  useLayoutEffect(() => {
    if (accountId !== undefined) deleteOtherDrafts(accountId)
  }, [accountId])

  useEffect(() => {
    // The login form had the focus and is gone, so the focus needs a new place.
    const comesFromLogin = navigationType === "REPLACE" && document.activeElement === document.body
    if (!isDrawn || !comesFromLogin) return
    const content = document.getElementById(contentId)
    const heading = content?.querySelector<HTMLElement>("h2[tabindex]") ?? content
    heading?.focus({ preventScroll: true })
  }, [navigationType, isDrawn])

  return (
    <PermissionsContext value={permissions ?? everyPermission}>
      <LeadKindsContext value={leadKinds}>
        <SkipLink to={contentId}>Skip to content</SkipLink>
        <DashboardFrame
          brandName={brandName}
          account={account}
          isKnown={permissions !== undefined}
          isOpen={permissions !== undefined && !lacksSecondFactor(security)}
          tabAddresses={tabAddresses}
        >
          <Suspense>{permissions?.viewerCanManageTeam && <OwnerNotices />}</Suspense>
          <StatusChangesProvider>
            <SecondFactorGate security={security}>
              {permissions && isDrawn ? (
                <Outlet context={{ brandName, tabAddresses } satisfies DashboardContext} />
              ) : (
                <DashboardLoading />
              )}
            </SecondFactorGate>
          </StatusChangesProvider>
        </DashboardFrame>
        <Suspense>
          <KeptFocus />
        </Suspense>
        <ErasureReport />
        <AddLead />
        <StepUp />
        <Confirmation />
        {permissions && <LiveChanges accountId={accountId} />}
        {permissions && <ShellCommands accountId={accountId} tabAddresses={tabAddresses} />}
      </LeadKindsContext>
    </PermissionsContext>
  )
}
