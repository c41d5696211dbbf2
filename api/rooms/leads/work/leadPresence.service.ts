import { Op } from "sequelize"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { User } from "../../accounts/users/user.model.ts"
import { leadInput } from "../lead/lead.rules.ts"
import { LeadOpening } from "../related/leadWork.model.ts"
import { kindOf } from "./leadAssignment.service.ts"

/** Two intervals of the dashboard's polls, and time for a slow poll. */
export const PRESENCE_MS = 25_000

export const recordLeadPresence = async (viewer: Viewer, input: unknown) => {
  const { id: userId } = requirePerson(viewer, "leads:read")
  const { leadType, leadId } = parseInput(leadInput, input)
  kindOf(leadType)
  const now = clock.now()
  const then = new Date(now - PRESENCE_MS)
  await LeadOpening.destroy({ where: { userId, seenAt: { [Op.lt]: then } } })
  await LeadOpening.upsert({ userId, leadType, leadId, seenAt: new Date(now) })
  const there = await LeadOpening.findAll({
    where: { leadType, leadId, userId: { [Op.ne]: userId }, seenAt: { [Op.gte]: then } },
  })
  const users = await User.findAll({
    attributes: ["id", "name", "username"],
    where: { id: there.map((opening) => opening.userId) },
  })
  return {
    others: users
      .map(({ id, name, username }) => ({ id: String(id), name: name || username }))
      .sort((one, other) => one.name.localeCompare(other.name, "en")),
  }
}
