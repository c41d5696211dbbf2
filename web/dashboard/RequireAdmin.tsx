import { useEffect, useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router-dom"
import { readAdminToken, useAdminToken, wasTokenRefused } from "../apollo/adminToken.ts"
import { sessionTexts } from "../components/storedTexts.ts"
import { forgetReplyDrafts } from "../features/replies/replyDrafts.ts"
import { paths } from "./paths.ts"

/** What is not for whoever signs in next: what was written to leads, what was asked in the explorer, and by which key. */
const forgetForOthers = () => {
  forgetReplyDrafts()
  for (const prefix of ["explorer_", "graphiql:"])
    for (const key of sessionTexts.keys(prefix)) sessionTexts.write(key, undefined)
}

/**
 * Sends a browser without a token to the login page, and back here afterwards. This includes tokens that disappear
 * later: on logout, or when the server refuses one, which the login page then says.
 */
export const RequireAdmin = () => {
  const token = useAdminToken()
  const [hadToken] = useState(() => readAdminToken() !== null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!token) forgetForOthers()
  }, [token])
  if (token) return <Outlet />
  const hasSessionEnded = hadToken && wasTokenRefused()
  return <Navigate to={paths.login} replace state={{ returnTo: pathname + search, hasSessionEnded }} />
}
