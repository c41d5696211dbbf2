import { DeadLinkError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { logger } from "../../../platform/log/logger.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { throttlePasswordReset } from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { cancelMailedLinks, queueAccountEmail } from "../mails/queueAccountEmail.ts"
import { User, usernameKey } from "../users/user.model.ts"
import { findLink, useLink } from "../users/userLinks.ts"
import { resetInput, resetRequestInput } from "./account.rules.ts"
import { requireStrongPassword, setPassword } from "./setPassword.ts"

// The reset begins after the response and a random delay, so that timing does not reveal accounts.
const AFTER_ANSWER_MS = 500
const SPREAD_MS = 1_000

const inHand = new Map<Promise<void>, () => void>()

export const flushPasswordResets = async () => {
  for (const begin of inHand.values()) begin()
  await Promise.all(inHand.keys())
}

const queueReset = (viewer: Viewer, emailKey: string) =>
  inTransaction(async (transaction) => {
    const user = await User.findOne({ where: { emailKey, state: "ACTIVE" }, transaction })
    if (!user) return
    if (absoluteUrl("/") === null) return logger.warn("no link can be mailed without PUBLIC_URL")
    await cancelMailedLinks(user.id, ["PASSWORD_RESET"], transaction)
    await queueAccountEmail({ type: "ACCOUNT_PASSWORD_RESET", user }, transaction)
    await recordAccountEvent("user.password_reset_requested", viewer, { userId: user.id }, transaction)
  })

const queueResetLater = (viewer: Viewer, emailKey: string) => {
  let begin = () => {}
  const queued = new Promise<void>((resolve) => {
    begin = resolve
    setTimeout(resolve, AFTER_ANSWER_MS + Math.random() * SPREAD_MS)
  })
    .then(() => queueReset(viewer, emailKey))
    .catch((error: unknown) => logger.error({ err: error }, "a link for a new password was not queued"))
    .finally(() => inHand.delete(queued))
  inHand.set(queued, begin)
}

export const requestPasswordReset = async (viewer: Viewer, input: unknown) => {
  const emailKey = usernameKey(parseInput(resetRequestInput, input).email)
  await throttlePasswordReset(viewer, emailKey)
  queueResetLater(viewer, emailKey)
  return true
}

export const resetPassword = async (viewer: Viewer, input: unknown) => {
  const { token, newPassword } = parseInput(resetInput, input)
  const link = await findLink("PASSWORD_RESET", token)
  const user = await User.findByPk(link.userId, { rejectOnEmpty: true })
  if (user.state !== "ACTIVE")
    throw new DeadLinkError("This account was deactivated. Ask an owner of the site to reactivate it.")
  requireStrongPassword("newPassword", newPassword, [user.name, user.email, user.username])
  await setPassword(user, newPassword, async (transaction) => {
    await useLink(link, transaction)
    await recordAccountEvent("user.password_reset", viewer, { userId: user.id }, transaction)
  })
  return true
}
