import { randomBytes } from "node:crypto"
import { type Transaction, UniqueConstraintError } from "sequelize"
import { accountLinkPath } from "../../../contract/accounts/accountLinks.ts"
import type { Role } from "../../../contract/accounts/roles.ts"
import { ConflictError, DeadLinkError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { canMailLinks, queueAccountEmail, revokeLinks } from "../mails/queueAccountEmail.ts"
import { hashPassword } from "../passwords/password.ts"
import { type OpenedSession, signIn } from "../signIn/signIn.ts"
import { findByLoginName, User, usernameKey } from "../users/user.model.ts"
import { findLink, makeLink, useLink } from "../users/userLinks.ts"
import { acceptanceInput, invitationInput, invitationToken } from "./account.rules.ts"
import { addressTaken, hasJoined, type Member, memberOf, requireFreeName } from "./members.ts"
import { requireStrongPassword } from "./setPassword.ts"
import { runAsOwner } from "./team.service.ts"

interface Invited {
  email: string
  role: Role
  invitedById: number
}

const newUser = async ({ email, role, invitedById }: Invited, passwordHash: string, transaction: Transaction) => {
  const key = usernameKey(email)
  const names = { username: email, usernameKey: key, name: email, email, emailKey: key }
  return User.create({ ...names, role, invitedById, state: "INVITED", passwordHash }, { transaction })
}

const inviteAgain = async (user: User, { role, invitedById }: Invited, transaction: Transaction) => {
  if (hasJoined(user)) throw new ConflictError(refusals.addressInUse(user.state === "DEACTIVATED"))
  await user.update({ role, invitedById, state: "INVITED" }, { transaction })
  await revokeLinks(user.id, ["INVITATION"], transaction)
  return user
}

/** Returns the link if it cannot be mailed. Throws `ConflictError` for an address in use. */
export const inviteUser = async (viewer: Viewer, input: unknown): Promise<{ member: Member; link: string | null }> => {
  requirePermission(viewer, "team:manage")
  // The column needs a hash, so it gets the hash of a random password that nobody sees.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"))
  const invite = runAsOwner(viewer, async (owner, transaction) => {
    const { email, role } = parseInput(invitationInput, input)
    const invited = { email, role, invitedById: owner.id }
    const known = await findByLoginName(usernameKey(email), transaction)
    const user = await (known ? inviteAgain(known, invited, transaction) : newUser(invited, passwordHash, transaction))
    await recordAccountEvent("user.invited", viewer, { userId: user.id, role }, transaction)
    if (!canMailLinks()) return { user, token: await makeLink(user.id, "INVITATION", transaction) }
    await queueAccountEmail({ type: "ACCOUNT_INVITATION", user, role, invitedBy: owner.name }, transaction)
    return { user, token: null }
  })
  const { user, token } = await invite.catch((error: unknown) => {
    // Another request took the address at the same time.
    throw error instanceof UniqueConstraintError ? addressTaken() : error
  })
  const path = token && accountLinkPath("INVITATION", token)
  return { member: await memberOf(user), link: path && (absoluteUrl(path) ?? path) }
}

const findInvited = async (token: string) => {
  const link = await findLink("INVITATION", token)
  const user = await User.findByPk(link.userId, { rejectOnEmpty: true })
  return { link, user }
}

export const findInvitation = async (input: unknown) => {
  const { link, user } = await findInvited(parseInput(invitationToken, input).token)
  const inviter = await User.findByPk(user.invitedById ?? 0)
  return {
    email: user.email ?? user.username,
    role: user.role,
    invitedBy: inviter?.name ?? null,
    expiresAt: link.expiresAt,
  }
}

/** Only one of several concurrent requests succeeds; the others get a `DeadLinkError`. */
export const acceptInvitation = async (viewer: Viewer, input: unknown): Promise<OpenedSession> => {
  const { token, name, password } = parseInput(acceptanceInput, input)
  const { link, user } = await findInvited(token)
  requireStrongPassword("password", password, [name, user.email])
  const passwordHash = await hashPassword(password)
  const opened = await signIn(user, viewer, "invitation", async (transaction) => {
    await requireFreeName(name, user, transaction)
    await useLink(link, transaction)
    const accepted = { name, passwordHash, state: "ACTIVE" } as const
    const [count] = await User.update(accepted, { where: { id: user.id, state: "INVITED" }, transaction })
    if (count === 0) return false
    await revokeLinks(user.id, ["INVITATION"], transaction)
    await user.reload({ transaction })
    await recordAccountEvent("user.invitation_accepted", viewer, { userId: user.id }, transaction)
    return true
  })
  if (opened) return opened
  // Throws with the reason if another request used or withdrew the link.
  await findLink("INVITATION", token)
  throw new DeadLinkError("This invitation was withdrawn. Ask an owner of the site for another one.")
}
