import { UnauthenticatedError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import {
  forgiveLogin,
  forgiveProof,
  type LoginAttempt,
  refundLogin,
  throttleLogin,
  throttleProof,
} from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent, recordFailure } from "../../../platform/viewer/accountEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { credentials } from "../passwords/credentials.rules.ts"
import { verifyPassword } from "../passwords/password.ts"
import { hasSecondFactor, matchCode, needsNoFactor } from "../proofs/secondFactor.ts"
import { findByLoginName, usernameKey } from "../users/user.model.ts"
import { closeSession } from "./session.ts"
import { knownDeviceId, type OpenedSession, signIn } from "./signIn.ts"

/** Response and timing must not reveal accounts, so only a correct password leads to `CODE_REQUIRED`. */
export const login = async (viewer: Viewer, input: unknown): Promise<OpenedSession> => {
  const { username, password, code } = parseInput(credentials, input)
  const key = usernameKey(username)
  const user = await findByLoginName(key)
  const deviceId = user && knownDeviceId(user, viewer)
  const attempt: LoginAttempt = { usernameKey: user?.usernameKey ?? key, userId: user?.id, deviceId }
  await throttleLogin(viewer, attempt)
  const matches = await verifyPassword(user?.state === "ACTIVE" ? user.passwordHash : null, password)
  const refuse = async () => {
    await recordFailure("user.sign_in_failed", viewer, { userId: user?.id, isKnownDevice: deviceId !== null })
    throw new UnauthenticatedError(messages.loginRejected)
  }
  if (!user || !matches) return refuse()
  const needsCode = await hasSecondFactor(user.id)
  if (needsCode && !code) {
    await refundLogin(viewer, attempt)
    // Recorded even if no sign-in follows, as an attacker may know the password.
    await recordFailure("user.code_missing", viewer, { userId: user.id, isKnownDevice: deviceId !== null })
    throw new UnauthenticatedError(refusals.codeNeeded, "CODE_REQUIRED")
  }
  if (needsCode) await throttleProof(viewer, user.id, deviceId)
  const spend = needsCode ? await matchCode(viewer, user.id, code ?? "") : needsNoFactor(user.id)
  const opened = spend === null ? null : await signIn(user, viewer, needsCode ? "code" : "password", spend)
  if (!opened) return refuse()
  if (needsCode) await forgiveProof(user.id, deviceId)
  await forgiveLogin(viewer, attempt)
  return opened
}

export const logout = async (viewer: Viewer) => {
  const { id } = requirePerson(viewer, "account")
  await inTransaction(async (transaction) => {
    if (viewer.session) await closeSession(viewer.session, transaction)
    await recordAccountEvent("user.signed_out", viewer, { userId: id }, transaction)
  })
  return true
}
