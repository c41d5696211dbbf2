import { setImmediate } from "node:timers/promises"
import { Op } from "sequelize"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"

const AT_ONCE = 2_000

export interface ExpiredEvents {
  count: number
  base: number
  upTo: number
  oldestAt: Date | null
}

/** All events up to the position are older than `days`. An event may stay longer, never shorter. */
export const findOldEvents = async (days: number, now: number): Promise<ExpiredEvents> => {
  const chain = await readChain()
  const base = Number(chain?.basePosition ?? 0)
  if (days === 0 || !chain) return { count: 0, base, upTo: base, oldestAt: null }
  const before = new Date(now - days * DAY_MS)
  let upTo = base
  let oldestAt: Date | null = null
  for (;;) {
    const rows = await RecordedEvent.findAll({
      attributes: ["position", "occurredAt"],
      where: { position: { [Op.gt]: upTo, [Op.lte]: Number(chain.headPosition) } },
      order: ["position"],
      limit: AT_ONCE,
      raw: true,
    })
    for (const { position, occurredAt } of rows) {
      const at = new Date(occurredAt)
      if (at >= before) return { count: upTo - base, base, upTo, oldestAt }
      upTo = Number(position)
      if (!oldestAt || at < oldestAt) oldestAt = at
    }
    if (rows.length < AT_ONCE) return { count: upTo - base, base, upTo, oldestAt }
    // SQLite reads synchronously, so other requests wait for each batch.
    await setImmediate()
  }
}
