import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from "react"
import { Button, Flex, Spinner, Text } from "../../../parts/chakra.ts"
import { TextButton } from "../../../parts/forms/TextButton.tsx"
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
export const LastChangeProvider = ({ children }: { children: ReactNode }) => {
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
  }
  return <StatusChangesContext value={changes}>{children}</StatusChangesContext>
}

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

const look = {
  borderRadius: "l3",
  borderWidth: "1px",
  boxShadow: "lg",
  align: "center",
  columnGap: "4",
  rowGap: "1",
  wrap: "wrap",
  paddingX: "4",
  paddingY: "2",
  maxWidth: "3xl",
} as const

const isUndoKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === "KeyZ"

/** Result of the last change. Alt+Z undoes, with Shift redoes. */
export const LastChange = ({ children }: { children?: ReactNode }) => {
  const { last, underWay, undo, redo, dismiss } = useStatusChanges()

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

  if (underWay > 0)
    return (
      <Flex {...look} role="region" aria-label="Last change" background="bg" borderColor="border.emphasized">
        <Spinner size="sm" color="fg.muted" />
        <Text role="status" fontSize="sm">{`Changing ${underWay} leads...`}</Text>
      </Flex>
    )
  if (!last) return null
  return (
    <Flex
      {...look}
      role="region"
      aria-label="Last change"
      background={last.hasConflicts ? "yellow.subtle" : "bg"}
      color={last.hasConflicts ? "yellow.fg" : "fg"}
      borderColor={last.hasConflicts ? "yellow.fg" : "border.emphasized"}
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
      <TextButton size="sm" color="inherit" onClick={dismiss}>
        Dismiss
      </TextButton>
    </Flex>
  )
}
