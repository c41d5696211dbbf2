import { Box } from "@chakra-ui/react/box"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useRef, useState } from "react"
import { describeRange } from "../../../components/records/describeRange.ts"
import { EmptyNote } from "../../../components/records/EmptyNote.tsx"
import { Pager } from "../../../components/records/Pager.tsx"
import type { EmailLogsQuery } from "../../../graphql/generated.ts"
import { EmailLogCard } from "./EmailLogCard.tsx"
import { type EmailLogView, isNarrowed, PAGE_SIZE } from "./emailLogView.ts"

interface Props {
  id: string
  page: EmailLogsQuery["emailLogs"]
  view: EmailLogView
  isConfigured: boolean
  /** Another page has been asked for and will replace this one. */
  isStale: boolean
  goToNext: (after: string) => void
  goToPrevious: () => void
}

/** One page of the mail log, one entry open at a time, and the ways to other pages. */
export const EmailLogPage = ({ id, page, view, isConfigured, isStale, goToNext, goToPrevious }: Props) => {
  const [openId, setOpenId] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const { nodes, pageInfo, totalCount } = page

  const turnTo = (turn: () => void) => {
    turn()
    top.current?.scrollIntoView({ block: "start" })
  }

  if (nodes.length === 0) {
    return (
      <Box id={id} tabIndex={-1} outline="none">
        <EmptyNote>
          {isNarrowed(view) ? (
            "No emails match this filter"
          ) : (
            <>
              <Text as="span" display="block" fontWeight="semibold">
                No email logs yet
              </Text>
              <span>Form submissions will appear here</span>
            </>
          )}
        </EmptyNote>
      </Box>
    )
  }
  return (
    <Box
      id={id}
      tabIndex={-1}
      outline="none"
      ref={top}
      scrollMarginTop="4"
      opacity={isStale ? 0.5 : undefined}
      transition="opacity 150ms"
    >
      <Text color="fg.muted" fontSize="sm" aria-live="polite" paddingBottom="3">
        {describeRange({ page: view.page, pageSize: PAGE_SIZE, shown: nodes.length, total: totalCount })}
      </Text>
      <Stack gap="3" aria-busy={isStale}>
        {nodes.map((log) => (
          <EmailLogCard
            key={log.id}
            log={log}
            isConfigured={isConfigured}
            isOpen={log.id === openId}
            toggle={() => setOpenId(log.id === openId ? undefined : log.id)}
          />
        ))}
      </Stack>
      {(view.page > 1 || pageInfo.hasNextPage) && (
        <Pager
          hasPrevious={view.page > 1}
          hasNext={pageInfo.hasNextPage}
          isBusy={isStale}
          goToPrevious={() => turnTo(goToPrevious)}
          goToNext={() => turnTo(() => pageInfo.endCursor !== null && goToNext(pageInfo.endCursor))}
        />
      )}
    </Box>
  )
}
