import { messages } from "@farelight/api/messages.ts"
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

/** Asks the server for the moves and answers those that it refused. */
export type SaveMoves = (moves: readonly LeadMove[]) => Promise<readonly LeadConflict[]>

// Longer than other notices (SPEC §9), as there is something in it to decide and to reach.
const UNDO_MS = 10_000

const NAMED_CONFLICTS = 3

const outcome = (moves: readonly LeadMove[]) => {
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

const undone = ({ from, to, ...lead }: LeadMove): LeadMove => ({ ...lead, from: to, to: from })

/**
 * Moves leads and tells what became of it (SPEC §8), with a way back. A lead that is no longer where it was
 * seen stays where somebody else has put it, and is named.
 */
export const changeStatuses = async (save: SaveMoves, moves: readonly LeadMove[]): Promise<void> => {
  if (moves.length === 0) return
  try {
    const conflicts = await save(moves)
    const refused = new Set(conflicts.map(({ id }) => id))
    const made = moves.filter(({ id }) => !refused.has(id))
    const description = [outcome(made), describeConflicts(conflicts)].filter(Boolean).join(" ")
    if (made.length === 0) {
      toast.warning(messages.statusUpdateFailed, { description, duration: UNDO_MS })
      return
    }
    const show = conflicts.length > 0 ? toast.warning : toast.success
    show(messages.statusUpdated, {
      description,
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => changeStatuses(save, made.map(undone)) },
    })
  } catch {
    // The GraphQL client has already written the failure to the console.
    toast.error(messages.statusUpdateFailed)
  }
}
