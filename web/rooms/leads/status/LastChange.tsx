import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from "react"
import { Button, Flex, Spinner, Text } from "../../../parts/chakra.ts"
import { TextButton } from "../../../parts/forms/TextButton.tsx"
import { type ChangeOutcome, changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

/** Changes leads, and tells what became of it; null if the server could not be asked. */
type Change = () => Promise<ChangeOutcome | null>

interface LeadChanges {
  /** The last change of leads. It stays until the next one, on whichever screen it was made. */
  last: ChangeOutcome | null
  /** How many leads are being changed, where they are so many that it takes a while. */
  underWay: number
  run: (change: Change, count: number) => Promise<void>
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  /** Takes back the newest change that still stands; undefined if there is none. */
  undo: (() => Promise<void>) | undefined
  /** Makes again what was taken back last; undefined if there is nothing. */
  redo: (() => Promise<void>) | undefined
  dismiss: () => void
}

const STEPS = 20

/** Of fewer, the answer is there before anybody has read that it is awaited. */
const MANY = 50

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
    // The second click of a double click finds the first one's step under way.
    if (isStepping.current) return
    isStepping.current = true
    try {
      // What was changed a moment ago is taken back first, once the server has it.
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

/** What the last change of leads did. Changes are undone by a button or by Alt+Z, and redone with Shift. */
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
