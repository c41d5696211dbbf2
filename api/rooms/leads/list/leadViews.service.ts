import { Op } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { User, usernameKey } from "../../accounts/users/user.model.ts"
import { leadViewInput, VIEWS_MAX } from "../lead/lead.rules.ts"
import { LeadView } from "../related/leadWork.model.ts"
import { kindOf } from "../work/leadAssignment.service.ts"

export const listLeadViews = async (viewer: Viewer): Promise<LeadView[]> => {
  const { id: userId } = requirePerson(viewer, "leads:read")
  const views = await LeadView.findAll({ where: { [Op.or]: [{ userId }, { isShared: true }] }, order: ["id"] })
  return views.sort((one, other) => one.name.localeCompare(other.name, "en"))
}

export const saveLeadView = async (viewer: Viewer, input: unknown): Promise<LeadView> => {
  const { id: userId } = requirePerson(viewer, "leads:read")
  const { id, ...parsed } = parseInput(leadViewInput, input)
  kindOf(parsed.leadType)
  // Compared like user names, so that no two names look the same.
  const values = { ...parsed, nameKey: usernameKey(parsed.name) }
  return inTransaction(async (transaction) => {
    // The lock enforces the limit and unique names in concurrent saves.
    await User.findByPk(userId, { attributes: ["id"], transaction, lock: true })
    const own = await LeadView.findAll({ where: { userId }, transaction, lock: true })
    const changed = own.find((view) => view.id === idOf(id ?? ""))
    if (id && !changed) throw new NotFoundError("view", id)
    if (own.some((view) => view !== changed && view.nameKey === values.nameKey))
      throw new ConflictError(refusals.viewNameInUse)
    if (changed) return changed.update(values, { transaction })
    if (own.length >= VIEWS_MAX) throw new ConflictError(`You have ${VIEWS_MAX} views already. Delete one first.`)
    return LeadView.create({ ...values, userId }, { transaction })
  })
}

export const deleteLeadView = async (viewer: Viewer, id: string): Promise<boolean> => {
  const { id: userId } = requirePerson(viewer, "leads:read")
  return (await LeadView.destroy({ where: { id: idOf(id), userId } })) > 0
}
