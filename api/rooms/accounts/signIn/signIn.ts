import type { Transaction } from "sequelize"
import type { SignInProof } from "../../../contract/activity/eventTypes.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { isTransient } from "../../../platform/database/connection/failures.ts"
import { logger } from "../../../platform/log/logger.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import type { Account, Viewer } from "../../../platform/viewer/viewer.ts"
import { queueAccountEmail } from "../mails/queueAccountEmail.ts"
import type { SpendProof } from "../proofs/secondFactor.ts"
import { User } from "../users/user.model.ts"
import { deviceInWords } from "./device.ts"
import { deviceIdOf, newDevice, openSession } from "./session.ts"

export interface OpenedSession {
  token: string
  expiresAt: Date
  user: Account
  /** The browser keeps this token: its sign-ins have a rate limit of their own, which attackers cannot exhaust. */
  device: string
}

export const knownDeviceId = (user: User, { device }: Viewer) => (device ? deviceIdOf(user, device) : null)

/** A failure must not block the sign-in. */
const notifyOfSignIn = async (user: User, { userAgent = "", address }: Viewer, transaction: Transaction) => {
  if (user.email === null) return
  try {
    const device = await deviceInWords(userAgent)
    const mail = { type: "ACCOUNT_SIGN_IN", device, address, at: clock.wallTime(), user } as const
    await queueAccountEmail(mail, transaction)
  } catch (error) {
    // Rethrown, so that the lost transaction is retried.
    if (isTransient(error)) throw error
    logger.error({ err: error }, "the mail about a sign-in was not stored")
  }
}

// Locks the account, so that a concurrent new password or deactivation also ends this session.
const isAsProved = async ({ id, state, passwordHash }: User, transaction: Transaction) =>
  (await User.findOne({ where: { id, state, passwordHash }, attributes: ["id"], lock: true, transaction })) !== null

/** Null if the account changed after the proof, or if the proof is used up. */
export const signIn = async (
  user: User,
  by: Viewer,
  proof: SignInProof,
  spend: SpendProof,
): Promise<OpenedSession | null> => {
  const isKnownDevice = knownDeviceId(user, by) !== null
  const isByFactor = proof === "code" || proof === "passkey"
  const isTold = !isKnownDevice && user.signedInAt !== null
  const opened = await inTransaction(async (transaction) => {
    if (!(await isAsProved(user, transaction)) || !(await spend(transaction))) return null
    const session = await openSession(user, by, { isByFactor }, transaction)
    if (isTold) await notifyOfSignIn(user, by, transaction)
    await recordAccountEvent("user.signed_in", by, { userId: user.id, isKnownDevice, proof }, transaction)
    return session
  })
  if (!opened) return null
  return { ...opened, user, device: isKnownDevice && by.device ? by.device : newDevice(user) }
}
