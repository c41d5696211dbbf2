import { UnauthenticatedError } from "../../contract/errors.ts"
import { messages } from "../../contract/messages.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { logSecurityEvent } from "../../securityLog.ts"
import { forgiveLogin, type LoginAttempt, throttleLogin } from "../../throttling/throttle.ts"
import { AdminUser, usernameKey } from "./admin.model.ts"
import { credentials } from "./credentials.rules.ts"
import { verifyPassword } from "./password.ts"
import { type Admin, closeSession, deviceIdOf, newDevice, openSession } from "./session.ts"
import { requireAdmin, type Viewer } from "./viewer.ts"

/** A newly opened session. */
export interface OpenedSession {
  token: string
  expiresAt: Date
  admin: Admin
  /** A token for the browser to store: sign-ins that send it have their own counter. */
  device: string
}

/** Opens a session. Neither answer nor time reveals whether the name or the password was wrong. */
export const login = async (viewer: Viewer, input: unknown): Promise<OpenedSession> => {
  const { username, password } = parseInput(credentials, input)
  const key = usernameKey(username)
  const admin = await AdminUser.findOne({ where: { usernameKey: key } })
  const deviceId = admin && viewer.device ? deviceIdOf(admin, viewer.device) : null
  const attempt: LoginAttempt = { usernameKey: key, userId: admin?.id, deviceId }
  await throttleLogin(viewer, attempt)
  const matches = await verifyPassword(admin?.passwordHash ?? null, password)
  const facts = { userId: admin?.id, isKnownDevice: deviceId !== null }
  if (!admin || !matches) {
    logSecurityEvent("user.sign_in_failed", viewer, facts)
    throw new UnauthenticatedError(messages.loginRejected)
  }
  await forgiveLogin(viewer, attempt)
  logSecurityEvent("user.signed_in", viewer, facts)
  const device = deviceId && viewer.device ? viewer.device : newDevice(admin)
  return { ...(await openSession(admin)), admin, device }
}

/** Admin. Revokes the session of this request. */
export const logout = async (viewer: Viewer) => {
  const { id } = requireAdmin(viewer)
  if (viewer.session) await closeSession(viewer.session)
  logSecurityEvent("user.signed_out", viewer, { userId: id })
  return true
}
