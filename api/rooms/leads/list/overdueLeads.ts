import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { ReplyPromise } from "../../../contract/leads/promiseHours.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { indexHint, storedMoment } from "../../../platform/database/connection/dialect.ts"
import type { Candidates } from "../../../platform/database/reading/candidates.ts"
import { select } from "../../../platform/database/reading/statements.ts"
import { countLeads, NOT_AWAITED, waitingIndex } from "../figures/leadCounts.ts"
import { overdueSince } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { inboxOf } from "../places/leadPlace.ts"

const AT_ONCE = 1_000
const { PENDING } = leadStatuses

const idsWhere = async (kind: LeadKind, hint: string, condition: string) => {
  const sql = `SELECT id FROM ${inboxOf(kind, hint)} AND ${condition}`
  return (await select<{ id: number }>(database(), sql)).map(({ id }) => Number(id))
}

/** The ids of the pending leads that are overdue beyond an id, in order, in chunks. */
const pendingIds = async function* (kind: LeadKind, moment: string, after: number | null, isAscending: boolean) {
  const [beyond, direction] = isAscending ? [">", "ASC"] : ["<", "DESC"]
  const hint = indexHint(kind.model, `${kind.model.getTableName()}_by_status`)
  let place = after
  for (;;) {
    const behind = place === null ? "" : ` AND id ${beyond} ${place}`
    const isOverdue = `status = '${PENDING}' AND is_promised = 1 AND created_at <= ${moment}`
    const ids = await idsWhere(kind, hint, `${isOverdue}${behind} ORDER BY id ${direction} LIMIT ${AT_ONCE}`)
    yield ids
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) return
    place = last
  }
}

/** The overdue leads, for which no single index exists. Null if the pending index leads to all of them. */
export const findOverdue = async (kind: LeadKind, promise: ReplyPromise): Promise<Candidates | null> => {
  const moment = database().escape(storedMoment(database(), overdueSince(promise)))
  const waiting = await idsWhere(kind, waitingIndex(kind), `waiting_since <= ${moment} AND ${NOT_AWAITED}`)
  if (waiting.length === 0) return null
  const ids = async function* (after: number | null, isAscending: boolean) {
    const compare = isAscending
      ? (one: number, other: number) => one - other
      : (one: number, other: number) => other - one
    let rest = waiting.filter((id) => after === null || compare(after, id) < 0).sort(compare)
    for await (const chunk of pendingIds(kind, moment, after, isAscending)) {
      const last = chunk.at(-1)
      const isLast = chunk.length < AT_ONCE || last === undefined
      const now = rest.filter((id) => isLast || compare(id, last) < 0)
      rest = rest.slice(now.length)
      yield [...chunk, ...now].sort(compare)
    }
    yield rest
  }
  const atMost = (await countLeads(kind, { isOverdue: true }, promise)) ?? Number.MAX_SAFE_INTEGER
  return { atMost, ids }
}
