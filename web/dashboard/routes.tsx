import { leadPaths } from "@farelight/api/contract/leadPaths.ts"
import type { RouteObject } from "react-router-dom"
import { AdvertiserSubmissionPage } from "./AdvertiserSubmissionPage.tsx"
import { CrashPage } from "./CrashPage.tsx"
import { DashboardLayout } from "./DashboardLayout.tsx"
import { DashboardPage } from "./DashboardPage.tsx"
import { DriverApplicationPage } from "./DriverApplicationPage.tsx"
import { LoginPage } from "./LoginPage.tsx"
import { NotFoundPage } from "./NotFoundPage.tsx"
import { paths } from "./paths.ts"
import { RequireAdmin } from "./RequireAdmin.tsx"
import { RootLayout } from "./RootLayout.tsx"

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      {
        element: <RequireAdmin />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              { path: paths.dashboard, element: <DashboardPage /> },
              { path: `${leadPaths.DRIVER_APPLICATION}/:id`, element: <DriverApplicationPage /> },
              { path: `${leadPaths.ADVERTISER_SUBMISSION}/:id`, element: <AdvertiserSubmissionPage /> },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]
