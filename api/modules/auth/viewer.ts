import { UnauthenticatedError } from "../../errors.ts"
import type { AdminSession } from "./adminSession.model.ts"
import type { AdminUser } from "./adminUser.model.ts"

/** Who asks: a visitor, or an admin with a session. */
export interface Viewer {
  /** The client's network address, for throttling. */
  address: string
  /** Whether the request came from this very machine, addressed to it by a loopback name and past no proxy. */
  isLocal: boolean
  session: AdminSession | null
  admin: AdminUser | null
}

/** The viewer's account; whoever has none is refused. */
export const requireAdmin = <Admin = AdminUser>(viewer: { admin: Admin | null }): Admin => {
  if (!viewer.admin) throw new UnauthenticatedError()
  return viewer.admin
}
