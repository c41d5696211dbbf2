import { useEffect, useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router-dom"
import { readAdminToken, useAdminToken, wasTokenRefused } from "../../apollo/adminToken.ts"
import { forgetDrafts } from "../../parts/browser/drafts.ts"
import { paths } from "./paths.ts"

/**
 * Sends a browser without a token to the login page, and back here afterward. This includes tokens that disappear
 * later: on logout, or when the server refuses one, which the login page then says.
 */
export const RequireAdmin = () => {
  const token = useAdminToken()
  const [hadToken] = useState(() => readAdminToken() !== null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!token) forgetDrafts({ all: false })
  }, [token])
  if (token) return <Outlet />
  const hasSessionEnded = hadToken && wasTokenRefused()
  return <Navigate to={paths.login} replace state={{ returnTo: pathname + search, hasSessionEnded }} />
}
