import { Box } from "@chakra-ui/react/box"
import { Table } from "@chakra-ui/react/table"
import type { ReactNode } from "react"

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
}

interface Props<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
}

const card = {
  display: { base: "block", lg: "table-row" },
  borderWidth: { base: "1px", lg: "0" },
  borderRadius: { base: "l3", lg: "0" },
  paddingY: { base: "2", lg: "0" },
} as const

const cardLine = {
  display: { base: "grid", lg: "table-cell" },
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  justifyItems: "start",
  alignItems: "baseline",
  verticalAlign: "baseline",
  borderBottomWidth: { base: "0", lg: "1px" },
  paddingX: "4",
  paddingY: { base: "1.5", lg: "3" },
  minWidth: { lg: "28" },
  overflowWrap: "anywhere",
  // Chakra gives every element break-word, with which one long address would widen its whole column.
  "& *": { overflowWrap: "inherit" },
  _before: { content: "attr(data-label)", display: { base: "block", lg: "none" }, color: "fg.muted" },
} as const

/**
 * Records in rows; on a narrow screen each row becomes a card. The roles are spelled out because browsers
 * take them away from table elements that are not displayed as a table.
 */
export const RecordTable = <Row extends { id: string }>({ label, columns, records }: Props<Row>) => (
  <Box background={{ lg: "bg" }} borderRadius="l3" borderWidth={{ lg: "1px" }} overflow={{ lg: "hidden" }}>
    <Table.Root role="table" aria-label={label} display={{ base: "block", lg: "table" }}>
      <Table.Header role="rowgroup" srOnly={{ base: true, lg: false }}>
        <Table.Row role="row" background="transparent">
          {columns.map(({ header }) => (
            <Table.ColumnHeader key={header} role="columnheader" scope="col" color="fg.muted" paddingX="4">
              {header}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ base: "grid", lg: "table-row-group" }} gap="3">
        {records.map((record) => (
          <Table.Row key={record.id} role="row" css={card} _last={{ "& td": { borderBottomWidth: "0" } }}>
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
