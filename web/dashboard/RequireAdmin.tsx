import { useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router-dom"
import { readAdminToken, useAdminToken, wasTokenRefused } from "../apollo/adminToken.ts"
import { paths } from "./paths.ts"

/**
 * Lets only a signed-in browser in; everyone else goes to the login and comes back afterwards.
 * It also acts when the token goes: on logout, and when the server refuses it, which the login then says.
 */
export const RequireAdmin = () => {
  const token = useAdminToken()
  const [hadToken] = useState(() => readAdminToken() !== null)
  const { pathname, search } = useLocation()
  if (token) return <Outlet />
  const hasSessionEnded = hadToken && wasTokenRefused()
  return <Navigate to={paths.login} replace state={{ returnTo: pathname + search, hasSessionEnded }} />
}
