import type { Role } from "@farelight/api/contract/accounts/roles.ts"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** When a proof of who somebody is counts no longer that was given now. */
export const proofEnd = () => new Date(Date.now() + 15 * MINUTE_MS)

export interface PasskeyRow {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface SessionRow {
  id: string
  isCurrent: boolean
  device: string
  address: string
  lastSeenAt: Date
  createdAt: Date
  expiresAt: Date
}

export interface InvitationRow {
  email: string
  role: Role
  invitedBy: string
  expiresAt: Date
}

/** How the account that signs in is protected. */
export interface AccountRow {
  hasTotp: boolean
  /** Whether an authenticator app was begun to be set up. */
  isTotpBegun: boolean
  recoveryCodes: string[]
  passkeys: PasskeyRow[]
  sessions: SessionRow[]
  /** Until when the last proof of who the viewer is counts. */
  verifiedUntil: Date
  /** Until when the last proof by a second factor counts. */
  factorVerifiedUntil: Date
  /** The open invitation that `MOCK_LINK` belongs to. */
  invitation: InvitationRow | null
  /** Whether `MOCK_LINK` resets the password. */
  isResetOpen: boolean
}

/** The device of somebody who has just signed in. */
export const buildSession = (session: Partial<SessionRow> = {}): SessionRow => ({
  id: "1",
  isCurrent: true,
  device: "Firefox on Linux",
  address: "203.0.113.7",
  lastSeenAt: new Date(),
  createdAt: new Date(Date.now() - 2 * DAY_MS),
  expiresAt: new Date(Date.now() + 5 * DAY_MS),
  ...session,
})

/** An account that has just signed in, with a password and nothing else. */
export const createAccount = (): AccountRow => ({
  hasTotp: false,
  isTotpBegun: false,
  recoveryCodes: [],
  passkeys: [],
  sessions: [buildSession()],
  verifiedUntil: proofEnd(),
  factorVerifiedUntil: proofEnd(),
  invitation: null,
  isResetOpen: false,
})

/** Whether signing in takes more than the password. */
export const hasSecondFactor = ({ hasTotp, passkeys }: AccountRow) => hasTotp || passkeys.length > 0
