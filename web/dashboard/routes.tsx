import { kindFacts } from "@farelight/api/contract/leads/kindFacts.ts"
import { type ReactNode, useEffect, useState } from "react"
import { Link, Navigate, Outlet, type RouteObject, useLocation } from "react-router-dom"
import { readAdminToken, useAdminToken, wasTokenRefused } from "../apollo/adminToken.ts"
import { recordFieldFailure } from "../components/commands/pendingFocus.ts"
import { FormButton } from "../components/forms/Form.tsx"
import { LoginForm } from "../rooms/accounts/signIn/LoginForm.tsx"
import { SignedOutScreen } from "../rooms/accounts/signIn/SignedOutScreen.tsx"
import { RootLayout } from "./frame/RootLayout.tsx"
import styles from "./frame/standIn.module.css"
import { movedPages, paths, sideRoutes } from "./navigation/paths.ts"
import { FirstScreen, prepareScreens, Screen } from "./Screen.tsx"

const StandInPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={styles.page}>
    <title>{title}</title>
    <div>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
)

const CrashPage = () => {
  useEffect(recordFieldFailure, [])
  return (
    <StandInPage title="Something went wrong">
      <FormButton look="solid" onClick={() => window.location.reload()}>
        Reload the page
      </FormButton>
    </StandInPage>
  )
}

const NotFoundPage = () => (
  <StandInPage title="Page not found">
    <Link to={paths.dashboard}>Go to the dashboard</Link>
  </StandInPage>
)

const RequireAdmin = () => {
  const token = useAdminToken()
  const [hadToken] = useState(() => readAdminToken() !== null)
  const { pathname, search } = useLocation()
  if (token) return <Outlet />
  const hasSessionEnded = hadToken && wasTokenRefused()
  return <Navigate to={paths.login} replace state={{ returnTo: pathname + search, hasSessionEnded }} />
}

/** The stored token may be invalid, which the dashboard's first query finds out. */
const LoginPage = () => {
  const token = useAdminToken()
  const { state } = useLocation()
  if (token) return <Navigate to={state?.returnTo ?? paths.dashboard} replace />
  return (
    <SignedOutScreen
      title="Admin login"
      notice={state?.hasSessionEnded && "Your session has ended. Please sign in again."}
    >
      <LoginForm prepare={prepareScreens} />
    </SignedOutScreen>
  )
}

/** Keeps the rest of the address, such as the open record. */
const Moved = ({ to }: { to: string }) => {
  const { search, state } = useLocation()
  const [pathname, shown = ""] = to.split("?")
  return (
    <Navigate to={{ pathname, search: [shown, search.slice(1)].filter(Boolean).join("&") }} replace state={state} />
  )
}

const leadPaths = kindFacts.map(({ dashboardPath }) => `${dashboardPath}/:id`)

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
                children: leadPaths.map((path) => ({ path, element: <Screen name="Lead" /> })),
              },
              ...leadPaths.map((path) => ({ path: `${path}/merge/:otherId`, element: <Screen name="Merge" /> })),
              ...Object.entries(movedPages).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
              ...sideRoutes.map((path) => ({ path, element: <Screen name="Side" /> })),
              { path: `${paths.settings}/:page?/:id?`, element: <Screen name="Settings" /> },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]
