import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react"
import { type ChangeOutcome, changeStatuses, type LeadMove, type SaveMoves } from "./changeStatuses.ts"

interface StatusChanges {
  /** The last change of status. It stays until the next one, on whichever screen it was made. */
  last: ChangeOutcome | null
  change: (save: SaveMoves, moves: readonly LeadMove[]) => Promise<void>
  dismiss: () => void
}

const StatusChangesContext = createContext<StatusChanges | null>(null)

/** Remembers the last change of status, so that it can be undone for longer than a toast is on screen. */
export const LastChangeProvider = ({ children }: { children: ReactNode }) => {
  const [last, setLast] = useState<ChangeOutcome | null>(null)
  const underWay = useRef<readonly LeadMove[]>(null)

  const change = async (save: SaveMoves, moves: readonly LeadMove[]) => {
    // The second click of a double click on Undo finds the same moves under way.
    if (moves.length === 0 || moves === underWay.current) return
    underWay.current = moves
    const outcome = await changeStatuses(save, moves)
    if (underWay.current === moves) underWay.current = null
    if (outcome) setLast(outcome)
  }

  return <StatusChangesContext value={{ last, change, dismiss: () => setLast(null) }}>{children}</StatusChangesContext>
}

/** The last change of status, and how to make another. */
export const useStatusChanges = () => {
  const changes = useContext(StatusChangesContext)
  if (!changes) throw new Error("LastChangeProvider is missing above this component")
  return changes
}

const isUndoKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === "KeyZ"

/** What the last change of status did. It is undone by a button or by Alt+Z. */
export const LastChange = ({ children }: { children?: ReactNode }) => {
  const { last, change, dismiss } = useStatusChanges()

  useEffect(() => {
    const undoByKey = (event: KeyboardEvent) => {
      if (!last || last.undoMoves.length === 0 || event.repeat || !isUndoKey(event)) return
      event.preventDefault()
      void change(last.save, last.undoMoves)
    }
    document.addEventListener("keydown", undoByKey)
    return () => document.removeEventListener("keydown", undoByKey)
  }, [last, change])

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
      {last.undoMoves.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          borderColor="border.emphasized"
          background="bg"
          color="fg"
          title="Alt+Z"
          aria-keyshortcuts="Alt+Z"
          onClick={() => change(last.save, last.undoMoves)}
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
