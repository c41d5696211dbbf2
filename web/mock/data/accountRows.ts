import { DAY_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import type { Invitation, Passkey, Session } from "../generated.ts"

/** When a proof of who somebody is counts no longer that was given now. */
export const proofEnd = () => new Date(Date.now() + 15 * MINUTE_MS)

/** The device of somebody who has just signed in. */
export const buildSession = (session: Partial<Session> = {}): Session => ({
  id: "1",
  isCurrent: true,
  device: "Firefox on Linux",
  address: "203.0.113.7",
  lastSeenAt: new Date(),
  createdAt: new Date(Date.now() - 2 * DAY_MS),
  expiresAt: new Date(Date.now() + 5 * DAY_MS),
  ...session,
})

/** How the account that signs in is protected: it has just signed in, with a password and nothing else. */
export const createAccount = () => ({
  hasTotp: false,
  isTotpBegun: false,
  recoveryCodes: [] as string[],
  passkeys: [] as Passkey[],
  sessions: [buildSession()],
  verifiedUntil: proofEnd(),
  factorVerifiedUntil: proofEnd(),
  /** The open invitation that `MOCK_LINK` belongs to. */
  invitation: null as Invitation | null,
  /** Whether `MOCK_LINK` resets the password. */
  isResetOpen: false,
})

export type AccountRow = ReturnType<typeof createAccount>

/** Whether signing in takes more than the password. */
export const hasSecondFactor = ({ hasTotp, passkeys }: AccountRow) => hasTotp || passkeys.length > 0
