import { ForbiddenError, UnauthenticatedError } from "../../contract/errors.ts"
import { type Permission, permits } from "../../contract/roles.ts"
import { clock } from "../../database/clock.ts"
import { logSecurityEvent } from "../../securityLog.ts"
import type { Account, Session } from "./session.ts"

/** Who sent a request: a visitor, or a user with a session. */
export interface Viewer {
  /** The client's network address, for throttling. */
  address: string
  /** Whether the request seems to come from this machine, as it also does behind a local proxy that adds no header. */
  isLocal: boolean
  /** The scheme, host and port that the request was made to, as a browser shows them. */
  origin?: string
  /** What the client's program says of itself. */
  userAgent?: string
  /** The token of a browser with which somebody has signed in before. Not verified yet. */
  device?: string
  /** Whether an invalid token was sent. */
  isTokenInvalid?: boolean
  session: Session | null
  user: Account | null
}

/**
 * The viewer's account, if its role permits what is asked. Throws `UnauthenticatedError` for visitors, `ForbiddenError` for
 * everybody else who may not, and for those who have to set up a second factor before anything else.
 */
export const requirePermission = (viewer: Viewer, permission: Permission): Account => {
  const { user, session, isTokenInvalid = false } = viewer
  const isRestricted = permission !== "account" && session?.lacksSecondFactor === true
  if (user && permits(user.role, permission) && !isRestricted) return user
  logSecurityEvent("access.refused", viewer, { userId: user?.id, isTokenInvalid, permission })
  if (!user) throw new UnauthenticatedError()
  throw isRestricted ? new ForbiddenError(FACTOR_FIRST, "SECOND_FACTOR_REQUIRED") : new ForbiddenError()
}

const FACTOR_FIRST = "The owners of the site ask everybody for a second factor. Set up an app or a passkey first."

/** How long a proof of who somebody is counts for what needs a fresh one. */
const PROOF_LASTS_MS = 15 * 60_000

/** Until when the session's last proof counts for what needs a fresh one. */
export const verifiedUntil = ({ verifiedAt }: Session) => new Date(verifiedAt.getTime() + PROOF_LASTS_MS)

/** Refuses a viewer who has not proved for some time who they are, as somebody else may sit at the keyboard. */
export const requireFreshProof = ({ session }: Viewer) => {
  if (!session) throw new UnauthenticatedError()
  if (verifiedUntil(session).getTime() <= clock.now())
    throw new ForbiddenError(
      "Please confirm that it is you: this needs your password or a code again.",
      "STEP_UP_REQUIRED",
    )
}
