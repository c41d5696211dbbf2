import { type ComponentType, lazy, Suspense } from "react"
import { Outlet, type RouteObject } from "react-router-dom"
import { usePermissions } from "../features/account/permissions.ts"
import { DashboardLayout } from "./DashboardLayout.tsx"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { DashboardPage } from "./DashboardPage.tsx"
import { LoginPage } from "./LoginPage.tsx"
import { leadKinds } from "./leadKinds.tsx"
import { NotPermittedPage } from "./NotPermitted.tsx"
import { paths } from "./paths.ts"
import { RequireAdmin } from "./RequireAdmin.tsx"
import { RootLayout } from "./RootLayout.tsx"
import { SidePage } from "./SidePage.tsx"
import { CrashPage, NotFoundPage } from "./StandInPages.tsx"

// Most sessions need none of them.
const InvitationPage = lazy(async () => ({
  default: (await import("../features/auth/links/InvitationPage.tsx")).InvitationPage,
}))
const ForgotPasswordPage = lazy(async () => ({
  default: (await import("../features/auth/links/ForgotPasswordPage.tsx")).ForgotPasswordPage,
}))
const PasswordResetPage = lazy(async () => ({
  default: (await import("../features/auth/links/PasswordResetPage.tsx")).PasswordResetPage,
}))

const RequestsPage = lazy(async () => ({
  default: (await import("../features/privacyRequests/RequestsPage.tsx")).RequestsPage,
}))
const RequestPage = lazy(async () => ({
  default: (await import("../features/privacyRequests/RequestPage.tsx")).RequestPage,
}))
const QuarantinePage = lazy(async () => ({
  default: (await import("../features/quarantine/QuarantinePage.tsx")).QuarantinePage,
}))
const LeadStatistics = lazy(async () => ({
  default: (await import("../features/leads/statistics/LeadStatistics.tsx")).LeadStatistics,
}))
const TrashPage = lazy(async () => ({ default: (await import("../features/trash/TrashPage.tsx")).TrashPage }))
const ErasePersonPage = lazy(async () => ({
  default: (await import("../features/erasure/ErasePersonPage.tsx")).ErasePersonPage,
}))
const VisitFunnel = lazy(async () => ({ default: (await import("../features/visits/VisitFunnel.tsx")).VisitFunnel }))

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
