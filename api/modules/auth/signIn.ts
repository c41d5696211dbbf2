import { inTransaction } from "../../database/database.ts"
import { logSecurityEvent } from "../../securityLog.ts"
import type { Spend } from "./factors/secondFactor.ts"
import { type Account, deviceIdOf, newDevice, openSession } from "./session.ts"
import type { User } from "./user.model.ts"
import type { Viewer } from "./viewer.ts"

/** A newly opened session. */
export interface OpenedSession {
  token: string
  expiresAt: Date
  user: Account
  /** A token for the browser to store: sign-ins that send it have their own counter. */
  device: string
}

/** The id of the browser, if somebody has signed in with it before by the present password of this account. */
export const knownDevice = (user: User, { device }: Viewer) => (device ? deviceIdOf(user, device) : null)

/**
 * Opens a session for somebody who has proved who they are, and uses up the proof in the same transaction. Null when
 * another request has used it up before.
 */
export const signIn = async (
  user: User,
  by: Viewer,
  spend: Spend = async () => true,
): Promise<OpenedSession | null> => {
  const isKnownDevice = knownDevice(user, by) !== null
  const opened = await inTransaction(async (transaction) =>
    (await spend(transaction)) ? openSession(user, by, transaction) : null,
  )
  if (!opened) return null
  logSecurityEvent("user.signed_in", by, { userId: user.id, isKnownDevice })
  return { ...opened, user, device: isKnownDevice && by.device ? by.device : newDevice(user) }
}
