import { type ComponentProps, type ReactNode, useRef } from "react"
import { Box, Button, Flex, HelpText, Stack, Text } from "../chakra.ts"
import { LoadFailure, LoadingRows } from "../records/LoadFailure.tsx"
import { ActionBar } from "./ActionBar.tsx"
import { LoadMore, type PagedListing, Pager, pagerActions } from "./Pager.tsx"
import type { RecordTableProps } from "./RecordTable.tsx"
import { CardTable } from "./rows/CardTable.tsx"
import { RecordLines, RecordLinesSkeleton } from "./rows/RecordLines.tsx"
import { RecordPanel } from "./rows/RecordPanel.tsx"
import { useColumnOrder } from "./rows/useColumnOrder.ts"
import { type Decision, useDeciding } from "./rows/useDeciding.tsx"
import { useListNavigation } from "./rows/useListNavigation.ts"
import type { OpenRecord } from "./rows/useOpenRecord.ts"
import { SelectionBar } from "./SelectionBar.tsx"
import { type ItemSelection, useSelection } from "./useSelection.ts"

export type { Column } from "./RecordTable.tsx"

interface Props<Row extends { id: string }> extends Partial<Omit<RecordTableProps<Row>, "label" | "records">> {
  label: string
  id?: string
  noun?: string
  records: readonly Row[] | undefined
  list: {
    hasFailed: boolean
    loadedAt: number | undefined
    reload: () => unknown
    isStale?: boolean
    more?: ComponentProps<typeof LoadMore>["more"]
    page?: { pageInfo: ComponentProps<typeof Pager>["pageInfo"] } | undefined
  }
  loading: string
  loadingRows?: Omit<ComponentProps<typeof LoadingRows>, "label">
  failure?: string
  empty?: ReactNode
  /** Like `about` and `action`, hidden while an open record replaces the list. */
  toolbar?: ReactNode
  /** Hidden while the list shows `empty` instead of records. */
  about?: ReactNode
  action?: ReactNode
  isSearchable?: boolean
  range?: string | undefined
  /** Shows pages instead of a "Load more" button. */
  listing?: PagedListing
  /** Shows rows of one line that open a record, instead of a table; the `place` of each column arranges them. */
  opening?: OpenRecord
  /** Content of the open record; a node if it loads its own data. */
  panel?: ReactNode | ((row: Row) => Omit<Partial<ComponentProps<typeof RecordPanel>>, "opening" | "noun" | "actions">)
  item?: (row: Row) => ReactNode
  /** Heading above the first of successive items of the same group. */
  groupOf?: (row: Row) => string
  nameOf?: (row: Row) => string
  decisions?: readonly Decision<Row>[] | false
  /** Actions for several records. Without them, or decisions for several records, rows have no check boxes. */
  selectionBar?: ((selection: ItemSelection<Row>) => ReactNode) | false
}

const twoColumns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  gap: "5",
  alignItems: "start",
}
const itemList = {
  background: "bg",
  borderWidth: "1px",
  borderRadius: "l3",
  overflow: "hidden",
  overflowWrap: "anywhere",
  "& > li": { paddingX: "4", paddingY: "2", "&[data-muted]": { background: "bg.muted" } },
  "& > li + li": { borderTopWidth: "1px" },
} as const

const closed = { openId: null, isBeside: false, isAlone: false }

