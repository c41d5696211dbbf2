import { createContext, type ReactNode, useContext, useRef, useState } from "react"
import { type ChangeOutcome, changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

interface StatusChanges {
  /** What the last change of status did. It stays until the next one, on whichever screen it was made. */
  last: ChangeOutcome | null
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  forget: () => void
}

const StatusChangesContext = createContext<StatusChanges | null>(null)

/** Remembers the last change of status, so that it can be taken back for longer than a notice is on screen. */
export const LastChangeProvider = ({ children }: { children: ReactNode }) => {
  const [last, setLast] = useState<ChangeOutcome | null>(null)
  const underWay = useRef<readonly LeadMove[]>(null)

  const change = async (save: SaveMoves, moves: readonly LeadMove[]) => {
    // A second press of Undo finds the first one under way.
    if (moves.length === 0 || moves === underWay.current) return
    underWay.current = moves
    const outcome = await changeStatuses(save, moves)
    if (underWay.current === moves) underWay.current = null
    if (outcome) setLast(outcome)
  }

  return <StatusChangesContext value={{ last, change, forget: () => setLast(null) }}>{children}</StatusChangesContext>
}

/** The last change of status, and the way to make one. */
export const useStatusChanges = () => {
  const changes = useContext(StatusChangesContext)
  if (!changes) throw new Error("LastChangeProvider is missing above this component")
  return changes
}
