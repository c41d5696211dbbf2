import { createContext, type ReactNode, useContext, useRef, useState } from "react"
import { type ChangeOutcome, changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

/** Resolves to null if the server was unreachable. */
type Change = () => Promise<ChangeOutcome | null>

interface LeadChanges {
  /** Shown until the next change, on any screen. */
  last: ChangeOutcome | null
  /** Number of leads in a long-running change. */
  underWay: number
  run: (change: Change, count: number) => Promise<void>
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  /** Undefined if there is nothing to undo. */
  undo: (() => Promise<void>) | undefined
  /** Undefined if there is nothing to redo. */
  redo: (() => Promise<void>) | undefined
  dismiss: () => void
  /** True if a change is shown, under way, or can be undone or redone. */
  hasChanges: boolean
}

const STEPS = 20

/** Smaller changes finish before a progress text could be read. */
const MANY = 50

/** Undo and redo stacks, newest last. */
interface Steps {
  undos: readonly Change[]
  redos: readonly Change[]
}

const StatusChangesContext = createContext<LeadChanges | null>(null)

/** Undo history, which outlives the toast. */
export const StatusChangesProvider = ({ children }: { children: ReactNode }) => {
  const [last, setLast] = useState<ChangeOutcome | null>(null)
  const [steps, setSteps] = useState<Steps>({ undos: [], redos: [] })
  const current = useRef(steps)
  const [underWay, setUnderWay] = useState(0)
  const pending = useRef<Promise<unknown>>(Promise.resolve())
  const isStepping = useRef(false)

  const keep = (next: Steps) => {
    current.current = next
    setSteps(next)
  }

  const run = async (change: Change, count: number) => {
    const running = change()
    pending.current = Promise.allSettled([pending.current, running])
    if (count >= MANY) setUnderWay(count)
    const outcome = await running
    setUnderWay(0)
    if (!outcome) return
    setLast(outcome)
    if (outcome.undo) keep({ undos: [...current.current.undos, outcome.undo].slice(-STEPS), redos: [] })
  }

  const step = async (from: keyof Steps, to: keyof Steps) => {
    // The second click of a double click.
    if (isStepping.current) return
    isStepping.current = true
    try {
      // Waits for the latest change to be saved before undoing it.
      await pending.current
      const take = current.current[from].at(-1)
      const outcome = await take?.()
      if (!outcome) return
      setLast(outcome)
      const { [from]: source, [to]: target } = current.current
      const back = outcome.undo ? [...target, outcome.undo] : target
      keep({ ...current.current, [from]: source.filter((one) => one !== take), [to]: back })
    } finally {
      isStepping.current = false
    }
  }

  const change = async (save: SaveMoves, moves: readonly LeadMove[]) => {
    if (moves.length > 0) await run(() => changeStatuses(save, moves), moves.length)
  }

  const changes: LeadChanges = {
    last,
    underWay,
    run,
    change,
    undo: steps.undos.length > 0 ? () => step("undos", "redos") : undefined,
    redo: steps.redos.length > 0 ? () => step("redos", "undos") : undefined,
    dismiss: () => setLast(null),
    hasChanges: last !== null || underWay > 0 || steps.undos.length + steps.redos.length > 0,
  }
  return <StatusChangesContext value={changes}>{children}</StatusChangesContext>
}

export const useStatusChanges = () => {
  const changes = useContext(StatusChangesContext)
  if (!changes) throw new Error("StatusChangesProvider is missing above this component")
  return changes
}
