import { advertiserSubmissionFacts } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { driverApplicationFacts } from "@farelight/api/rooms/leads/drivers/contract.ts"
import type { RouteObject } from "react-router-dom"
import { RootLayout } from "./frame/RootLayout.tsx"
import { CrashPage, NotFoundPage } from "./frame/StandInPages.tsx"
import { LoginPage } from "./pages/LoginPage.tsx"
import { paths } from "./pages/paths.ts"
import { RequireAdmin } from "./pages/RequireAdmin.tsx"
import { FirstScreen, Screen } from "./Screen.tsx"

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      {
        element: <FirstScreen name="SignedOutPages" />,
        children: [
          { path: paths.invitation, element: <Screen name="InvitationPage" /> },
          { path: paths.forgotPassword, element: <Screen name="ForgotPasswordPage" /> },
          { path: paths.passwordReset, element: <Screen name="PasswordResetPage" /> },
        ],
      },
      {
        element: <RequireAdmin />,
        children: [
          {
            element: <FirstScreen name="Session" />,
            children: [
              {
                path: paths.dashboard,
                element: <Screen name="DashboardPage" />,
                children: [driverApplicationFacts, advertiserSubmissionFacts].map(({ dashboardPath }) => ({
                  path: `${dashboardPath}/:id`,
                  element: <Screen name="Lead" />,
                })),
              },
              ...[driverApplicationFacts, advertiserSubmissionFacts].map(({ dashboardPath }) => ({
                path: `${dashboardPath}/:id/merge/:otherId`,
                element: <Screen name="Merge" />,
              })),
              { path: paths.quarantine, element: <Screen name="Quarantine" /> },
              { path: paths.waitList, element: <Screen name="WaitList" /> },
              { path: paths.unmatched, element: <Screen name="Unmatched" /> },
              { path: `${paths.privacyRequests}/:id?`, element: <Screen name="PrivacyRequests" /> },
              { path: `${paths.imports}/:id?`, element: <Screen name="Imports" /> },
              { path: paths.statistics, element: <Screen name="Statistics" /> },
              { path: paths.trash, element: <Screen name="Trash" /> },
              { path: paths.erasePerson, element: <Screen name="ErasePerson" /> },
              { path: `${paths.settings}/:page?/:id?`, element: <Screen name="Settings" /> },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]
