// First: before any module that has rules.
import "../parts/browser/zodWithoutEval.ts"
import { lazy, type ReactNode, Suspense } from "react"
import { Outlet, useLocation } from "react-router-dom"
import { usePermissions } from "../rooms/accounts/account/permissions.ts"
import { DashboardLayout } from "./frame/DashboardLayout.tsx"
import { DashboardLoading } from "./frame/DashboardLoading.tsx"
import { Providers } from "./frame/Providers.tsx"
import { leadKinds } from "./leadKinds.tsx"
import { DashboardPage } from "./pages/DashboardPage.tsx"
import { NotPermittedPage } from "./pages/NotPermitted.tsx"
import { paths } from "./pages/paths.ts"
import { SidePage } from "./pages/SidePage.tsx"

// Most sessions need none of them.
const InvitationPage = lazy(async () => ({
  default: (await import("../rooms/accounts/signIn/links/InvitationPage.tsx")).InvitationPage,
}))
const ForgotPasswordPage = lazy(async () => ({
  default: (await import("../rooms/accounts/signIn/links/ForgotPasswordPage.tsx")).ForgotPasswordPage,
}))
const PasswordResetPage = lazy(async () => ({
  default: (await import("../rooms/accounts/signIn/links/PasswordResetPage.tsx")).PasswordResetPage,
}))

const RequestsPage = lazy(async () => ({
  default: (await import("../rooms/person/privacyRequests/RequestsPage.tsx")).RequestsPage,
}))
const QuarantinePage = lazy(async () => ({
  default: (await import("../rooms/leads/quarantine/QuarantinePage.tsx")).QuarantinePage,
}))
const WaitListPage = lazy(async () => ({
  default: (await import("../rooms/leads/waitList/WaitListPage.tsx")).WaitListPage,
}))
const ImportsPage = lazy(async () => ({
  default: (await import("../rooms/leads/imports/ImportsPage.tsx")).ImportsPage,
}))
const UnmatchedPage = lazy(async () => ({
  default: (await import("../rooms/mail/unmatched/UnmatchedPage.tsx")).UnmatchedPage,
}))
const LeadStatistics = lazy(async () => ({
  default: (await import("../rooms/leads/statistics/LeadStatistics.tsx")).LeadStatistics,
}))
const TrashPage = lazy(async () => ({ default: (await import("../rooms/person/trash/TrashPage.tsx")).TrashPage }))
const ErasePersonPage = lazy(async () => ({
  default: (await import("../rooms/person/erasure/ErasePersonPage.tsx")).ErasePersonPage,
}))
const SettingsArea = lazy(async () => ({ default: (await import("./settings/SettingsArea.tsx")).SettingsArea }))

/** What leads to a session by a mailed link. */
const SignedOutPages = () => (
  <Providers>
    <Suspense fallback={<DashboardLoading />}>
      <Outlet />
    </Suspense>
  </Providers>
)

const Session = () => (
  <Providers>
    <DashboardLayout />
  </Providers>
)

const ForLeadReaders = ({ children }: { children: ReactNode }) =>
  usePermissions().viewerCanReadLeads ? children : <NotPermittedPage />

const ForErasers = ({ children }: { children: ReactNode }) =>
  usePermissions().viewerCanEraseLeads ? children : <NotPermittedPage />

/** The kind of the leads that the address names. */
const useKind = () => {
  const { pathname } = useLocation()
  return leadKinds.find(({ path }) => pathname.startsWith(`${path}/`))
}

const Lead = () => {
  const kind = useKind()
  return <ForLeadReaders>{kind && <kind.Page />}</ForLeadReaders>
}

const Merge = () => {
  const kind = useKind()
  const { viewerCanWorkLeads } = usePermissions()
  if (!kind || !viewerCanWorkLeads) return <NotPermittedPage />
  return (
    <SidePage title={`Merge two ${kind.noun[1]}`}>
      <kind.Merge />
    </SidePage>
  )
}

const Quarantine = () => (
  <ForLeadReaders>
    <SidePage title="Quarantine">
      <QuarantinePage />
    </SidePage>
  </ForLeadReaders>
)

const WaitList = () => (
  <ForLeadReaders>
    <SidePage title="Wait list">
      <WaitListPage listPath={paths.dashboard} />
    </SidePage>
  </ForLeadReaders>
)

const Imports = () =>
  usePermissions().viewerCanWorkLeads ? (
    <SidePage title="Imports">
      <ImportsPage />
    </SidePage>
  ) : (
    <NotPermittedPage />
  )

const Unmatched = () =>
  usePermissions().viewerCanReadMail ? (
    <SidePage title="Unmatched">
      <UnmatchedPage />
    </SidePage>
  ) : (
    <NotPermittedPage />
  )

const PrivacyRequests = () => (
  <ForErasers>
    <SidePage title="Privacy requests">
      <RequestsPage />
    </SidePage>
  </ForErasers>
)

const Statistics = () => (
  <ForLeadReaders>
    <SidePage title="Statistics">
      <LeadStatistics listPath={paths.dashboard} />
    </SidePage>
  </ForLeadReaders>
)

const Trash = () => (
  <ForErasers>
    <SidePage title="Trash">
      <TrashPage personPath={paths.erasePerson} />
    </SidePage>
  </ForErasers>
)

const ErasePerson = () => (
  <ForErasers>
    <SidePage title="Erase a person">
      <ErasePersonPage />
    </SidePage>
  </ForErasers>
)

const Settings = () => (
  <Suspense fallback={<DashboardLoading />}>
    <SettingsArea />
  </Suspense>
)

export const screens = {
  InvitationPage,
  ForgotPasswordPage,
  PasswordResetPage,
  DashboardPage,
  SignedOutPages,
  Session,
  Lead,
  Merge,
  Quarantine,
  WaitList,
  Unmatched,
  Imports,
  PrivacyRequests,
  Statistics,
  Trash,
  ErasePerson,
  Settings,
}
