import { useRef, useState } from "react"
import type { EmailLogsQuery } from "../../../../graphql/generated.ts"
import { Box, Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { ActionBar } from "../../../../parts/list/ActionBar.tsx"
import { describeRange } from "../../../../parts/list/counts.ts"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { Pager } from "../../../../parts/list/Pager.tsx"
import { stepAmongTickBoxes, TickBox } from "../../../../parts/list/TickBox.tsx"
import { useSelection } from "../../../../parts/list/useSelection.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { type EmailLogView, isNarrowed } from "../emailLogAddress.ts"
import { subjectOf } from "../emailLogLook.tsx"
import { EmailLogCard } from "./EmailLogCard.tsx"
import { EmailSelectionBar } from "./EmailSelectionBar.tsx"

export const PAGE_SIZE = 25

interface Props {
  id: string
  page: EmailLogsQuery["emailLogs"]
  view: EmailLogView
  isConfigured: boolean
  isStale: boolean
  goToNext: (after: string) => void
  goToPrevious: () => void
}

/** A page of the email log, with one entry open at a time, and the ways to other pages. */
export const EmailLogPage = ({ id, page, view, isConfigured, isStale, goToNext, goToPrevious }: Props) => {
  const { viewerCanSendMail } = usePermissions()
  const [openId, setOpenId] = useState<string>()
  const selection = useSelection(page.nodes)
  const actionBar = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const { nodes, pageInfo, totalCount, totalCountIsExact } = page

  const goToSelected = () => actionBar.current?.focus()
  const canResend = viewerCanSendMail && isConfigured

  // The pressed button goes with the selection: without a successor the keyboard would start over at the page's top.
  const clearSelection = () => {
    goToSelected()
    selection.clear()
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
      onKeyDown={stepAmongTickBoxes}
      opacity={isStale ? 0.5 : undefined}
      transition="opacity 150ms"
    >
      <Flex align="center" gap={{ base: "3", md: "4" }} paddingBottom="3" paddingStart={canResend ? "4" : undefined}>
        {canResend && (
          <TickBox
            label="Select all on this page"
            isChecked={selection.extent === "all"}
            isIndeterminate={selection.extent === "some"}
            toggle={selection.toggleAll}
            confirm={goToSelected}
          />
        )}
        <Remark aria-live="polite">
          {describeRange({
            page: view.page,
            pageSize: PAGE_SIZE,
            shown: nodes.length,
            total: totalCount,
            isExact: totalCountIsExact || !pageInfo.hasNextPage,
          })}
        </Remark>
      </Flex>
      <ActionBar ref={actionBar}>
        {canResend && selection.ids.length > 0 && <EmailSelectionBar selection={selection} clear={clearSelection} />}
      </ActionBar>
      <Stack gap="3" aria-busy={isStale}>
        {nodes.map((log) => (
          <EmailLogCard
            key={log.id}
            log={log}
            isConfigured={isConfigured}
            isOpen={log.id === openId}
            toggle={() => setOpenId(log.id === openId ? undefined : log.id)}
            isSelected={selection.has(log.id)}
            tickBox={
              canResend && (
                <TickBox
                  label={`Select ${subjectOf(log)}`}
                  isChecked={selection.has(log.id)}
                  toggle={({ shiftKey }) => selection.toggle(log.id, { toLast: shiftKey })}
                  confirm={goToSelected}
                />
              )
            }
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
