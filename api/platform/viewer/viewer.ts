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
  verifiedAt: Date
  factorVerifiedAt: Date | null
  lacksSecondFactor: boolean
  user: Account
}

export interface KeyHolder {
  id: number
  name: string
  createdById: number
  scopes: readonly Permission[]
}

/** The `id` of an API key is null. */
export interface Actor {
  id: number | null
  /** Stored with content that the actor wrote, saved or uploaded. */
  username: string
  name: string
}

export interface Viewer {
  address: string
  /** Also true through a local proxy that adds no header. */
  isLocal: boolean
  origin?: string
  userAgent?: string
  /** Unverified; the browser claims to have signed in before. */
  device?: string
  hasPrivacySignal?: boolean
  isTokenInvalid?: boolean
  session: Session | null
  user: Account | null
  /** Excludes a session and a user. */
  apiKey?: KeyHolder | null
}

export const may = ({ user, session, apiKey }: Viewer, permission: Permission): boolean => {
  if (apiKey) return apiKey.scopes.includes(permission)
  const isRestricted = permission !== "account" && session?.lacksSecondFactor === true
  return user !== null && permits(user.role, permission) && !isRestricted
}

/** Null for a visitor. */
export const actorOf = ({ user, apiKey }: Viewer): Actor | null => {
  if (!apiKey) return user
  const name = apiKeyName(apiKey.name)
  return { id: null, username: name, name }
}

/** For an API key, its creator. Throws for visitors. */
export const responsibleAccountId = ({ user, apiKey }: Viewer): number => {
  const id = user?.id ?? apiKey?.createdById
  if (id === undefined) throw new UnauthenticatedError()
  return id
}

// A request can repeat the same refused field a thousand times and would fill the log.
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

/** Returns the permitted actor. Throws `UnauthenticatedError` for visitors, otherwise `ForbiddenError`. */
export const requirePermission = (viewer: Viewer, permission: Permission): Actor => {
  const actor = actorOf(viewer)
  if (actor && may(viewer, permission)) return actor
  const isScope = scopeNames.includes(permission)
  return refuse(viewer, permission, isScope ? `This API key lacks the scope ${permission}.` : FOR_PEOPLE)
}

/** Refuses API keys, whatever their scopes. */
export const requirePerson = (viewer: Viewer, permission: Permission): Account => {
  const { user } = viewer
  return user && may(viewer, permission) ? user : refuse(viewer, permission, FOR_PEOPLE)
}

/** A proof of identity counts as fresh this long. */
const PROOF_LASTS_MS = 15 * 60_000

export const verifiedUntil = ({ verifiedAt }: Session) => new Date(verifiedAt.getTime() + PROOF_LASTS_MS)

export const isFreshProof = (provedAt: Date) => clock.isWithin(provedAt, PROOF_LASTS_MS)

/** Throws if the session's last proof is too old. API keys pass, as an owner proved their identity to create them. */
export const requireFreshProof = ({ session, apiKey }: Viewer) => {
  if (apiKey) return
  if (!session) throw new UnauthenticatedError()
  if (!isFreshProof(session.verifiedAt)) throw new ForbiddenError(refusals.proofNeeded, "STEP_UP_REQUIRED")
}
