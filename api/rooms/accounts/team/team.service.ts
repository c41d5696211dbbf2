import type { Transaction } from "sequelize"
import { permits } from "../../../contract/accounts/roles.ts"
import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { unlockSignIn } from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import {
  type Account,
  requireFreshProof,
  requirePermission,
  requirePerson,
  type Viewer,
} from "../../../platform/viewer/viewer.ts"
import { queueAccountEmail, revokeLinks } from "../mails/queueAccountEmail.ts"
import { removeFactors, requireFactorProof } from "../proofs/secondFactor.ts"
import { isOpenSession } from "../signIn/session.ts"
import { User, UserSession } from "../users/user.model.ts"
import { roleChangeInput } from "./account.rules.ts"
import { hasJoined, lockOwners, lockUser, type Member, memberOf, membersOf, requireOwner } from "./members.ts"

export type ReleaseWork = (userId: number, viewer: Viewer, transaction: Transaction) => Promise<unknown>

const byName = new Intl.Collator("en").compare

export const listUsers = async (viewer: Viewer): Promise<Member[]> => {
  requirePermission(viewer, "team:manage")
  const members = await membersOf(await User.findAll({ order: ["id"] }))
  const isOver = ({ state }: Member) => Number(state === "DEACTIVATED")
  return members.sort((one, other) => isOver(one) - isOver(other) || byName(one.user.name, other.user.name))
}

export const runAsOwner = async <Result>(
  viewer: Viewer,
  work: (owner: Account, transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const owner = requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  return inTransaction(async (transaction) => {
    await lockOwners(owner, transaction)
    const result = await work(owner, transaction)
    await requireOwner(transaction)
    return result
  })
}

const changeAsOwner = async (viewer: Viewer, change: (transaction: Transaction) => Promise<User>): Promise<Member> =>
  memberOf(await runAsOwner(viewer, (_owner, transaction) => change(transaction)))

export const changeUserRole = (viewer: Viewer, input: unknown, unassignLeads: ReleaseWork): Promise<Member> =>
  changeAsOwner(viewer, async (transaction) => {
    const { id, role } = parseInput(roleChangeInput, input)
    const user = await lockUser(id, transaction)
    const from = user.role
    if (from !== role) {
      await user.update({ role }, { transaction })
      if (!permits(role, "leads:write")) await unassignLeads(user.id, viewer, transaction)
      await recordAccountEvent("user.role_changed", viewer, { userId: user.id, from, role }, transaction)
    }
    return user
  })

export const deactivateUser = (viewer: Viewer, id: string, unassignLeads: ReleaseWork): Promise<Member> =>
  changeAsOwner(viewer, async (transaction) => {
    const user = await lockUser(id, transaction)
    if (user.state !== "DEACTIVATED") {
      await user.update({ state: "DEACTIVATED" }, { transaction })
      await UserSession.destroy({ where: { userId: user.id }, transaction })
      await revokeLinks(user.id, ["INVITATION", "PASSWORD_RESET"], transaction)
      await unassignLeads(user.id, viewer, transaction)
      await recordAccountEvent("user.deactivated", viewer, { userId: user.id }, transaction)
    }
    return user
  })

export const endUserSessions = (viewer: Viewer, id: string): Promise<number> =>
  runAsOwner(viewer, async (_owner, transaction) => {
    const { id: userId } = await lockUser(id, transaction)
    const count = await UserSession.destroy({ where: { userId, ...isOpenSession() }, transaction })
    if (count > 0) await recordAccountEvent("user.sessions_ended", viewer, { userId, count }, transaction)
    return count
  })

export const unlockUser = async (
  viewer: Viewer,
  { id, removesFactors }: { id: string; removesFactors: boolean },
): Promise<Member> => {
  requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  await requireFactorProof(viewer)
  const member = await runAsOwner(viewer, async (owner, transaction) => {
    const user = await lockUser(id, transaction)
    if (user.id === owner.id) throw new ConflictError("Another owner can unlock your account.")
    if (removesFactors) await removeFactors(user.id, transaction)
    const mail = { type: "ACCOUNT_UNLOCKED", by: owner.name, removesFactors, user } as const
    await queueAccountEmail(mail, transaction)
    await recordAccountEvent("user.unlocked", viewer, { userId: user.id, removesFactors }, transaction)
    return user
  })
  await unlockSignIn(member)
  return memberOf(member)
}

export const reactivateUser = (viewer: Viewer, id: string): Promise<Member> =>
  changeAsOwner(viewer, async (transaction) => {
    const user = await lockUser(id, transaction)
    if (user.state === "DEACTIVATED") {
      await user.update({ state: hasJoined(user) ? "ACTIVE" : "INVITED" }, { transaction })
      // A session that was opened during the deactivation would become valid again, so all sessions are deleted.
      await UserSession.destroy({ where: { userId: user.id }, transaction })
      await recordAccountEvent("user.reactivated", viewer, { userId: user.id }, transaction)
    }
    return user
  })
