import { type MouseEvent, Suspense, useId, useRef } from "react"
import type { EmailLogsQuery } from "../../../../graphql/generated.ts"
import { idlePart } from "../../../../parts/browser/idlePart.tsx"
import { useMediaQuery } from "../../../../parts/browser/useMediaQuery.ts"
import { Box, Skeleton, Stack } from "../../../../parts/chakra.ts"
import { ActionBar } from "../../../../parts/list/ActionBar.tsx"
import { describeRange } from "../../../../parts/list/counts.ts"
import { Pager } from "../../../../parts/list/Pager.tsx"
import { stepAmongTickBoxes, TickBox } from "../../../../parts/list/TickBox.tsx"
import { useSelection } from "../../../../parts/list/useSelection.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { TWO_COLUMNS } from "../../../../theme/mediaQueries.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import type { EmailPlace } from "../details/OpenEmail.tsx"
import type { EmailLogView } from "../emailLogAddress.ts"
import { subjectOf } from "../emailLogLook.tsx"
import { EmailLogEmpty } from "./EmailLogEmpty.tsx"
import { EmailLogRow } from "./EmailLogRow.tsx"
import { EmailSelectionBar } from "./EmailSelectionBar.tsx"
import { emailList } from "./emailListStyles.ts"
import { useEmailKeys } from "./useEmailKeys.ts"
import { useOpenEmail } from "./useOpenEmail.ts"

export const PAGE_SIZE = 25

const { Part: OpenEmail, useIdleFetch } = idlePart(async () => (await import("../details/OpenEmail.tsx")).OpenEmail)

const columns = { display: "grid", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: "5", alignItems: "start" }

interface Props {
  id: string
  page: EmailLogsQuery["emailLogs"]
  view: EmailLogView
  isConfigured: boolean
  isStale: boolean
  clear: () => void
  goToNext: (after: string) => void
  goToPrevious: () => void
}

/** A page of the email log, with one entry open at a time, and the ways to other pages. */
export const EmailLogPage = ({ id, page, view, isConfigured, isStale, clear, goToNext, goToPrevious }: Props) => {
  const { viewerCanSendMail } = usePermissions()
  const { openId, isAsked, open, close } = useOpenEmail()
  const isBeside = useMediaQuery(TWO_COLUMNS)
  useIdleFetch()
  const selection = useSelection(page.nodes)
  const actionBar = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const { nodes, pageInfo, totalCount, totalCountIsExact } = page
  const ids = nodes.map((log) => log.id)
  const { hasNextPage, endCursor } = pageInfo

  const goToSelected = () => actionBar.current?.focus()
  const canResend = viewerCanSendMail && isConfigured
  const toggle = (mailId: string) => (mailId === openId ? close() : open(mailId))

  const stepAmongRows = useEmailKeys({
    list: top,
    ids,
    openId,
    isBeside,
    open,
    isBusy: isStale,
    toggle: canResend ? (mailId) => selection.toggle(mailId, { toLast: false }) : undefined,
    goToNext: hasNextPage && endCursor !== null ? () => goToNext(endCursor) : undefined,
    goToPrevious: view.page > 1 ? goToPrevious : undefined,
  })

  // The pressed button goes with the selection: without a successor the keyboard would start over at the page's top.
  const clearSelection = () => {
    goToSelected()
    selection.clear()
  }

  // A row is pressed anywhere, but its text can be marked as well. The keyboard has the row's button.
  const toggleRow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest("a, button, input")) return
    const pressed = target.closest(".email-row")?.closest<HTMLElement>("[data-email]")?.dataset.email
    if (pressed !== undefined && window.getSelection()?.isCollapsed !== false) toggle(pressed)
  }

  const openEmail = (place: EmailPlace) =>
    openId !== null && (
      <Suspense fallback={<Skeleton height="48" />}>
        <OpenEmail
          id={openId}
          panelId={panelId}
          place={place}
          isConfigured={isConfigured}
          isAsked={isAsked}
          close={close}
        />
      </Suspense>
    )

  return (
    <Box css={isBeside && openId !== null ? columns : undefined}>
      <Stack gap="4" minWidth="0">
        {!isBeside && openId !== null && !ids.includes(openId) && openEmail("above")}
        {nodes.length === 0 ? (
          <Box id={id} tabIndex={-1} outline="none">
            <EmailLogEmpty view={view} isConfigured={isConfigured} clear={clear} />
          </Box>
        ) : (
          <Box
            id={id}
            tabIndex={-1}
            outline="none"
            ref={top}
            scrollMarginTop="4"
            opacity={isStale ? 0.5 : undefined}
            transition="opacity 150ms"
          >
            <Box
              css={emailList}
              onClick={toggleRow}
              onKeyDown={(event) => {
                stepAmongTickBoxes(event)
                stepAmongRows(event)
              }}
            >
              <div data-email-head="">
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
                    isExact: totalCountIsExact || !hasNextPage,
                  })}
                </Remark>
              </div>
              <ul aria-label="Emails" aria-busy={isStale}>
                {nodes.map((log) => (
                  <EmailLogRow
                    key={log.id}
                    log={log}
                    panelId={panelId}
                    isOpen={log.id === openId}
                    toggle={() => toggle(log.id)}
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
                  >
                    {!isBeside && log.id === openId && openEmail("row")}
                  </EmailLogRow>
                ))}
              </ul>
            </Box>
            <Pager
              page={view.page}
              pageInfo={pageInfo}
              isBusy={isStale}
              top={top}
              goToPrevious={goToPrevious}
              goToNext={goToNext}
            />
          </Box>
        )}
      </Stack>
      <ActionBar ref={actionBar}>
        {canResend && selection.ids.length > 0 && <EmailSelectionBar selection={selection} clear={clearSelection} />}
      </ActionBar>
      {isBeside && openEmail("beside")}
    </Box>
  )
}
