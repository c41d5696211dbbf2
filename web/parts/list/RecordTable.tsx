import { Table } from "@chakra-ui/react/table"
import type { ReactNode } from "react"
import { Box } from "../chakra.ts"

/** Minimum width for a table of up to five columns. */
export const TABLE = "@container (min-width: 37.5rem)"
const WIDE_TABLE = "@container (min-width: 44rem)"

const list = (table: string, overflowX: "auto" | "hidden") => ({
  [table]: { background: "bg", borderWidth: "1px", overflow: "hidden", overflowX },
})

const cards = (table: string) => table.replace("@container", "@container not")

const root = (table: string) => ({ display: "block", [table]: { display: "table" } })

// Above cards, headers serve only screen readers.
const header = (table: string) => ({
  display: "table-header-group",
  [cards(table)]: { srOnly: true },
})

const headerCell = { color: "fg.muted", paddingX: "4", paddingY: "2" } as const

const body = (table: string) => ({
  display: "grid",
  // A single card takes the full width.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: "3",
  [table]: { display: "table-row-group" },
})

const card = (table: string) => ({
  display: "block",
  borderWidth: "1px",
  borderRadius: "l3",
  paddingY: "2",
  [table]: { display: "table-row", borderWidth: "0", borderRadius: "0", paddingY: "0" },
})

const cardLine = (table: string, isSticky = false, isOnCard = true) => ({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  justifyItems: "start",
  alignItems: "baseline",
  verticalAlign: "baseline",
  borderBottomWidth: "0",
  paddingX: "4",
  paddingY: "1.5",
  overflowWrap: "anywhere",
  // With Chakra's default, break-word, one long address would widen the whole column.
  "& *": { overflowWrap: "inherit" },
  _before: { content: "attr(data-label)", color: "fg.muted" },
  [table]: {
    display: "table-cell",
    borderBottomWidth: "1px",
    paddingY: "3",
    minWidth: "28",
    "tr:last-child > &": { borderBottomWidth: "0" },
    _before: { display: "none" },
    ...(isSticky && { position: "sticky", insetInlineStart: "0", background: "inherit" }),
  },
  ...(!isOnCard && { [cards(table)]: { display: "none" } }),
})

export interface Column<Row> {
  header: string
  /** Needed if several columns have the same header. */
  key?: string
  cell: (row: Row) => ReactNode
  /** In a row of one line. The title is a text. */
  place?: "mark" | "title" | "detail" | "aside" | "when"
  /** In a row of one line, with the gap behind it. */
  width?: string
  /** Hidden first in narrow lists. */
  isSpare?: boolean
  isSticky?: boolean
  isOnCard?: (row: Row) => boolean
}

export interface RecordTableProps<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  isMuted?: ((row: Row) => boolean) | undefined
  /** Any number of columns, scrolled sideways. */
  isWide?: boolean | undefined
}

/** Rows or cards. Roles are explicit, as browsers drop them from tables with another display. */
export const RecordTable = <Row extends { id: string }>({
  label,
  columns,
  records,
  isMuted = () => false,
  isWide = false,
}: RecordTableProps<Row>) => {
  const table = columns.length > 5 ? WIDE_TABLE : TABLE
  return (
    <Box css={{ containerType: "inline-size" }}>
      <Box
        borderRadius="l3"
        css={list(table, isWide ? "auto" : "hidden")}
        // A scrollable area must be focusable.
        {...(isWide && { role: "region", "aria-label": label, tabIndex: 0 })}
      >
        <Table.Root role="table" aria-label={label} css={root(table)}>
          <Table.Header role="rowgroup" css={header(table)}>
            <Table.Row role="row" background="transparent">
              {columns.map(({ header, key = header }) => (
                <Table.ColumnHeader key={key} role="columnheader" scope="col" css={headerCell}>
                  {header}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup" css={body(table)}>
            {records.map((record) => (
              <Table.Row
                key={record.id}
                role="row"
                css={card(table)}
                background={isMuted(record) ? "bg.muted" : "bg"}
                color={isMuted(record) ? "fg.muted" : undefined}
              >
                {columns.map(({ header, key = header, cell, isSticky, isOnCard }, index) => (
                  <Table.Cell
                    key={key}
                    {...(index === 0 ? { as: "th", scope: "row", role: "rowheader" } : { role: "cell" })}
                    fontWeight="inherit"
                    data-label={header}
                    css={cardLine(table, isSticky, isOnCard?.(record))}
                  >
                    {cell(record)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  )
}
