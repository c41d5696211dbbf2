import { type ComponentType, lazy, Suspense } from "react"
import { Outlet, type RouteObject } from "react-router-dom"
import { usePermissions } from "../rooms/accounts/account/permissions.ts"
import { DashboardLayout } from "./frame/DashboardLayout.tsx"
import { DashboardLoading } from "./frame/DashboardLoading.tsx"
import { RootLayout } from "./frame/RootLayout.tsx"
import { CrashPage, NotFoundPage } from "./frame/StandInPages.tsx"
import { leadKinds } from "./leadKinds.tsx"
import { DashboardPage } from "./pages/DashboardPage.tsx"
import { LoginPage } from "./pages/LoginPage.tsx"
import { NotPermittedPage } from "./pages/NotPermitted.tsx"
import { paths } from "./pages/paths.ts"
import { RequireAdmin } from "./pages/RequireAdmin.tsx"
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
const RequestPage = lazy(async () => ({
  default: (await import("../rooms/person/privacyRequests/RequestPage.tsx")).RequestPage,
}))
const QuarantinePage = lazy(async () => ({
  default: (await import("../rooms/leads/quarantine/QuarantinePage.tsx")).QuarantinePage,
}))
const LeadStatistics = lazy(async () => ({
  default: (await import("../rooms/leads/statistics/LeadStatistics.tsx")).LeadStatistics,
}))
const TrashPage = lazy(async () => ({ default: (await import("../rooms/person/trash/TrashPage.tsx")).TrashPage }))
const ErasePersonPage = lazy(async () => ({
  default: (await import("../rooms/person/erasure/ErasePersonPage.tsx")).ErasePersonPage,
}))
const VisitFunnel = lazy(async () => ({ default: (await import("../rooms/visits/VisitFunnel.tsx")).VisitFunnel }))

const Quarantine = () => (
  <SidePage title="Quarantine">
    <QuarantinePage />
  </SidePage>
)

const PrivacyRequests = () => (
  <SidePage title="Privacy requests">
    <RequestsPage />
  </SidePage>
)

const PrivacyRequest = () => (
  <SidePage title="Privacy request" back={{ path: paths.privacyRequests, label: "Privacy requests" }}>
    <RequestPage />
  </SidePage>
)

const Statistics = () => (
  <SidePage title="Statistics">
    <LeadStatistics />
    <VisitFunnel />
  </SidePage>
)

const Trash = () => (
  <SidePage title="Trash">
    <TrashPage personPath={paths.erasePerson} />
  </SidePage>
)

const ErasePerson = () => (
  <SidePage title="Erase a person">
    <ErasePersonPage />
  </SidePage>
)

const SignedOutPages = () => (
  <Suspense fallback={<DashboardLoading />}>
    <Outlet />
  </Suspense>
)

const SettingsArea = lazy(async () => ({ default: (await import("./settings/SettingsArea.tsx")).SettingsArea }))

const Settings = () => (
  <Suspense fallback={<DashboardLoading />}>
    <SettingsArea />
  </Suspense>
)

const LeadRoute = ({ Page }: { Page: ComponentType }) =>
  usePermissions().viewerCanReadLeads ? <Page /> : <NotPermittedPage />

const ErasureRoute = ({ Page }: { Page: ComponentType }) =>
  usePermissions().viewerCanEraseLeads ? <Page /> : <NotPermittedPage />

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      {
        element: <SignedOutPages />,
        children: [
          { path: paths.invitation, element: <InvitationPage /> },
          { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
          { path: paths.passwordReset, element: <PasswordResetPage /> },
        ],
      },
      {
        element: <RequireAdmin />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              {
                path: paths.dashboard,
                element: <DashboardPage />,
                children: leadKinds.map(({ path, Page }) => ({
                  path: `${path}/:id`,
                  element: <LeadRoute Page={Page} />,
                })),
              },
              { path: paths.quarantine, element: <LeadRoute Page={Quarantine} /> },
              { path: paths.privacyRequests, element: <ErasureRoute Page={PrivacyRequests} /> },
              { path: `${paths.privacyRequests}/:id`, element: <ErasureRoute Page={PrivacyRequest} /> },
              { path: paths.statistics, element: <LeadRoute Page={Statistics} /> },
              { path: paths.trash, element: <ErasureRoute Page={Trash} /> },
              { path: paths.erasePerson, element: <ErasureRoute Page={ErasePerson} /> },
              { path: `${paths.settings}/:page?/:id?`, element: <Settings /> },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]
