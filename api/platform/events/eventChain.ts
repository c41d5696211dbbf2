import { createHash } from "node:crypto"
import { literal, Op, type Transaction } from "sequelize"
import { inTransaction } from "../database/connection/database.ts"
import { findRows } from "../database/reading/plainRows.ts"
import { EventChain, RecordedEvent, type RecordedEventRow } from "./event.model.ts"

const ONLY = 1
const AT_ONCE = 250
const NO_HASH = "0".repeat(64)

export const hashAfter = (previous: string, event: Omit<RecordedEventRow, "hash">): string => {
  const { position, id, type, subjectType, subjectId, actorType, actorId, occurredAt, requestId, facts } = event
  const moment = occurredAt.toISOString()
  const row = [position, id, type, subjectType, subjectId, actorType, actorId, moment, requestId, facts]
  return createHash("sha256").update(previous).update(JSON.stringify(row)).digest("hex")
}

export const readChain = (transaction?: Transaction) => EventChain.findByPk(ONLY, { transaction })

/** If the chain's row was deleted while events exist, it is not created again, as that would hide the deletion. */
export const beginChain = async () => {
  const isBegun = (await readChain()) ?? (await RecordedEvent.findOne({ where: { position: { [Op.ne]: null } } }))
  if (isBegun) return
  await EventChain.create({ id: ONLY, headPosition: 0, headHash: NO_HASH, basePosition: 0, baseHash: NO_HASH })
}

class OvertakenError extends Error {
  constructor() {
    super("another process has given positions meanwhile")
  }
}

const caseOf = (pairs: readonly (readonly [number, number | string])[]) =>
  literal(`CASE id ${pairs.map(([id, value]) => `WHEN ${id} THEN ${value}`).join(" ")} END`)

/** If several processes assign positions at once, the first one succeeds and the others throw. */
export const assignPositions = async (): Promise<{ assigned: number; head: number }> => {
  const chain = await readChain()
  if (!chain) throw new Error("the table event_chain has lost its row: restore a backup")
  const { headPosition, headHash } = chain
  const events = await findRows(RecordedEvent, {
    where: { position: null },
    order: [["id", "ASC"]],
    limit: AT_ONCE,
    index: "events_by_position",
  })
  if (events.length === 0) return { assigned: 0, head: headPosition }
  let [position, hash] = [headPosition, headHash]
  const placed = events.map((event) => {
    position += 1
    hash = hashAfter(hash, { ...event, position })
    return { id: event.id, position, hash }
  })
  await inTransaction(async (transaction) => {
    const where = { id: ONLY, headPosition, headHash }
    const [moved] = await EventChain.update({ headPosition: position, headHash: hash }, { where, transaction })
    if (moved !== 1) throw new OvertakenError()
    const values = {
      position: caseOf(placed.map(({ id, position }) => [id, position])),
      hash: caseOf(placed.map(({ id, hash }) => [id, `'${hash}'`])),
    }
    const [filled] = await RecordedEvent.update(values, { where: { id: placed.map(({ id }) => id) }, transaction })
    if (filled !== placed.length) throw new OvertakenError()
  })
  return { assigned: placed.length, head: position }
}

/** Removes in batches with pauses. Each batch moves the chain's base, so that the rest can still be verified. */
export const removeUpTo = async (position: number, pause: () => Promise<unknown> = async () => undefined) => {
  for (let isDone = false; !isDone; await pause()) {
    isDone = await inTransaction(async (transaction) => {
      const chain = await EventChain.findByPk(ONLY, { transaction, lock: true, rejectOnEmpty: true })
      const basePosition = Math.min(position, chain.basePosition + AT_ONCE, chain.headPosition)
      const last = await RecordedEvent.findOne({ where: { position: basePosition }, transaction })
      // Either no events are left to remove, or the chain is broken, and removing more would make that worse.
      if (basePosition <= chain.basePosition || !last?.hash) return true
      await chain.update({ basePosition, baseHash: last.hash }, { transaction })
      await RecordedEvent.destroy({ where: { position: { [Op.lte]: basePosition } }, transaction })
      return false
    })
  }
}
