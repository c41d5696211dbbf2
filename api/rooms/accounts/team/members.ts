import { Op, type Transaction } from "sequelize"
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import type { Account } from "../../../platform/viewer/viewer.ts"
import { findWaitingForLink } from "../mails/queueAccountEmail.ts"
import { withSecondFactor } from "../proofs/secondFactor.ts"
import { normalizeUsername, User, UserLink } from "../users/user.model.ts"

export interface Member extends Pick<User, "state" | "signedInAt" | "createdAt"> {
  user: Account
  hasSecondFactor: boolean
  /** Null without an open invitation, or while its mail is unsent. */
  invitationExpiresAt: Date | null
}

export const membersOf = async (users: readonly User[]): Promise<Member[]> => {
  const userId = users.filter(({ state }) => state === "INVITED").map(({ id }) => id)
  const where = { userId, purpose: "INVITATION", usedAt: null }
  const links = userId.length > 0 ? await UserLink.findAll({ where, order: ["expiresAt"] }) : []
  const endOf = new Map(links.map((link) => [link.userId, link.expiresAt]))
  for (const waitingId of await findWaitingForLink(userId, "INVITATION")) endOf.delete(waitingId)
  const withFactor = await withSecondFactor(users.map(({ id }) => id))
  return users.map((user) => ({
    user,
    state: user.state,
    signedInAt: user.signedInAt,
    createdAt: user.createdAt,
    hasSecondFactor: withFactor.has(user.id),
    invitationExpiresAt: endOf.get(user.id) ?? null,
  }))
}

export const memberOf = async (user: User): Promise<Member> => {
  const [member] = await membersOf([user])
  return member as Member
}

/** An account without an inviter was configured and accepts no invitation, so it counts as joined. */
export const hasJoined = ({ invitedById, signedInAt }: User) => invitedById === null || signedInAt !== null

export const lockUser = async (id: string, transaction: Transaction): Promise<User> => {
  const user = await User.findByPk(idOf(id), { transaction, lock: true })
  if (!user) throw new NotFoundError("user", id)
  return user
}

const activeOwners = (transaction: Transaction) =>
  User.findAll({ where: { role: "OWNER", state: "ACTIVE" }, order: ["id"], transaction, lock: true })

/** Writes the rows of all owners beside locking them, as database clusters detect conflicting writes but no locks. */
export const lockOwners = async ({ id }: Account, transaction: Transaction) => {
  await User.update({ role: "OWNER" }, { where: { role: "OWNER" }, transaction })
  const owners = await activeOwners(transaction)
  if (!owners.some((owner) => owner.id === id)) throw new ForbiddenError()
}

export const requireOwner = async (transaction: Transaction) => {
  if ((await activeOwners(transaction)).length > 0) return
  throw new ConflictError(refusals.lastOwner)
}

export const addressTaken = () => new ConflictError("This e-mail address belongs to another account.")

/** Locks all rows, so that two requests cannot take the same name. */
export const requireFreeName = async (name: string, { id }: { id: number }, transaction: Transaction) => {
  const key = normalizeUsername(name)
  const users = await User.findAll({ attributes: ["id", "name", "username"], lock: true, order: ["id"], transaction })
  const isTaken = users.some(
    (user) => user.id !== id && [user.name, user.username].map(normalizeUsername).includes(key),
  )
  if (isTaken) throw new InvalidInputError([{ field: "name", message: refusals.nameInUse }])
}

export const requireFreeAddress = async (key: string, { id }: { id: number }, transaction: Transaction) => {
  const isFound = { [Op.or]: [{ usernameKey: key }, { emailKey: key }] }
  const other = await User.findOne({ where: { ...isFound, id: { [Op.ne]: id } }, transaction })
  if (other) throw addressTaken()
}
