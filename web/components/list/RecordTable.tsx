import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useId } from "react"
import { Box, Button, chakra, type FlexProps, VisuallyHidden } from "../chakra.ts"
import { pressedRow } from "./rows/pressedRow.ts"
import { stepAmongTickBoxes, TickAll, TickBox } from "./TickBox.tsx"
import type { Selection } from "./useSelection.ts"

export interface Column<Row, SortKey extends string = string> {
  header: string
  key?: string
  cell: (row: Row) => ReactNode
  /** Position on a card or in a one-line row, where the title must be a text. Cards hide columns without a place. */
  place?: "mark" | "title" | "detail" | "aside" | "line" | "when"
  width?: string | { lg: string; xl: string }
  /** The width from which a table of one-line rows shows the column; every table is at least `lg` wide. */
  from?: "lg" | "xl"
  sortKey?: SortKey
  /** The value to sort by, for lists that are loaded whole. */
  order?: (row: Row) => string | number
  /** Hidden first if the list is narrow. */
  isSpare?: boolean
  isSticky?: boolean
  isOnCard?: (row: Row) => boolean
}

type Style = FlexProps["css"]

export interface TableLook {
  frame: Style
  table: Style
  header: Style
  headerRow?: Style
  headerCell: (column: Pick<Column<never>, "from">) => Style
  headerTick?: Style
  body: Style
  row?: HTMLAttributes<HTMLElement> & { "data-density"?: string }
  cellClass?: string
  tickClass?: string
}

export interface Sorting {
  key: string | undefined
  direction: "ascending" | "descending"
  sortBy: (key: string) => void
}

export interface RecordTableProps<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  sorting?: Sorting | undefined
  isMuted?: ((row: Row) => boolean) | undefined
  isWide?: boolean | undefined
}

interface Props<Row extends { id: string }> extends RecordTableProps<Row> {
  look: TableLook
  selection?: Selection | undefined
  nameOf?: (row: Row) => string
  isStale?: boolean
  /** Names the attribute with the row's id, by which shortcuts find the row. */
  mark?: "lead"
}

// Explicit, as browsers drop the roles of table elements whose CSS `display` is changed.
const roles = { row: { role: "row" }, cell: { role: "cell" }, rowHeader: { scope: "row", role: "rowheader" } }

const arrows = { ascending: "M6 2v8M3 5l3-3 3 3", descending: "M6 10V2M3 7l3 3 3-3", none: "M4 4l2-2 2 2M4 8l2 2 2-2" }

const showFullText = ({ currentTarget: cell }: { currentTarget: HTMLElement }) => {
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>("a")].find((part) => part.scrollWidth > part.clientWidth)
  if (cut) cell.title = cut.textContent ?? ""
  else cell.removeAttribute("title")
}

/** A row's other links and buttons are no tab stops, so the left and right arrow keys reach them. */
const stepInRow = ({ key, target }: KeyboardEvent<HTMLElement>) => {
  // A select uses the arrow keys itself, so they do not move the focus.
  if (!/^Arrow(Left|Right)$/.test(key) || !(target instanceof HTMLElement) || target.matches("select")) return
  const all = [...(target.closest("tr")?.querySelectorAll<HTMLElement>("a, button, input, select") ?? [])]
  if (key === "ArrowLeft") all.reverse()
  for (const other of all.slice(all.indexOf(target) + 1)) {
    other.focus()
    // Hidden elements do not take the focus, so the next one is tried.
    if (document.activeElement === other) return
  }
}

const stepByKey = (event: KeyboardEvent<HTMLElement>) => {
  stepAmongTickBoxes(event)
  stepInRow(event)
}

const SortButton = ({ header, sortKey = "", sorting }: { header: string; sortKey?: string; sorting: Sorting }) => {
  const direction = sortKey === sorting.key ? sorting.direction : undefined
  return (
    <Button
      variant="plain"
      size="xs"
      height="6"
      paddingX="0"
      minWidth="0"
      gap="0"
      css={{
        "& > svg": { position: "absolute", insetStart: "100%", marginStart: "1", opacity: direction ? 1 : 0 },
        "&:is(:hover, :focus-visible) > svg": { opacity: 1 },
      }}
      color={direction ? "fg" : "fg.muted"}
      fontWeight={direction ? "bold" : "medium"}
      _hover={{ color: "fg" }}
      onClick={() => sorting.sortBy(sortKey)}
    >
      {header}
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        <path d={arrows[direction ?? "none"]} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Button>
  )
}

export const RecordTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { label, columns, records, isMuted, isWide = false, look, sorting, selection, nameOf, isStale, mark } = props
  const hintId = useId()

  const cellOf = (row: Row, column: Column<Row>, index: number) => {
    const { header, key = header, cell, place, from = "lg", isSticky, isOnCard } = column
    const Cell = index === 0 ? "th" : "td"
    return (
      <Cell
        key={key}
        {...(index === 0 ? roles.rowHeader : roles.cell)}
        className={look.cellClass}
        data-label={header}
        data-place={place}
        data-from={from}
        data-sticky={isSticky}
        data-off-card={isOnCard?.(row) === false || undefined}
        onPointerEnter={showFullText}
      >
        {cell(row)}
      </Cell>
    )
  }

  return (
    <Box
      css={look.frame}
      borderRadius="l3"
      opacity={isStale ? 0.5 : undefined}
      // A scrollable area must be focusable.
      {...(isWide && { role: "region", "aria-label": label, tabIndex: 0 })}
    >
      {selection && (
        <VisuallyHidden id={hintId}>
          With a tick box focused, the arrow keys lead up and down, the space bar selects, and Enter leads to what can
          be done with the selected. The left and right arrow keys lead through a row.
        </VisuallyHidden>
      )}
      <chakra.table
        role="table"
        width="full"
        borderCollapse="collapse"
        textStyle="sm"
        aria-label={label}
        aria-describedby={selection && hintId}
        aria-busy={isStale}
        css={look.table}
        onClick={(event) => pressedRow(event, "tr")?.querySelector<HTMLElement>(`[data-${mark}-link]`)?.click()}
        onKeyDown={stepByKey}
      >
        <chakra.thead role="rowgroup" css={look.header}>
          <chakra.tr role="row" css={look.headerRow}>
            {selection && (
              <chakra.th role="columnheader" scope="col" css={look.headerTick}>
                <TickAll selection={selection} />
              </chakra.th>
            )}
            {columns.map((column) => {
              const { header, key = header, sortKey, width } = column
              const isSorted = sortKey !== undefined && sortKey === sorting?.key
              return (
                <chakra.th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={isSorted ? sorting?.direction : undefined}
                  css={look.headerCell(column)}
                  width={width}
                >
                  {sortKey && sorting ? <SortButton {...{ header, sortKey, sorting }} /> : header}
                </chakra.th>
              )
            })}
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody role="rowgroup" css={look.body}>
          {records.map((row) => (
            <tr
              key={row.id}
              {...roles.row}
              {...look.row}
              {...(mark && { [`data-${mark}`]: row.id })}
              data-muted={isMuted?.(row) || undefined}
              data-selected={selection?.has(row.id) || undefined}
            >
              {selection && (
                <td {...roles.cell} className={look.tickClass}>
                  <TickBox label={`Select ${nameOf?.(row)}`} {...selection.tickOf(row.id)} />
                </td>
              )}
              {columns.map((column, index) => cellOf(row, column, index))}
            </tr>
          ))}
        </chakra.tbody>
      </chakra.table>
    </Box>
  )
}
