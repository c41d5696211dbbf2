import { Box } from "@chakra-ui/react/box"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useRef, useState } from "react"
import { describeRange } from "../../../components/records/counts.ts"
import { EmptyNote } from "../../../components/records/ListNotices.tsx"
import { Pager } from "../../../components/records/Pager.tsx"
import type { EmailLogsQuery } from "../../../graphql/generated.ts"
import { type EmailLogView, isNarrowed } from "../emailLogAddress.ts"
import { EmailLogCard } from "./EmailLogCard.tsx"

/** How many emails a page has. */
export const PAGE_SIZE = 25

interface Props {
  id: string
  page: EmailLogsQuery["emailLogs"]
  view: EmailLogView
  isConfigured: boolean
  /** Another page is loading, and will replace this one. */
  isStale: boolean
  goToNext: (after: string) => void
  goToPrevious: () => void
}

/** A page of the email log, with one entry open at a time, and the ways to other pages. */
export const EmailLogPage = ({ id, page, view, isConfigured, isStale, goToNext, goToPrevious }: Props) => {
  const [openId, setOpenId] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const { nodes, pageInfo, totalCount, totalCountIsExact } = page

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
        {describeRange({
          page: view.page,
          pageSize: PAGE_SIZE,
          shown: nodes.length,
          total: totalCount,
          isExact: totalCountIsExact || !pageInfo.hasNextPage,
        })}
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
      <Pager
        page={view.page}
        pageInfo={pageInfo}
        isBusy={isStale}
        top={top}
        goToPrevious={goToPrevious}
        goToNext={goToNext}
      />
    </Box>
  )
}
