import { UnauthenticatedError } from "../../contract/errors.ts"
import { logSecurityEvent } from "../../securityLog.ts"
import type { AdminSession, AdminUser } from "./admin.model.ts"

/** Who asks: a visitor, or an admin with a session. */
export interface Viewer {
  /** The client's network address, for throttling. */
  address: string
  /** Whether the request seems to come from this very machine: a proxy that adds no header makes it seem so, too. */
  isLocal: boolean
  /** What the browser shows for having been signed in with before. Not verified yet. */
  device?: string
  /** Whether a token was sent that is not in force. */
  isTokenInvalid?: boolean
  session: AdminSession | null
  admin: AdminUser | null
}

/** The viewer's account; whoever has none is refused. */
export const requireAdmin = (viewer: Viewer): AdminUser => {
  if (viewer.admin) return viewer.admin
  logSecurityEvent("access.refused", viewer, { isTokenInvalid: viewer.isTokenInvalid ?? false })
  throw new UnauthenticatedError()
}
