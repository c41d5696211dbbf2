import { type ReactNode, useEffect, useEffectEvent, useRef } from "react"
import { Box, Button, Flex, Heading, Skeleton, Stack } from "../../chakra.ts"
import { useCommands } from "../../commands/useCommands.ts"
import { LoadFailure, type useLoadState } from "../../records/LoadFailure.tsx"
import type { OpenRecord } from "./useOpenRecord.ts"

// Sticky, so that the end of the record can be read at any scroll position of the list.
const stickyPanel = { position: "sticky", top: "3", maxHeight: "calc(100dvh - 1.5rem)", overflowY: "auto" } as const

const head = {
  position: "sticky",
  top: "0",
  zIndex: "1",
  background: "bg",
  borderTopRadius: "l3",
  borderBottomWidth: "1px",
  minHeight: "12",
  paddingX: "4",
  paddingY: "2",
} as const

interface Props {
  opening: OpenRecord
  noun: string
  title: string | undefined
  marks?: ReactNode
  actions?: ReactNode
  /** The load state of a record that is not part of its list, and so loads on its own. */
  state?: Pick<ReturnType<typeof useLoadState>, "hasFailed" | "loadedAt" | "reload">
  children?: ReactNode
}

export const RecordPanel = ({ opening, noun, title, marks, actions, state, children }: Props) => {
  const { openId, isBeside, isAsked, panelId, close } = opening
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = title !== undefined
  const hasFailed = state?.hasFailed ?? false

  useCommands([{ id: "record.close", title: `Close the ${noun}`, group: "List", keys: "escape", run: close }])

  const beginReading = useEffectEvent(() => {
    if (panel.current && isBeside) panel.current.scrollTop = 0
    if (!isAsked) return
    // A record that replaces the list starts at its top.
    if (!isBeside) panel.current?.scrollIntoView({ block: "start" })
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isShown && openId !== null) beginReading()
  }, [openId, isShown])

  return (
    <Box
      as="section"
      ref={panel}
      id={panelId}
      aria-label={`Open ${noun}`}
      // A scrollable area must be focusable.
      tabIndex={isBeside ? 0 : undefined}
      background="bg"
      borderWidth="1px"
      borderRadius="l3"
      scrollMarginTop="3"
      css={isBeside ? stickyPanel : undefined}
    >
      <Flex css={head} align="start" wrap="wrap" columnGap="3" rowGap="1">
        <Box flex="1 1 14rem" minWidth="0" paddingY="1" overflowWrap="anywhere">
          {isShown && (
            <Heading as="h2" size="md" lineHeight="1.5rem" ref={heading} tabIndex={-1} outline="none">
              {title}
            </Heading>
          )}
        </Box>
        {actions}
        <Button variant="ghost" aria-keyshortcuts="Escape" title="Esc" onClick={close}>
          Close
        </Button>
      </Flex>
      <Stack gap="5" padding="4" overflowWrap="anywhere">
        {state && hasFailed && (
          <LoadFailure
            message={`Failed to load the ${noun}`}
            retry={state.reload}
            shownSince={isShown ? state.loadedAt : undefined}
          />
        )}
        {!isShown && !hasFailed && (
          <Skeleton role="status" aria-label={`Loading the ${noun}`} height="48" borderRadius="l2" />
        )}
        {isShown && marks && (
          <Flex gap="2" wrap="wrap" align="center" fontSize="sm">
            {marks}
          </Flex>
        )}
        {children}
      </Stack>
    </Box>
  )
}
