import { Navigate, useLocation } from "react-router-dom"
import { useAdminToken } from "../../apollo/adminToken.ts"
import { LoginForm } from "../../rooms/accounts/signIn/LoginForm.tsx"
import { SignedOutScreen } from "../../rooms/accounts/signIn/SignedOutScreen.tsx"
import { prepareScreens } from "../Screen.tsx"
import { paths } from "./paths.ts"

/** The admin's sign-in. A browser with a token goes straight on; the server then checks the token. */
export const LoginPage = () => {
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
