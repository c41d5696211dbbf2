import { Table } from "@chakra-ui/react/table"
import type { ReactNode } from "react"
import { Box } from "../chakra.ts"

// The row of headers.
const headerRow = {
  background: "transparent",
  display: { base: "flex", xl: "table-row" },
  flexWrap: "wrap",
  columnGap: "4",
  alignItems: "center",
} as const

const headerCell = {
  color: "fg.muted",
  paddingX: { base: "0", xl: "4" },
  paddingY: { base: "0", xl: "2" },
  borderBottomWidth: { base: "0", xl: "1px" },
} as const

// A header is of no use above cards, except to screen readers.
const plainHeader = { xlDown: { srOnly: true } } as const

// A row, or a card on a narrow screen.
const card = {
  display: { base: "block", xl: "table-row" },
  borderWidth: { base: "1px", xl: "0" },
  borderRadius: { base: "l3", xl: "0" },
  paddingY: { base: "2", xl: "0" },
} as const

const cardLine = {
  display: { base: "grid", xl: "table-cell" },
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  justifyItems: "start",
  alignItems: "baseline",
  verticalAlign: "baseline",
  borderBottomWidth: { base: "0", xl: "1px" },
  paddingX: "4",
  paddingY: { base: "1.5", xl: "3" },
  minWidth: { xl: "28" },
  overflowWrap: "anywhere",
  // With Chakra's default, break-word, one long address would widen the whole column.
  "& *": { overflowWrap: "inherit" },
  _before: { content: "attr(data-label)", display: { base: "block", xl: "none" }, color: "fg.muted" },
} as const

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
}

interface Props<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  isMuted?: (row: Row) => boolean
}

/**
 * Records in rows, or in cards on a narrow screen. The roles are explicit because browsers drop those of table elements
 * that are not displayed as a table.
 */
export const RecordTable = <Row extends { id: string }>({
  label,
  columns,
  records,
  isMuted = () => false,
}: Props<Row>) => (
  <Box background={{ xl: "bg" }} borderRadius="l3" borderWidth={{ xl: "1px" }} overflow={{ xl: "hidden" }}>
    <Table.Root role="table" aria-label={label} display={{ base: "block", xl: "table" }}>
      <Table.Header role="rowgroup" display={{ base: "block", xl: "table-header-group" }}>
        <Table.Row role="row" css={headerRow}>
          {columns.map(({ header }) => (
            <Table.ColumnHeader key={header} role="columnheader" scope="col" css={headerCell}>
              <Box css={plainHeader}>{header}</Box>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body
        role="rowgroup"
        display={{ base: "grid", xl: "table-row-group" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="3"
      >
        {records.map((record) => (
          <Table.Row
            key={record.id}
            role="row"
            css={card}
            background={isMuted(record) ? "bg.muted" : "bg"}
            color={isMuted(record) ? "fg.muted" : undefined}
            _last={{ "& td": { borderBottomWidth: "0" } }}
          >
            {columns.map(({ header, cell }) => (
              <Table.Cell key={header} role="cell" data-label={header} css={cardLine}>
                {cell(record)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
)
