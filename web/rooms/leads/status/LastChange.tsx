import type { ReactNode } from "react"
import { useWindowEvent } from "../../../browser/listen.ts"
import { Button, Flex, Spinner, Text } from "../../../components/chakra.ts"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import { batches } from "./batches.ts"
import { ReasonMenu } from "./ReasonMenu.tsx"
import { useStatusChanges } from "./StatusChanges.tsx"

const stepButton = {
  size: "xs",
  borderColor: "border.emphasized",
  background: "bg",
  color: "fg",
} as const

const look = {
  borderRadius: "l3",
  borderWidth: "1px",
  boxShadow: "lg",
  align: "center",
  gap: "2",
  paddingInlineStart: "3",
  paddingInlineEnd: "1",
  paddingY: "1",
  minHeight: "2.75rem",
  minWidth: "16rem",
  width: "fit-content",
  maxWidth: "full",
} as const

const isUndoKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === "KeyZ"

/** Alt+Z undoes the last change, and Alt+Shift+Z redoes it. */
export const LastChange = ({ children }: { children?: ReactNode }) => {
  const { last, underWay, run, undo, redo, dismiss } = useStatusChanges()

  useWindowEvent("keydown", (event) => {
    const step = event.shiftKey ? redo : undo
    if (!step || event.repeat || !isUndoKey(event)) return
    event.preventDefault()
    void step()
  })

  if (underWay) {
    const { done, total, stop } = underWay
    const isLong = total > batches.size
    const progress = isLong ? `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}` : total
    return (
      <Flex {...look} role="region" aria-label="Last change" background="bg" borderColor="border.emphasized">
        <Spinner size="sm" color="fg.muted" />
        <Text role="status" fontSize="sm" flex="1">{`Changing ${progress} leads...`}</Text>
        {isLong && (
          <Button {...stepButton} onClick={stop}>
            Stop
          </Button>
        )}
      </Flex>
    )
  }
  if (!last) return null
  const { rest, explain } = last
  return (
    <Flex
      {...look}
      role="region"
      aria-label="Last change"
      background={last.hasConflicts ? "yellow.subtle" : "bg"}
      color={last.hasConflicts ? "yellow.fg" : "fg"}
      borderColor={last.hasConflicts ? "yellow.fg" : "border.emphasized"}
    >
      <Text role="status" fontSize="sm" minWidth="0" flex="1" truncate={!(last.hasConflicts || rest)} title={last.text}>
        {last.text}
      </Text>
      {rest && (
        <Button {...stepButton} onClick={() => run(rest.change)}>
          {rest.label}
        </Button>
      )}
      {explain && (
        <ReasonMenu
          {...stepButton}
          {...explain}
          label="Reason for the status"
          give={(why) => void run(explain.give(why))}
        />
      )}
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
      <Button variant="plain" size="xs" color="inherit" aria-label="Dismiss" title="Dismiss" onClick={dismiss}>
        <StrokeIcon path="M4 4l8 8M12 4l-8 8" />
      </Button>
    </Flex>
  )
}
