import { messages } from "@farelight/api/contract/messages.ts"
import { toast } from "sonner"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { leadStatusLabel } from "./leadStatusLook.ts"

/** A lead that is to go from one status to another. */
export interface LeadMove {
  id: string
  name: string
  from: LeadStatus
  to: LeadStatus
}

/** A lead that somebody else has moved meanwhile. */
export interface LeadConflict {
  id: string
  name: string
  status: LeadStatus
  changedBy: string | undefined
}

/** What the server has not moved. */
export interface RefusedMoves {
  conflicts: readonly LeadConflict[]
  /** Leads that are not there any more. */
  notFoundIds: readonly string[]
}

/** Asks the server for the moves and answers those that it refused. */
export type SaveMoves = (moves: readonly LeadMove[]) => Promise<RefusedMoves>

/** What became of a change of status. */
export interface ChangeOutcome {
  /** In words: what was changed to what, and what somebody else had changed meanwhile. */
  text: string
  hasConflicts: boolean
  save: SaveMoves
  /** The moves that would take it back; none when nothing was changed. */
  wayBack: readonly LeadMove[]
}

const NAMED_CONFLICTS = 3

const describeMoves = (moves: readonly LeadMove[]) => {
  const [first] = moves
  if (!first) return ""
  const status = moves.every(({ to }) => to === first.to) ? leadStatusLabel(first.to) : "as they were"
  return `${moves.length === 1 ? first.name : `${moves.length} leads`}: ${status}.`
}

const describeConflict = ({ name, status, changedBy }: LeadConflict) =>
  `${name} was changed to ${leadStatusLabel(status)}${changedBy ? ` by ${changedBy}` : ""} meanwhile.`

const describeConflicts = (conflicts: readonly LeadConflict[]) => {
  const named = conflicts.slice(0, NAMED_CONFLICTS).map(describeConflict).join(" ")
  const others = conflicts.length - NAMED_CONFLICTS
  return others > 0 ? `${named} So were ${others} more.` : named
}

const describeGone = (gone: readonly LeadMove[]) => {
  const [first] = gone
  if (!first) return ""
  return gone.length === 1 ? `${first.name} is no longer there.` : `${gone.length} leads are no longer there.`
}

const undone = ({ from, to, ...lead }: LeadMove): LeadMove => ({ ...lead, from: to, to: from })

/**
 * Moves leads, shows the notice and answers what became of it, or null when the server could not be asked.
 * A lead that is no longer where it was seen stays where somebody else has put it.
 */
export const changeStatuses = async (save: SaveMoves, moves: readonly LeadMove[]): Promise<ChangeOutcome | null> => {
  try {
    const { conflicts, notFoundIds } = await save(moves)
    const refused = new Set([...conflicts.map(({ id }) => id), ...notFoundIds])
    const made = moves.filter(({ id }) => !refused.has(id))
    const gone = moves.filter(({ id }) => notFoundIds.includes(id))
    if (made.length === 0) toast.warning(messages.statusUpdateFailed)
    else if (refused.size > 0) toast.warning(messages.statusUpdated)
    else toast.success(messages.statusUpdated)
    return {
      text: [describeMoves(made), describeConflicts(conflicts), describeGone(gone)].filter(Boolean).join(" "),
      hasConflicts: refused.size > 0,
      save,
      wayBack: made.map(undone),
    }
  } catch {
    // The GraphQL client has already written the failure to the console.
    toast.error(messages.statusUpdateFailed)
    return null
  }
}
