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
  /** Also true behind a local proxy that adds no header, so it proves nothing. */
  isLocal: boolean
  origin?: string
  userAgent?: string
  /** Sent by a browser that claims to have signed in before. The claim is not verified yet. */
  device?: string
  hasPrivacySignal?: boolean
  isTokenInvalid?: boolean
  session: Session | null
  user: Account | null
  /** If set, there is neither a session nor a user. */
  apiKey?: KeyHolder | null
}

export const may = ({ user, session, apiKey }: Viewer, permission: Permission): boolean => {
  if (apiKey) return apiKey.scopes.includes(permission)
  const isRestricted = permission !== "account" && session?.lacksSecondFactor === true
  return user !== null && permits(user.role, permission) && !isRestricted
}

export const actorOf = ({ user, apiKey }: Viewer): Actor | null => {
  if (!apiKey) return user
  const name = apiKeyName(apiKey.name)
  return { id: null, username: name, name }
}

/** An API key acts for the account that created it. Throws for visitors. */
export const responsibleAccountId = ({ user, apiKey }: Viewer): number => {
  const id = user?.id ?? apiKey?.createdById
  if (id === undefined) throw new UnauthenticatedError()
  return id
}

// A request may repeat a refused field a thousand times, which would fill the log.
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

/** Throws an `UnauthenticatedError` for visitors, and a `ForbiddenError` for all others without the permission. */
export const requirePermission = (viewer: Viewer, permission: Permission): Actor => {
  const actor = actorOf(viewer)
  if (actor && may(viewer, permission)) return actor
  const isScope = scopeNames.includes(permission)
  return refuse(viewer, permission, isScope ? `This API key lacks the scope ${permission}.` : FOR_PEOPLE)
}

export const requirePerson = (viewer: Viewer, permission: Permission): Account => {
  const { user } = viewer
  return user && may(viewer, permission) ? user : refuse(viewer, permission, FOR_PEOPLE)
}

const PROOF_LASTS_MS = 15 * 60_000

export const verifiedUntil = ({ verifiedAt }: Session) => new Date(verifiedAt.getTime() + PROOF_LASTS_MS)

export const isFreshProof = (provedAt: Date) => clock.isWithin(provedAt, PROOF_LASTS_MS)

/** Throws if the last proof is too old. API keys pass, as an owner had to prove their identity to create them. */
export const requireFreshProof = ({ session, apiKey }: Viewer) => {
  if (apiKey) return
  if (!session) throw new UnauthenticatedError()
  if (!isFreshProof(session.verifiedAt)) throw new ForbiddenError(refusals.proofNeeded, "STEP_UP_REQUIRED")
}
