import type { Transaction } from "sequelize"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import type { Account } from "../auth/session.ts"
import { User, UserSession } from "../auth/user.model.ts"
import { requireFreshProof, requirePermission, type Viewer } from "../auth/viewer.ts"
import { revokeLinks } from "../email/queueAccountEmail.ts"
import { roleChangeInput } from "./account.rules.ts"
import { isUsed, lockUser, type Member, memberOf, membersOf, requireOwner, takeTurnAsOwner } from "./members.ts"
import { recordTeamEvent } from "./teamEvents.ts"

const byName = new Intl.Collator("en").compare

/** All accounts, by name; those that are deactivated come last. */
export const listUsers = async (viewer: Viewer): Promise<Member[]> => {
  requirePermission(viewer, "team:manage")
  const members = await membersOf(await User.findAll({ order: ["id"] }))
  const isOver = ({ state }: Member) => Number(state === "DEACTIVATED")
  return members.sort((one, other) => isOver(one) - isOver(other) || byName(one.user.name, other.user.name))
}

/** What an owner does to an account, as one step that leaves an owner. */
export const asOwner = async <Result>(
  viewer: Viewer,
  work: (owner: Account, transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const owner = requirePermission(viewer, "team:manage")
  requireFreshProof(viewer)
  return inTransaction(async (transaction) => {
    await takeTurnAsOwner(owner, transaction)
    const result = await work(owner, transaction)
    await requireOwner(transaction)
    return result
  })
}

/** Changes somebody's role, which counts from the next request on. Throws `ConflictError` for the last owner. */
export const changeUserRole = (viewer: Viewer, input: unknown): Promise<Member> =>
  asOwner(viewer, async (_owner, transaction) => {
    const { id, role } = parseInput(roleChangeInput, input)
    const user = await lockUser(id, transaction)
    const from = user.role
    if (from !== role) {
      await user.update({ role }, { transaction })
      recordTeamEvent("user.role_changed", { viewer, user, facts: { from, role } }, transaction)
    }
    return memberOf(user, transaction)
  })

/**
 * Keeps somebody from signing in, ends all of their sessions, and withdraws their links. Throws `ConflictError` for the
 * last owner.
 */
export const deactivateUser = (viewer: Viewer, id: string): Promise<Member> =>
  asOwner(viewer, async (_owner, transaction) => {
    const user = await lockUser(id, transaction)
    if (user.state !== "DEACTIVATED") {
      await user.update({ state: "DEACTIVATED" }, { transaction })
      await UserSession.destroy({ where: { userId: user.id }, transaction })
      await revokeLinks(user.id, ["INVITATION", "PASSWORD_RESET"], transaction)
      recordTeamEvent("user.deactivated", { viewer, user }, transaction)
    }
    return memberOf(user, transaction)
  })

/** Lets somebody sign in again, or, who has never accepted, be invited again. */
export const reactivateUser = (viewer: Viewer, id: string): Promise<Member> =>
  asOwner(viewer, async (_owner, transaction) => {
    const user = await lockUser(id, transaction)
    if (user.state === "DEACTIVATED") {
      await user.update({ state: isUsed(user) ? "ACTIVE" : "INVITED" }, { transaction })
      // One that was opened while the account was deactivated would come to life.
      await UserSession.destroy({ where: { userId: user.id }, transaction })
      recordTeamEvent("user.reactivated", { viewer, user }, transaction)
    }
    return memberOf(user, transaction)
  })