export const Records = <Row extends { id: string }>(props: Props<Row>) => {
  const { id, label, noun = "record", columns = [], records, list, loading, loadingRows, failure, empty, range } = props
  const {
    toolbar,
    about,
    action,
    isSearchable = false,
    listing,
    opening,
    panel,
    item,
    groupOf,
    isMuted,
    isWide,
  } = props
  const { isStale = false, hasFailed, page, more } = list
  const { openId, isBeside, isAlone } = opening ?? closed
  const decisions = props.decisions || []
  const top = useRef<HTMLDivElement>(null)
  const selection = useSelection(records ?? [])
  const ordered = useColumnOrder(columns, records, !listing && !more)
  const { begin, isBusy, dialog } = useDeciding({ records, selection, opening })

  const titleOf = (row: Row) => String(columns.find(({ place }) => place === "title")?.cell(row))
  const toggle = (recordId: string) => (recordId === openId ? opening?.close() : opening?.open(recordId))

  const decisionButton = (decision: Decision<Row>, rows: readonly Row[], button: ComponentProps<typeof Button>) => (
    <Button key={decision.label} aria-busy={isBusy} onClick={() => begin(decision, rows)} {...button} />
  )
  const buttonsOf = (row: Row, isOpen = false) => {
    const offered = decisions.filter(({ isForOpen }) => isOpen || !isForOpen)
    if (offered.length === 0) return undefined
    const size = isOpen ? ({ base: "sm", lg: offered.length > 2 ? "xs" : "sm" } as const) : "xs"
    return offered.map((decision) =>
      decisionButton(decision, [row], {
        size,
        ...decision.look,
        children: decision.label,
        "aria-label": decision.isForOpen
          ? undefined
          : (decision.name?.(titleOf(row)) ?? `${decision.label}: ${titleOf(row)}`),
      }),
    )
  }
  const forMany = decisions.filter(({ labelForMany }) => labelForMany)
  const selectionBar =
    forMany.length > 0 ? (
      <SelectionBar label={`Selected ${noun}s`} selection={selection}>
        {forMany.map((decision) =>
          decisionButton(decision, selection.items, {
            size: { base: "xs", md: "sm" },
            children: decision.labelForMany?.(selection.ids.length),
          }),
        )}
      </SelectionBar>
    ) : (
      (props.selectionBar || undefined)?.(selection)
    )

  const { step } = useListNavigation({
    mark: "record",
    noun,
    list: top,
    ids: records?.map((record) => record.id) ?? [],
    openId,
    open: opening?.open,
    isNavigable: opening !== undefined,
    isSearchable,
    isBusy: isStale,
    toggle: selectionBar && !isAlone ? (recordId) => selection.toggle(recordId, { toLast: false }) : undefined,
    ...pagerActions(listing, page?.pageInfo),
  })

  const open = records?.find((row) => row.id === openId)
  const isEmpty = records?.length === 0 && Boolean(empty)
  // Without records, filters and actions could only fail too.
  const isDown = hasFailed && !records
  const items = item && (
    <Box as="ol" aria-label={label} css={itemList}>
      {records?.map((row, index) => {
        const [group, before] = [row, records[index - 1]].map((one) => one && groupOf?.(one))
        return (
          <li key={row.id} data-muted={isMuted?.(row) || undefined}>
            {group && group !== before && (
              <Text as="h3" color="fg.muted" fontSize="xs" fontWeight="semibold" marginBottom="1">
                {group}
              </Text>
            )}
            {item(row)}
          </li>
        )
      })}
    </Box>
  )
  const rows = records && records.length > 0 && (
    <Box aria-busy={isStale} opacity={isStale ? 0.5 : undefined} transition="opacity 150ms">
      {opening ? (
        <RecordLines
          label={label}
          columns={columns}
          records={records}
          range={range}
          nameOf={props.nameOf ?? titleOf}
          buttonsOf={buttonsOf}
          opening={opening}
          toggle={toggle}
          step={step}
          selection={selectionBar ? selection : undefined}
        />
      ) : (
        (items ?? <CardTable label={label} {...ordered} {...{ isMuted, isWide }} />)
      )}
    </Box>
  )

  return (
    <Stack gap={opening ? "3" : "4"}>
      {!isAlone && (
        <>
          {!isDown && toolbar}
          {!isDown && (about || action) && (
            <Flex align="center" justify="space-between" wrap="wrap" columnGap="8" rowGap="2">
              {!isEmpty && (
                <HelpText maxWidth="72rem" flex={action ? { lg: "1" } : undefined}>
                  {about}
                </HelpText>
              )}
              {action}
            </Flex>
          )}
          {hasFailed && <LoadFailure message={failure} retry={list.reload} shownSince={records && list.loadedAt} />}
        </>
      )}
      <Box css={isBeside && openId !== null ? twoColumns : undefined}>
        {!isAlone && (
          <Stack id={id} ref={top} tabIndex={-1} outline="none" gap="0" minWidth="0" scrollMarginTop="4">
            {rows}
            {!(records || hasFailed) &&
              (opening ? (
                <RecordLinesSkeleton label={loading} columns={columns} />
              ) : (
                <LoadingRows label={loading} {...loadingRows} />
              ))}
            {records?.length === 0 && empty}
            {listing && page && <Pager listing={listing} pageInfo={page.pageInfo} isBusy={isStale} top={top} />}
            {records && !listing && more && <LoadMore more={more} />}
          </Stack>
        )}
        {opening &&
          openId !== null &&
          (typeof panel === "function" ? (
            <RecordPanel
              opening={opening}
              noun={noun}
              title={open ? titleOf(open) : records && `This ${noun} is not in the list any more`}
              {...(open && panel(open))}
              actions={open && buttonsOf(open, true)}
            />
          ) : (
            panel
          ))}
      </Box>
      {opening && <ActionBar ref={selection.bar}>{!isAlone && selection.ids.length > 0 && selectionBar}</ActionBar>}
      {dialog}
    </Stack>
  )
}
