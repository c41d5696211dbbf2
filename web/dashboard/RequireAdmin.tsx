import { Navigate, Outlet, useLocation } from "react-router-dom"
import { useAdminToken } from "../apollo/adminToken.ts"
import { paths } from "./paths.ts"

/**
 * Lets only a signed-in browser in; everyone else goes to the login and comes back afterwards (SPEC §5).
 * It also acts when the token goes: on logout, and when the server refuses it.
 */
export const RequireAdmin = () => {
  const token = useAdminToken()
  const { pathname, search } = useLocation()
  return token ? <Outlet /> : <Navigate to={paths.login} replace state={{ returnTo: pathname + search }} />
}
