import type { RouteObject } from "react-router-dom"
import { DashboardLayout } from "./DashboardLayout.tsx"
import { DashboardPage } from "./DashboardPage.tsx"
import { LoginPage } from "./LoginPage.tsx"
import { leadKinds } from "./leadKinds.tsx"
import { paths } from "./paths.ts"
import { RequireAdmin } from "./RequireAdmin.tsx"
import { RootLayout } from "./RootLayout.tsx"
import { CrashPage, NotFoundPage } from "./StandInPages.tsx"

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
              ...leadKinds.map(({ path, Page }) => ({ path: `${path}/:id`, element: <Page /> })),
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]
