import { apiKeyName, apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import { type Permission, permits, type Role } from "../../contract/accounts/roles.ts"
import { ForbiddenError, UnauthenticatedError } from "../../contract/api/errors.ts"
import { refusals } from "../../contract/api/refusals.ts"
import { clock } from "../database/clock/clock.ts"
import { logSecurityEvent } from "../log/securityLog.ts"
import { recordRefusal } from "./accountEvents.ts"

export interface Account {
  id: number
  username: string
  name: string
  email: string | null
  role: Role
}

export interface Session {
  id: number
  tokenHash: string
  /** When its user last proved who they are. */
  verifiedAt: Date
  /** When they last did so by a second factor. */
  factorVerifiedAt: Date | null
  lacksSecondFactor: boolean
  user: Account
}

export interface KeyHolder {
  id: number
  name: string
  /** The account that made it. */
  createdById: number
  scopes: readonly Permission[]
}

/** Who does something: an account, or an API key, which has none and so no id of one. */
export interface Actor {
  id: number | null
  /** What is stored with what they have written, saved or uploaded. */
  username: string
  name: string
}

/** Who sent a request: a visitor, a user with a session, or a program with an API key. */
export interface Viewer {
  address: string
  /** Whether the request seems to come from this machine, as it also does behind a local proxy that adds no header. */
  isLocal: boolean
  /** The scheme, host and port that the request was made to, as a browser shows them. */
  origin?: string
  userAgent?: string
  /** The token of a browser with which somebody has signed in before. Not verified yet. */
  device?: string
  /** Whether the client's program asks that its visits are not counted. */
  asksNotToBeCounted?: boolean
  isTokenInvalid?: boolean
  session: Session | null
  user: Account | null
  /** The key that a program has sent. Then there is neither a session nor a user. */
  apiKey?: KeyHolder | null
}

/** Whether somebody may do something: a user by their role, a program by the scopes of its key and nothing else. */
export const may = ({ user, session, apiKey }: Viewer, permission: Permission): boolean => {
  if (apiKey) return apiKey.scopes.includes(permission)
  const isRestricted = permission !== "account" && session?.lacksSecondFactor === true
  return user !== null && permits(user.role, permission) && !isRestricted
}

/** Who the viewer is to those who see what was done; null for a visitor. */
export const actorOf = ({ user, apiKey }: Viewer): Actor | null => {
  if (!apiKey) return user
  const name = apiKeyName(apiKey.name)
  return { id: null, username: name, name }
}

/** The account that answers for what the viewer makes: their own, or that of whoever made their key. */
export const accountBehind = ({ user, apiKey }: Viewer): number => {
  const id = user?.id ?? apiKey?.createdById
  if (id === undefined) throw new UnauthenticatedError()
  return id
}

// A request can ask for the same thing a thousand times, and would fill the log.
const refusedOnce = new WeakSet<Viewer>()

const noteRefusal = (viewer: Viewer, permission: Permission) => {
  if (refusedOnce.has(viewer)) return
  refusedOnce.add(viewer)
  const { user, apiKey, isTokenInvalid = false } = viewer
  logSecurityEvent("access.refused", viewer, { userId: user?.id, apiKeyId: apiKey?.id, isTokenInvalid, permission })
  if (user || apiKey) recordRefusal(viewer, { permission })
}

const refuse = (viewer: Viewer, permission: Permission, keyMessage: string): never => {
  const { user, session, apiKey } = viewer
  noteRefusal(viewer, permission)
  if (!user && !apiKey) throw new UnauthenticatedError()
  if (apiKey) throw new ForbiddenError(keyMessage)
  const isRestricted = permission !== "account" && session?.lacksSecondFactor === true
  throw isRestricted ? new ForbiddenError(refusals.factorNeeded, "SECOND_FACTOR_REQUIRED") : new ForbiddenError()
}

const FOR_PEOPLE = "No API key may do this. Sign in to do it."

const scopeNames: readonly string[] = Object.values(apiKeyScopes)

/** The viewer, if permitted. Throws `UnauthenticatedError` for visitors, `ForbiddenError` for everybody else. */
export const requirePermission = (viewer: Viewer, permission: Permission): Actor => {
  const actor = actorOf(viewer)
  if (actor && may(viewer, permission)) return actor
  const isScope = scopeNames.includes(permission)
  return refuse(viewer, permission, isScope ? `This API key lacks the scope ${permission}.` : FOR_PEOPLE)
}

/** The viewer's account, if its role permits what is asked. Refuses API keys, whatever their scopes. */
export const requirePerson = (viewer: Viewer, permission: Permission): Account => {
  const { user } = viewer
  return user && may(viewer, permission) ? user : refuse(viewer, permission, FOR_PEOPLE)
}

/** How long a proof of who somebody is counts for what needs a fresh one. */
const PROOF_LASTS_MS = 15 * 60_000

export const verifiedUntil = ({ verifiedAt }: Session) => new Date(verifiedAt.getTime() + PROOF_LASTS_MS)

export const isFreshProof = (provedAt: Date) => clock.isWithin(provedAt, PROOF_LASTS_MS)

/** Refuses a session whose last proof is too old. API keys need none: an owner proved it to make them. */
export const requireFreshProof = ({ session, apiKey }: Viewer) => {
  if (apiKey) return
  if (!session) throw new UnauthenticatedError()
  if (!isFreshProof(session.verifiedAt)) throw new ForbiddenError(refusals.proofNeeded, "STEP_UP_REQUIRED")
}
