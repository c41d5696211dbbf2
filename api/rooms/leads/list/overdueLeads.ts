import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { indexHint, storedMoment } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import type { Candidates } from "../../../platform/database/reading/candidates.ts"
import { countLeads, NO_FIRST_REPLY_DUE, waitingIndex } from "../counters/leadCounts.ts"
import { overdueSince } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { inboxOf } from "../lead/leadPlace.ts"

const AT_ONCE = 1_000
const { PENDING } = leadStatuses

const idsWhere = async (kind: LeadKind, hint: string, condition: string) => {
  const sql = `SELECT id FROM ${inboxOf(kind, hint)} AND ${condition}`
  return (await select<{ id: number }>(database(), sql)).map(({ id }) => Number(id))
}

const pendingIds = async function* (kind: LeadKind, moment: string) {
  const hint = indexHint(kind.model, `${kind.model.getTableName()}_by_status`)
  let place: number | undefined
  for (;;) {
    const behind = place === undefined ? "" : ` AND id < ${place}`
    const isOverdue = `status = '${PENDING}' AND is_promised = 1 AND created_at <= ${moment}`
    const ids = await idsWhere(kind, hint, `${isOverdue}${behind} ORDER BY id DESC LIMIT ${AT_ONCE}`)
    yield ids
    place = ids.at(-1)
    if (ids.length < AT_ONCE) return
  }
}

/** Null if the index of pending leads alone finds all overdue leads. The ids are unsorted, as lists sort them. */
export const findOverdue = async (kind: LeadKind, promise: ReplyPromise): Promise<Candidates | null> => {
  const moment = database().escape(storedMoment(database(), overdueSince(promise)))
  const waiting = await idsWhere(kind, waitingIndex(kind), `waiting_since <= ${moment} AND ${NO_FIRST_REPLY_DUE}`)
  if (waiting.length === 0) return null
  const ids = async function* () {
    yield waiting
    yield* pendingIds(kind, moment)
  }
  const atMost = (await countLeads(kind, { isOverdue: true }, promise)) ?? Number.MAX_SAFE_INTEGER
  return { atMost, ids }
}
