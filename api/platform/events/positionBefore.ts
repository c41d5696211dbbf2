import { Op } from "sequelize"
import { RecordedEvent } from "./event.model.ts"

/** An event may be committed this much later than it occurred, so its position may be later too. */
const LATE_MS = 60_000

/** All events since `moment` have later positions. 0 if there is no earlier event. */
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
