import { useEffect, useRef } from "react"
import { polling } from "../../../../apollo/polling.ts"
import { type EmailLogDetails_LogFragment, useEmailLogDetailsQuery } from "../../../../graphql/generated.ts"
import { Box, Button, Flex, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { useCommands } from "../../../../parts/commands/useCommands.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { EmailActions } from "./EmailActions.tsx"
import { EmailLogDetails } from "./EmailLogDetails.tsx"

const GOING_OUT_POLL_MS = 2000
const SOON_MS = 5000

const isGoingOut = ({ status, nextAttemptAt }: EmailLogDetails_LogFragment) =>
  status === "SENDING" ||
  (status === "QUEUED" && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS)

// It stays in the window, and its end can be read wherever the list is scrolled to.
const besideList = {
  position: "sticky",
  top: "4",
  maxHeight: "calc(100dvh - 2rem)",
  overflowY: "auto",
  background: "bg",
  borderWidth: "1px",
  borderRadius: "l3",
} as const

const looks = {
  beside: besideList,
  above: { background: "bg", borderWidth: "1px", borderRadius: "l3" },
  row: { borderTopWidth: "1px" },
} as const

const head = {
  position: "sticky",
  top: "0",
  zIndex: "1",
  background: "bg",
  borderBottomWidth: "1px",
  minHeight: "12",
  paddingX: "4",
  paddingY: "2",
} as const

/** Where it stands: in its row of the list, or where the list's page does not have it, above that. */
export type EmailPlace = "beside" | "above" | "row"

interface Props {
  id: string
  panelId: string
  place: EmailPlace
  isConfigured: boolean
  /** Whoever asked for it reads it next. */
  isAsked: boolean
  close: () => void
}

/** An email of the log: what it says, what happened to it, and what can be done about it. */
export const OpenEmail = ({ id, panelId, place, isConfigured, isAsked, close }: Props) => {
  const { data, previousData, error, refetch, startPolling } = useEmailLogDetailsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const isBeside = place === "beside"
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // A poll that fails leaves no data.
  const log = (data ?? (previousData?.emailLog?.id === id ? previousData : undefined))?.emailLog
  const isMoving = log ? isGoingOut(log) : false
  const isShown = log !== undefined && log !== null

  useEffect(() => {
    startPolling(isMoving ? GOING_OUT_POLL_MS : polling.pollInterval)
  }, [startPolling, isMoving])

  useCommands([{ id: "email.close", title: "Close the email", group: "List", keys: "escape", run: close }])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each email that is shown.
  useEffect(() => {
    if (!isShown || !isBeside) return
    if (panel.current) panel.current.scrollTop = 0
    if (isAsked) heading.current?.focus({ preventScroll: true })
  }, [id, isShown])

  const actions = log && !log.textsErasedAt && <EmailActions log={log} isConfigured={isConfigured} />
  return (
    <Box
      as="section"
      ref={panel}
      id={panelId}
      aria-label="Open email"
      // What scrolls must be reached by keyboard.
      tabIndex={isBeside ? 0 : undefined}
      css={looks[place]}
    >
      {place !== "row" ? (
        <Flex css={head} align="center" gap="3">
          {actions}
          <Button variant="ghost" size="sm" marginStart="auto" aria-keyshortcuts="Escape" title="Esc" onClick={close}>
            Close
          </Button>
        </Flex>
      ) : (
        <Box padding="4" paddingBottom="0" _empty={{ display: "none" }}>
          {actions}
        </Box>
      )}
      <Stack gap="5" padding="4" overflowWrap="anywhere">
        {error && <LoadFailure retry={refetch} message="Failed to load the email" />}
        {log === undefined && !error && (
          <Skeleton role="status" aria-label="Loading the email" height="48" borderRadius="l2" />
        )}
        {log === null && <Text>This email is gone from the log</Text>}
        {log && <EmailLogDetails log={log} isInRow={place === "row"} heading={heading} />}
      </Stack>
    </Box>
  )
}
