import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react"
import { type ChangeOutcome, changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

/** Changes leads, and tells what became of it; null if the server could not be asked. */
type Change = () => Promise<ChangeOutcome | null>

interface LeadChanges {
  /** The last change of leads. It stays until the next one, on whichever screen it was made. */
  last: ChangeOutcome | null
  run: (change: Change) => Promise<void>
  /** Changes statuses. */
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  dismiss: () => void
}

const StatusChangesContext = createContext<LeadChanges | null>(null)

/** Remembers the last change of leads, so that it can be undone for longer than a toast is on screen. */
export const LastChangeProvider = ({ children }: { children: ReactNode }) => {
  const [last, setLast] = useState<ChangeOutcome | null>(null)
  const underWay = useRef<Change>(null)

  const run = async (change: Change) => {
    // The second click of a double click on Undo finds the same change under way.
    if (change === underWay.current) return
    underWay.current = change
    const outcome = await change()
    if (underWay.current === change) underWay.current = null
    if (outcome) setLast(outcome)
  }

  const change = async (save: SaveMoves, moves: readonly LeadMove[]) => {
    if (moves.length > 0) await run(() => changeStatuses(save, moves))
  }

  return (
    <StatusChangesContext value={{ last, run, change, dismiss: () => setLast(null) }}>{children}</StatusChangesContext>
  )
}

/** The last change of leads, and how to make another. */
export const useStatusChanges = () => {
  const changes = useContext(StatusChangesContext)
  if (!changes) throw new Error("LastChangeProvider is missing above this component")
  return changes
}

const isUndoKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === "KeyZ"

/** What the last change of leads did. It is undone by a button or by Alt+Z. */
export const LastChange = ({ children }: { children?: ReactNode }) => {
  const { last, run, dismiss } = useStatusChanges()
  const undo = last?.undo

  useEffect(() => {
    const undoByKey = (event: KeyboardEvent) => {
      if (!undo || event.repeat || !isUndoKey(event)) return
      event.preventDefault()
      void run(undo)
    }
    document.addEventListener("keydown", undoByKey)
    return () => document.removeEventListener("keydown", undoByKey)
  }, [undo, run])

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
        <Button
          size="sm"
          variant="outline"
          borderColor="border.emphasized"
          background="bg"
          color="fg"
          title="Alt+Z"
          aria-keyshortcuts="Alt+Z"
          onClick={() => run(undo)}
        >
          Undo
        </Button>
      )}
      {children}
      <Button variant="plain" size="sm" paddingX="0" color="inherit" textDecoration="underline" onClick={dismiss}>
        Dismiss
      </Button>
    </Flex>
  )
}
