import { Op } from "sequelize"
import { RecordedEvent } from "./event.model.ts"

/** An event that is committed late has a later position than its moment says. */
const LATE_MS = 60_000

/** A position that everything which has happened since a moment comes after. */
export const positionBefore = async (moment: Date): Promise<number> => {
  const before = new Date(moment.getTime() - LATE_MS)
  const last = await RecordedEvent.findOne({
    where: { occurredAt: { [Op.lt]: before }, position: { [Op.ne]: null } },
    order: [
      ["occurredAt", "DESC"],
      ["id", "DESC"],
    ],
  })
  return Number(last?.position ?? 0)
}
