import { Op } from "sequelize"
import { erasureReasons } from "../../../contract/person/erasure.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { eraseTraces } from "../../../platform/database/writing/eraseTraces.ts"
import { giveWay } from "../../../platform/delivery/giveWay.ts"
import { logger } from "../../../platform/log/logger.ts"
import { testKinds } from "../../leads/leadKinds.ts"
import { eraseOne } from "./eraseOne.ts"
import { orderOf } from "./erasure.service.ts"

/** How long a test is kept: long enough to look into what a program has done. */
const KEPT_MS = 7 * 24 * 60 * 60_000
const AT_ONCE = 500
const GIVE_WAY_MS = 500

const SYSTEM = { actorType: "system", actorId: null, requestId: null } as const

/**
 * Erases the tests that arrived 7 days ago or earlier, with all that belongs to them; says how many. One that fails keeps no
 * other from being erased: the next run tries it again. Processes that do so at once erase each of them once.
 */
export const eraseOldTests = async (now = clock.wallTime()): Promise<number> => {
  const createdAt = { [Op.lte]: new Date(now.getTime() - KEPT_MS) }
  const order = await orderOf(erasureReasons.TEST_OVER, SYSTEM)
  let erased = 0
  for (const kind of testKinds)
    for (let lastId = 0; ; ) {
      // Wherever they are: a part of another one as well.
      const where = { createdAt, id: { [Op.gt]: lastId } }
      const due = await kind.model.unscoped().findAll({ attributes: ["id"], where, order: ["id"], limit: AT_ONCE })
      for (const { id } of due) {
        await giveWay(GIVE_WAY_MS)
        try {
          if (await eraseOne(kind, id, order)) erased += 1
        } catch (error) {
          logger.error(
            { err: error, leadType: kind.type, leadId: id },
            "a test could not be erased, and will be tried again",
          )
        }
      }
      lastId = due.at(-1)?.id ?? lastId
      if (due.length < AT_ONCE) break
    }
  if (erased > 0) await eraseTraces()
  return erased
}
