import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { type ReactNode, useEffect } from "react"
import { useStatusChanges } from "./LastChangeProvider.tsx"

const isUndoKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === "KeyZ"

/** What the last change of status did, and the way back from it, by its button or by Alt+Z. */
export const LastChange = ({ children }: { children?: ReactNode }) => {
  const { last, change, forget } = useStatusChanges()
  const wayBack = last?.wayBack ?? []

  useEffect(() => {
    const undoByKey = (event: KeyboardEvent) => {
      if (!last || last.wayBack.length === 0 || event.repeat || !isUndoKey(event)) return
      event.preventDefault()
      void change(last.save, last.wayBack)
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
      {wayBack.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          borderColor="border.emphasized"
          background="bg"
          color="fg"
          title="Alt+Z"
          aria-keyshortcuts="Alt+Z"
          onClick={() => change(last.save, wayBack)}
        >
          Undo
        </Button>
      )}
      {children}
      <Button variant="plain" size="sm" paddingX="0" color="inherit" textDecoration="underline" onClick={forget}>
        Dismiss
      </Button>
    </Flex>
  )
}
