import { UnauthenticatedError } from "../../contract/errors.ts"
import { logSecurityEvent } from "../../securityLog.ts"
import type { Admin, Session } from "./session.ts"

/** Who sent a request: a visitor, or an admin with a session. */
export interface Viewer {
  /** The client's network address, for throttling. */
  address: string
  /** Whether the request seems to come from this machine, as it also does behind a local proxy that adds no header. */
  isLocal: boolean
  /** The token of a browser with which somebody has signed in before. Not verified yet. */
  device?: string
  /** Whether an invalid token was sent. */
  isTokenInvalid?: boolean
  session: Session | null
  admin: Admin | null
}

/** The viewer's account. Refuses viewers who have none. */
export const requireAdmin = (viewer: Viewer): Admin => {
  if (viewer.admin) return viewer.admin
  logSecurityEvent("access.refused", viewer, { isTokenInvalid: viewer.isTokenInvalid ?? false })
  throw new UnauthenticatedError()
}
