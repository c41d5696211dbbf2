import { UnauthenticatedError } from "../../contract/errors.ts"
import { messages } from "../../contract/messages.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { logSecurityEvent } from "../../securityLog.ts"
import { forgiveLogin, type LoginAttempt, throttleLogin } from "../../throttling/throttle.ts"
import { recordAccess, recordEvents } from "../events/recordEvents.ts"
import { accountEvent } from "./accountEvents.ts"
import { credentials } from "./credentials.rules.ts"
import { verifyPassword } from "./password.ts"
import { type Account, closeSession, deviceIdOf, newDevice, openSession } from "./session.ts"
import { User, usernameKey } from "./user.model.ts"
import { requirePermission, type Viewer } from "./viewer.ts"

/** A newly opened session. */
export interface OpenedSession {
  token: string
  expiresAt: Date
  user: Account
  /** A token for the browser to store: sign-ins that send it have their own counter. */
  device: string
}

/** Opens a session. Neither answer nor time reveals whether the name or the password was wrong. */
export const login = async (viewer: Viewer, input: unknown): Promise<OpenedSession> => {
  const { username, password } = parseInput(credentials, input)
  const key = usernameKey(username)
  const user = await User.findOne({ where: { usernameKey: key } })
  const deviceId = user && viewer.device ? deviceIdOf(user, viewer.device) : null
  const attempt: LoginAttempt = { usernameKey: key, userId: user?.id, deviceId }
  await throttleLogin(viewer, attempt)
  const matches = await verifyPassword(user?.passwordHash ?? null, password)
  const facts = { userId: user?.id, isKnownDevice: deviceId !== null }
  if (!user || !matches) {
    logSecurityEvent("user.sign_in_failed", viewer, facts)
    await recordAccess(accountEvent("user.sign_in_failed", user?.id ?? null, null))
    throw new UnauthenticatedError(messages.loginRejected)
  }
  await forgiveLogin(viewer, attempt)
  logSecurityEvent("user.signed_in", viewer, facts)
  const device = deviceId && viewer.device ? viewer.device : newDevice(user)
  const session = await inTransaction(async (transaction) => {
    await recordEvents([accountEvent("user.signed_in", user.id, user)], transaction)
    return openSession(user, viewer, transaction)
  })
  return { ...session, user, device }
}

/** Revokes the session of this request. */
export const logout = async (viewer: Viewer) => {
  const user = requirePermission(viewer, "account")
  const { id } = user
  await inTransaction(async (transaction) => {
    if (viewer.session) await closeSession(viewer.session, transaction)
    await recordEvents([accountEvent("user.signed_out", id, user)], transaction)
  })
  logSecurityEvent("user.signed_out", viewer, { userId: id })
  return true
}
