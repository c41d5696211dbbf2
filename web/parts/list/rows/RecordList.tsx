import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react"
import { Box, Flex, Skeleton, Stack } from "../../chakra.ts"
import { LoadFailure } from "../../records/LoadFailure.tsx"
import { ActionBar } from "../ActionBar.tsx"
import { LoadMore } from "../LoadMore.tsx"
import { type PagedListing, Pager, turnsOf } from "../Pager.tsx"
import { stepAmongTickBoxes, TickAll } from "../TickBox.tsx"
import type { Selection } from "../useSelection.ts"
import type { RowState } from "./RecordRow.tsx"
import { type RowWidths, recordListStyles } from "./recordListStyles.ts"
import { useListNavigation } from "./useListNavigation.ts"
import type { Opening } from "./useOpenRecord.ts"

const columns = { display: "grid", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: "5", alignItems: "start" }
const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
const LOADING_ROWS = Array.from({ length: 25 }, (_, index) => index)

interface Props<Item extends { id: string }> {
  id?: string
  label: string
  noun: string
  widths: RowWidths
  range?: string
  names?: Partial<Record<keyof RowWidths, string>>
  /** Hidden where an open record replaces the list. */
  toolbar?: ReactNode
  isSearchable?: boolean
  records: readonly Item[] | undefined
  row: (record: Item, state: RowState) => ReactNode
  loading: string
  list: {
    isStale: boolean
    hasFailed: boolean
    loadedAt: number | undefined
    reload: () => unknown
    more: ComponentProps<typeof LoadMore>["more"]
    page?: { pageInfo: ComponentProps<typeof Pager>["pageInfo"] } | undefined
  }
  failure?: string
  empty: ReactNode
  /** Pages, in place of a "Load more" button. */
  listing?: PagedListing
  opening: Opening
  panel: ReactNode
  selection?: Selection
  /** Bulk actions. Without them, rows have no check boxes. */
  selectionBar?: ReactNode
}

interface HeadProps extends Pick<Props<{ id: string }>, "range" | "names"> {
  selection: Selection | undefined
}

const ListHead = ({ selection, range, names = {} }: HeadProps) => (
  <div data-head="">
    {selection && (
      <span className="row-tick">
        <TickAll selection={selection} />
      </span>
    )}
    {range && (
      <div data-whole="" aria-live="polite">
        {range}
      </div>
    )}
    {Object.entries(names).map(([part, name]) => (
      <span key={part} className={`row-${part}`}>
        {name}
      </span>
    ))}
  </div>
)

/** An open record is shown beside the list or, in narrow windows, in its place. */
export const RecordList = <Item extends { id: string }>(props: Props<Item>) => {
  const { id, label, noun, widths, range, names, toolbar, isSearchable = false, records, row, loading } = props
  const { list, failure, empty, listing, opening, panel, selectionBar } = props
  const { isStale } = list
  const { openId, isBeside, isAlone, panelId, open, close } = opening
  const top = useRef<HTMLDivElement>(null)
  const selection = selectionBar ? props.selection : undefined
  const toggle = (recordId: string) => (recordId === openId ? close() : open(recordId))

  const { step } = useListNavigation({
    mark: "record",
    noun,
    list: top,
    ids: records?.map((record) => record.id) ?? [],
    openId,
    open,
    isSearchable,
    isBusy: isStale,
    toggle: selection && !isAlone ? (recordId) => selection.toggle(recordId, { toLast: false }) : undefined,
    ...turnsOf(listing, list.page?.pageInfo),
  })

  // Pointer users can press anywhere in a row but must be able to select text. The row's button serves the keyboard.
  const toggleRow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest("a, button, input")) return
    const pressed = target.closest<HTMLElement>("[data-record]")?.dataset.record
    if (pressed !== undefined && window.getSelection()?.isCollapsed !== false) toggle(pressed)
  }

  const stepAmongRows = (event: KeyboardEvent<HTMLElement>) => {
    stepAmongTickBoxes(event)
    const by = steps[event.key]
    if (by === undefined || !(event.target as Element).matches("[data-record-link]")) return
    event.preventDefault()
    step(by)
  }

  const rows = records && records.length > 0 && (
    <Box
      css={recordListStyles(widths)}
      opacity={isStale ? 0.5 : undefined}
      transition="opacity 150ms"
      onClick={toggleRow}
      onKeyDown={stepAmongRows}
    >
      <ListHead selection={selection} range={range} names={names} />
      <ul aria-label={label} aria-busy={isStale}>
        {records.map((record) =>
          row(record, {
            id: record.id,
            panelId,
            isOpen: record.id === openId,
            toggle: () => toggle(record.id),
            tick: selection?.tickOf(record.id),
          }),
        )}
      </ul>
    </Box>
  )

  return (
    <Stack gap="3">
      {!isAlone && toolbar}
      {list.hasFailed && !isAlone && (
        <LoadFailure message={failure} retry={list.reload} shownSince={records && list.loadedAt} />
      )}
      <Box css={isBeside && openId !== null ? columns : undefined}>
        {!isAlone && (
          <Box id={id} ref={top} tabIndex={-1} outline="none" minWidth="0" scrollMarginTop="4">
            {rows}
            {!records && !list.hasFailed && <LoadingList label={loading} widths={widths} />}
            {records?.length === 0 && empty}
            {listing && list.page && (
              <Pager listing={listing} pageInfo={list.page.pageInfo} isBusy={isStale} top={top} />
            )}
            {records && !listing && <LoadMore more={list.more} />}
          </Box>
        )}
        {openId !== null && panel}
      </Box>
      <ActionBar ref={props.selection?.bar}>
        {!isAlone && selection && selection.ids.length > 0 && selectionBar}
      </ActionBar>
    </Stack>
  )
}

/** Matches the height of the loaded list to avoid a layout shift. */
const LoadingList = ({ label, widths }: { label: string; widths: RowWidths }) => (
  <Box css={recordListStyles(widths)}>
    <div data-head="">
      <div data-whole="" role="status">
        {label}
      </div>
    </div>
    <ul aria-hidden="true">
      {LOADING_ROWS.map((row) => (
        <Flex as="li" key={row} height={{ base: "3.875rem", lg: "11" }} align="center" paddingX="4">
          <Skeleton height="4" width="70%" />
        </Flex>
      ))}
    </ul>
  </Box>
)
