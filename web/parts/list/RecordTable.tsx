import { Table } from "@chakra-ui/react/table"
import type { ReactNode } from "react"
import { Box } from "../chakra.ts"
import { card, cardLine, cardTickBox, headerCell, headerRow, plainHeader } from "./recordTableStyles.ts"
import { stepAmongTickBoxes, TickBox } from "./TickBox.tsx"
import type { Selection } from "./useSelection.ts"

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
}

interface Selecting<Row> {
  selection: Selection
  nameOf: (row: Row) => string
  goToSelected: () => void
}

interface Props<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  /** Without it, no record can be selected. */
  selecting?: Selecting<Row>
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
  selecting,
  isMuted = () => false,
}: Props<Row>) => (
  <Box background={{ xl: "bg" }} borderRadius="l3" borderWidth={{ xl: "1px" }} overflow={{ xl: "hidden" }}>
    <Table.Root role="table" aria-label={label} display={{ base: "block", xl: "table" }} onKeyDown={stepAmongTickBoxes}>
      <Table.Header role="rowgroup" display={{ base: "block", xl: "table-header-group" }}>
        <Table.Row role="row" css={headerRow} paddingBottom={selecting && { base: "3", xl: "0" }}>
          {selecting && (
            <Table.ColumnHeader role="columnheader" scope="col" css={headerCell} width={{ xl: "10" }}>
              <TickBox
                label="Select all on this page"
                isChecked={selecting.selection.extent === "all"}
                isIndeterminate={selecting.selection.extent === "some"}
                toggle={selecting.selection.toggleAll}
                confirm={selecting.goToSelected}
              />
            </Table.ColumnHeader>
          )}
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
            background={selecting?.selection.has(record.id) ? "bg.selected" : isMuted(record) ? "bg.muted" : "bg"}
            color={isMuted(record) ? "fg.muted" : undefined}
            _last={{ "& td": { borderBottomWidth: "0" } }}
          >
            {selecting && (
              <Table.Cell role="cell" css={cardTickBox}>
                <TickBox
                  label={`Select ${selecting.nameOf(record)}`}
                  isChecked={selecting.selection.has(record.id)}
                  toggle={({ shiftKey }) => selecting.selection.toggle(record.id, { toLast: shiftKey })}
                  confirm={selecting.goToSelected}
                />
              </Table.Cell>
            )}
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
