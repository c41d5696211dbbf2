import { createContext, type ReactNode, useContext, useRef, useState } from "react"
import type { Change, ChangeOutcome } from "./batches.ts"
import { changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

interface UnderWay {
  done: number
  total: number
  stop: () => void
}

interface LeadChanges {
  /** The outcome of the last change. It stays visible on every screen until the next change. */
  last: ChangeOutcome | null
  underWay: UnderWay | null
  run: (change: Change) => Promise<void>
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  undo: (() => Promise<void>) | undefined
  redo: (() => Promise<void>) | undefined
  dismiss: () => void
  hasChanges: boolean
}

const STEPS = 20

/** Smaller changes end before a text about their progress could be read. */
const MANY = 50

interface Steps {
  undos: readonly Change[]
  redos: readonly Change[]
}

const StatusChangesContext = createContext<LeadChanges | null>(null)

/** In a context, as undoing outlives the screen and the toast of a change. */
export const StatusChangesProvider = ({ children }: { children: ReactNode }) => {
  const [last, setLast] = useState<ChangeOutcome | null>(null)
  const [steps, setSteps] = useState<Steps>({ undos: [], redos: [] })
  const current = useRef(steps)
  const [underWay, setUnderWay] = useState<UnderWay | null>(null)
  const pending = useRef<Promise<unknown>>(Promise.resolve())
  const isStepping = useRef(false)

  const keep = (next: Steps) => {
    current.current = next
    setSteps(next)
  }

  const perform = async (change: Change) => {
    let isStopped = false
    const stop = () => {
      isStopped = true
    }
    const own = { done: 0, total: 0, stop }
    const show = () => own.total >= MANY && setUnderWay({ ...own })
    try {
      return await change({
        begin: (total) => {
          own.total = total
          show()
        },
        add: (count) => {
          own.done += count
          show()
        },
        isStopped: () => isStopped,
      })
    } finally {
      setUnderWay((shown) => (shown?.stop === stop ? null : shown))
    }
  }

  const run = async (change: Change) => {
    const running = perform(change)
    pending.current = Promise.allSettled([pending.current, running])
    const outcome = await running
    if (!outcome) return
    setLast(outcome)
    if (outcome.undo) keep({ undos: [...current.current.undos, outcome.undo].slice(-STEPS), redos: [] })
  }

  const step = async (from: keyof Steps, to: keyof Steps) => {
    // The second click of a double click must not undo another change.
    if (isStepping.current) return
    isStepping.current = true
    try {
      // The latest change must be saved before it can be undone.
      await pending.current
      const take = current.current[from].at(-1)
      const outcome = take && (await perform(take))
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
    if (moves.length > 0) await run(changeStatuses(save, moves))
  }

  const changes: LeadChanges = {
    last,
    underWay,
    run,
    change,
    undo: steps.undos.length > 0 ? () => step("undos", "redos") : undefined,
    redo: steps.redos.length > 0 ? () => step("redos", "undos") : undefined,
    dismiss: () => setLast(null),
    hasChanges: last !== null || underWay !== null || steps.undos.length + steps.redos.length > 0,
  }
  return <StatusChangesContext value={changes}>{children}</StatusChangesContext>
}

export const useStatusChanges = () => {
  const changes = useContext(StatusChangesContext)
  if (!changes) throw new Error("StatusChangesProvider is missing above this component")
  return changes
}
