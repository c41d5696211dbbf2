import { type Transaction, UniqueConstraintError } from "sequelize"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { forgiveLogin, type LoginAttempt, throttleLogin } from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { type Account, requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { revokeLinks } from "../mails/queueAccountEmail.ts"
import { verifyPassword } from "../passwords/password.ts"
import { requireFactorProof } from "../proofs/secondFactor.ts"
import { deviceIdOf, newDevice } from "../signIn/session.ts"
import { User, usernameKey } from "../users/user.model.ts"
import { ownFactsInput, passwordChangeInput } from "./account.rules.ts"
import { addressTaken, lockUser, requireFreeAddress, requireFreeName } from "./members.ts"
import { requireStrongPassword, setPassword } from "./setPassword.ts"

export const updateMe = async (viewer: Viewer, input: unknown): Promise<Account> => {
  const { id, name: knownName, email: known } = requirePerson(viewer, "account")
  const { name, email } = parseInput(ownFactsInput, input)
  if (email !== known) {
    requireFreshProof(viewer)
    await requireFactorProof(viewer)
  }
  const change = async () =>
    inTransaction(async (transaction) => {
      if (name !== knownName) await requireFreeName(name, { id }, transaction)
      const user = await lockUser(String(id), transaction)
      const emailKey = email === null ? null : usernameKey(email)
      if (emailKey) await requireFreeAddress(emailKey, user, transaction)
      if (emailKey !== user.emailKey) await revokeLinks(id, ["PASSWORD_RESET"], transaction)
      const fields = [...(name === user.name ? [] : ["name"]), ...(email === user.email ? [] : ["email"])]
      if (fields.length > 0) await recordAccountEvent("user.updated", viewer, { userId: id, fields }, transaction)
      return user.update({ name, email, emailKey }, { transaction })
    })
  return change().catch((error: unknown) => {
    // Another request took the address at the same time.
    throw error instanceof UniqueConstraintError ? addressTaken() : error
  })
}

/** Wrong passwords count as failed sign-ins, so that a stolen session cannot guess without limit. */
export const changePassword = async (viewer: Viewer, input: unknown) => {
  const { id } = requirePerson(viewer, "account")
  const { currentPassword, newPassword } = parseInput(passwordChangeInput, input)
  await requireFactorProof(viewer)
  const user = await User.findByPk(id, { rejectOnEmpty: true })
  const deviceId = viewer.device ? deviceIdOf(user, viewer.device) : null
  const attempt: LoginAttempt = { usernameKey: user.usernameKey, userId: id, deviceId }
  await throttleLogin(viewer, attempt)
  if (!(await verifyPassword(user.passwordHash, currentPassword)))
    throw new InvalidInputError([{ field: "currentPassword", message: refusals.wrongCurrentPassword }])
  await forgiveLogin(viewer, attempt)
  requireStrongPassword("newPassword", newPassword, [user.name, user.email, user.username])
  const alongside = (transaction: Transaction) =>
    recordAccountEvent("user.password_changed", viewer, { userId: user.id }, transaction)
  const token = await setPassword(user, newPassword, alongside, viewer.session)
  return { device: newDevice(user), token }
}
