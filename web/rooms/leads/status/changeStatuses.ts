import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { leadStatusLabel } from "./leadStatusLook.ts"

export interface LeadMove {
  id: string
  name: string
  from: LeadStatus
  to: LeadStatus
}

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

/** Returns the refused moves. */
export type SaveMoves = (moves: readonly LeadMove[]) => Promise<RefusedMoves>

export interface ChangeOutcome {
  /** Summary of the changes, including conflicts with other users. */
  text: string
  hasConflicts: boolean
  undo: (() => Promise<ChangeOutcome | null>) | undefined
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

export const describeGone = (gone: readonly { name: string }[]) => {
  const [first] = gone
  if (!first) return ""
  return gone.length === 1 ? `${first.name} is no longer there.` : `${gone.length} leads are no longer there.`
}

const reversed = ({ from, to, ...lead }: LeadMove): LeadMove => ({ ...lead, from: to, to: from })

/** Shows a toast, which stays for conflicts. Null if the server was unreachable. */
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
      undo: made.length > 0 ? () => changeStatuses(save, made.map(reversed)) : undefined,
    }
  } catch (error) {
    // The GraphQL client has logged the failure.
    toast.error(messages.statusUpdateFailed, { description: failureText(error) })
    return null
  }
}
