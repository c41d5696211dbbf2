import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import type { LeadStatus, LeadType } from "../../../graphql/generated.ts"
import type { ListedLead } from "../lead/leadKind.ts"
import { batches, type Change, type ChangeOutcome, saveInBatches } from "./batches.ts"
import { leadStatusLabel } from "./leadStatusLook.ts"

export interface LeadMove {
  id: string
  name: string
  from: LeadStatus
  to: LeadStatus
  reason: string | null
  reasonBefore: string | null
}

type MovedLead = Pick<ListedLead, "id" | "name" | "status" | "statusReason">

export const statusMove = (
  { id, name, status, statusReason }: MovedLead,
  to: LeadStatus,
  reason: string | null = null,
): LeadMove => ({ id, name, from: status, to, reason, reasonBefore: statusReason })

export interface LeadConflict {
  id: string
  name: string
  status: LeadStatus
  changedBy: string | undefined
}

export interface RefusedMoves {
  conflicts: readonly LeadConflict[]
  notFoundIds: readonly string[]
}

export interface SaveMoves {
  (moves: readonly LeadMove[]): Promise<RefusedMoves>
  leadType?: LeadType
}

const NAMED_CONFLICTS = 3

const describeMoves = (moves: readonly LeadMove[]) => {
  const [first] = moves
  if (!first) return ""
  const isSame = moves.every(({ to, reason }) => to === first.to && reason === first.reason)
  const status = isSame ? `${leadStatusLabel(first.to)}${first.reason ? ` (${first.reason})` : ""}` : "as they were"
  return `${moves.length === 1 ? first.name : `${moves.length.toLocaleString("en-US")} leads`}: ${status}.`
}

const describeConflict = ({ name, status, changedBy }: LeadConflict) =>
  `${name} was changed to ${leadStatusLabel(status)}${changedBy ? ` by ${changedBy}` : ""} meanwhile.`

const describeConflicts = (conflicts: readonly LeadConflict[]) => {
  const named = conflicts.slice(0, NAMED_CONFLICTS).map(describeConflict).join(" ")
  const others = conflicts.length - NAMED_CONFLICTS
  return others > 0 ? `${named} So were ${others} more.` : named
}

export const describeGone = (gone: readonly { name: string }[]) => {
  const [first] = gone
  if (!first) return ""
  return gone.length === 1 ? `${first.name} is no longer there.` : `${gone.length} leads are no longer there.`
}

const reversed = ({ from, to, reason, reasonBefore, ...lead }: LeadMove): LeadMove => ({
  ...lead,
  from: to,
  to: from,
  reason: reasonBefore,
  reasonBefore: reason,
})

const explained = (save: SaveMoves, moves: readonly LeadMove[]): Pick<ChangeOutcome, "explain"> => {
  const [first] = moves
  const { leadType } = save
  if (!leadType || !first || first.to === "PENDING" || moves.some(({ to }) => to !== first.to)) return {}
  const give = (reason: string | null) =>
    changeStatuses(
      save,
      moves.map((move) => ({ ...move, from: move.to, reason, reasonBefore: move.reason })),
    )
  return { explain: { leadType, reason: first.reason, give } }
}

/** Shows a toast too. The outcome also lists conflicts, and offers an undo. */
export const changeStatuses =
  (save: SaveMoves, moves: readonly LeadMove[]): Change =>
  async (progress) => {
    const made: LeadMove[] = []
    const gone: LeadMove[] = []
    const conflicts: LeadConflict[] = []
    const { error, text, rest } = await saveInBatches([moves], progress, async (batch) => {
      const refused = await save(batch)
      const refusedIds = new Set([...refused.conflicts.map(({ id }) => id), ...refused.notFoundIds])
      conflicts.push(...refused.conflicts)
      gone.push(...batch.filter(({ id }) => refused.notFoundIds.includes(id)))
      made.push(...batch.filter(({ id }) => !refusedIds.has(id)))
    })
    const hasConflicts = conflicts.length + gone.length > 0
    // Not logged here, as the GraphQL client logs failures.
    if (error) toast.error(messages.statusUpdateFailed, { description: failureText(error) })
    else if (made.length === 0) toast.warning(messages.statusUpdateFailed)
    else if (hasConflicts) toast.warning(messages.statusUpdated)
    else toast.success(messages.statusUpdated)
    if (error && moves.length <= batches.size) return null
    return {
      text: [describeMoves(made), describeConflicts(conflicts), describeGone(gone), text].filter(Boolean).join(" "),
      hasConflicts: hasConflicts || error !== undefined,
      undo: made.length > 0 ? changeStatuses(save, made.map(reversed)) : undefined,
      rest: rest((left) => changeStatuses(save, left)),
      ...explained(save, made),
    }
  }
