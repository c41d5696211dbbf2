import { Op } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { MoveWaiting } from "./cityList.ts"
import { expirePublishedContent } from "./cms.service.ts"
import { CmsDraft } from "./cmsDraft.model.ts"
import { publishScheduled } from "./cmsDraft.service.ts"

/** A failed draft is tried again and does not block others. */
export const publishDue = async (moveWaiting: MoveWaiting) => {
  const due = await CmsDraft.findAll({ where: { publishAt: { [Op.lte]: clock.wallTime() } }, order: ["publishAt"] })
  for (const draft of due) {
    try {
      if (await publishScheduled(draft, moveWaiting)) expirePublishedContent()
    } catch (error) {
      logger.error({ err: error, blockId: draft.blockId }, "publishing a draft failed and will be tried again")
    }
  }
}
