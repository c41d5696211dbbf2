import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from "react"
import { Button, Flex, Text } from "../../../parts/chakra.ts"
import { type ChangeOutcome, changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

/** Changes leads, and tells what became of it; null if the server could not be asked. */
type Change = () => Promise<ChangeOutcome | null>

interface LeadChanges {
  /** The last change of leads. It stays until the next one, on whichever screen it was made. */
  last: ChangeOutcome | null
  run: (change: Change) => Promise<void>
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  /** Takes back the newest change that still stands; undefined if there is none. */
  undo: (() => Promise<void>) | undefined
  /** Makes again what was taken back last; undefined if there is nothing. */
  redo: (() => Promise<void>) | undefined
  dismiss: () => void
}

const STEPS = 20

/** What has been done, and how each of it is taken back or made again, the newest last. */
interface Steps {
  undos: readonly Change[]
  redos: readonly Change[]
}

const StatusChangesContext = createContext<LeadChanges | null>(null)

/** Remembers the last changes of leads, so that they can be undone for longer than a toast is on screen. */
export const LastChangeProvider = ({ children }: { children: ReactNode }) => {
  const [last, setLast] = useState<ChangeOutcome | null>(null)
  const [steps, setSteps] = useState<Steps>({ undos: [], redos: [] })
  const current = useRef(steps)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const isStepping = useRef(false)

  const keep = (next: Steps) => {
    current.current = next
    setSteps(next)
  }

  const run = async (change: Change) => {
    const running = change()
    underWay.current = Promise.allSettled([underWay.current, running])
    const outcome = await running
    if (!outcome) return
    setLast(outcome)
    if (outcome.undo) keep({ undos: [...current.current.undos, outcome.undo].slice(-STEPS), redos: [] })
  }

  const step = async (from: keyof Steps, to: keyof Steps) => {
    // The second click of a double click finds the first one's step under way.
    if (isStepping.current) return
    isStepping.current = true
    try {
      // What was changed a moment ago is taken back first, once the server has it.
      await underWay.current
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
    if (moves.length > 0) await run(() => changeStatuses(save, moves))
  }

  const changes: LeadChanges = {
    last,
    run,
    change,
    undo: steps.undos.length > 0 ? () => step("undos", "redos") : undefined,
    redo: steps.redos.length > 0 ? () => step("redos", "undos") : undefined,
    dismiss: () => setLast(null),
  }
  return <StatusChangesContext value={changes}>{children}</StatusChangesContext>
}

/** The last change of leads, and how to make another. */
export const useStatusChanges = () => {
  const changes = useContext(StatusChangesContext)
  if (!changes) throw new Error("LastChangeProvider is missing above this component")
  return changes
}

const stepButton = {
  size: "sm",
  variant: "outline",
  borderColor: "border.emphasized",
  background: "bg",
  color: "fg",
} as const

const isUndoKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === "KeyZ"

/** What the last change of leads did. Changes are undone by a button or by Alt+Z, and redone with Shift. */
export const LastChange = ({ children }: { children?: ReactNode }) => {
  const { last, undo, redo, dismiss } = useStatusChanges()

  const stepByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.shiftKey ? redo : undo
    if (!step || event.repeat || !isUndoKey(event)) return
    event.preventDefault()
    void step()
  })
  useEffect(() => {
    document.addEventListener("keydown", stepByKey)
    return () => document.removeEventListener("keydown", stepByKey)
  }, [])

  if (!last) return null
  return (
    <Flex
      role="region"
      aria-label="Last change"
      background={last.hasConflicts ? "yellow.subtle" : "bg"}
      color={last.hasConflicts ? "yellow.fg" : "fg"}
      borderRadius="l3"
      borderWidth="1px"
      borderColor={last.hasConflicts ? "yellow.fg" : "border.emphasized"}
      boxShadow="lg"
      align="center"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      paddingX="4"
      paddingY="2"
      maxWidth="3xl"
    >
      <Text role="status" fontSize="sm" overflowWrap="anywhere" flex="1 1 auto">
        {last.text}
      </Text>
      {undo && (
        <Button {...stepButton} title="Alt+Z" aria-keyshortcuts="Alt+Z" onClick={undo}>
          Undo
        </Button>
      )}
      {redo && (
        <Button {...stepButton} title="Alt+Shift+Z" aria-keyshortcuts="Alt+Shift+Z" onClick={redo}>
          Redo
        </Button>
      )}
      {children}
      <Button variant="plain" size="sm" paddingX="0" color="inherit" textDecoration="underline" onClick={dismiss}>
        Dismiss
      </Button>
    </Flex>
  )
}
