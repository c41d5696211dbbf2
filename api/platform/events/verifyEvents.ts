import { Op } from "sequelize"
import { findRows } from "../database/reading/plainRows.ts"
import { type EventChain, RecordedEvent } from "./event.model.ts"
import { hashAfter, readChain } from "./eventChain.ts"
import { findMissingEventTriggers } from "./eventProtection.ts"

const AT_ONCE = 500

export interface EventsReport {
  intact: number
  waiting: number
  basePosition: number
  headPosition: number
  headHash: string
  faults: string[]
}

/** Checks only up to the end known at the start, as new events may never stop coming. */
const follow = async (from: EventChain): Promise<{ position: number; fault: string | null }> => {
  const { headPosition, headHash } = from
  let { basePosition: position, baseHash: hash } = from
  while (position < headPosition) {
    const events = await findRows(RecordedEvent, {
      where: { position: { [Op.gt]: position, [Op.lte]: headPosition } },
      order: [["position", "ASC"]],
      limit: AT_ONCE,
      index: "events_by_position",
    })
    if (events.length === 0)
      return { position, fault: `the tail is cut: ${position + 1} to ${headPosition} were removed` }
    for (const event of events) {
      const next = position + 1
      if (event.position !== next) return { position, fault: `position ${next} was removed` }
      if (event.hash !== hashAfter(hash, event))
        return { position, fault: `position ${next} was changed, or the one before it replaced` }
      position = next
      hash = event.hash
    }
  }
  const isAtHead = hash === headHash
  return { position, fault: isAtHead ? null : `position ${position} is not the one that the chain ends with` }
}

const countOutside = (basePosition: number) => RecordedEvent.count({ where: { position: { [Op.lte]: basePosition } } })

export const verifyEvents = async (): Promise<EventsReport> => {
  const missing = await findMissingEventTriggers()
  const faults = missing.length > 0 ? [`triggers are missing, or hidden from this account: ${missing.join(", ")}`] : []
  for (;;) {
    const chain = await readChain()
    if (!chain) throw new Error("The table event_chain has lost its row")
    const { position, fault } = await follow(chain)
    const inserted = await countOutside(chain.basePosition)
    const last = await RecordedEvent.max<number, RecordedEvent>("position")
    const now = await readChain()
    // Retention moved the base during the check, so the check starts over.
    if (now && now.basePosition !== chain.basePosition) continue
    if (inserted > 0)
      faults.push(`${inserted} events were inserted before the base of the chain, ${chain.basePosition}`)
    if (fault) faults.push(fault)
    if (now && Number(last ?? 0) > now.headPosition)
      faults.push(`position ${now.headPosition + 1} was inserted behind the end of the chain`)
    return {
      intact: position - chain.basePosition,
      waiting: await RecordedEvent.count({ where: { position: null } }),
      basePosition: chain.basePosition,
      headPosition: chain.headPosition,
      headHash: chain.headHash,
      faults,
    }
  }
}
