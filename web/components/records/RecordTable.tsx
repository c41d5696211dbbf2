import { Box } from "@chakra-ui/react/box"
import { Table } from "@chakra-ui/react/table"
import type { ReactNode } from "react"
import { Checkbox } from "./Checkbox.tsx"
import { card, cardCheckbox, cardLine, headerCell, headerRow } from "./recordTableStyles.ts"
import { SortButton } from "./SortButton.tsx"
import type { Selection } from "./useSelection.ts"

export interface Column<Row, SortKey extends string = string> {
  header: string
  cell: (row: Row) => ReactNode
  /** What the list is sorted by when this column's header is pressed; without it the header is a plain text. */
  sortKey?: SortKey
}

/** The order in which the records stand, and how to ask for another. */
export interface Sorting {
  key: string | undefined
  direction: "ascending" | "descending"
  sortBy: (key: string) => void
}

interface Props<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  nameOf: (row: Row) => string
  sorting: Sorting
  selection: Selection
  /** The records are about to be replaced by others. */
  isStale: boolean
}

/**
 * Records in rows; on a narrow screen each row becomes a card. The roles are spelled out because browsers
 * take them away from table elements that are not displayed as a table.
 */
export const RecordTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { label, columns, records, nameOf, sorting, selection, isStale } = props
  return (
    <Box
      background={{ lg: "bg" }}
      borderRadius="l3"
      borderWidth={{ lg: "1px" }}
      overflow={{ lg: "hidden" }}
      opacity={isStale ? 0.5 : undefined}
      transition="opacity 150ms"
    >
      <Table.Root role="table" aria-label={label} aria-busy={isStale} display={{ base: "block", lg: "table" }}>
        <Table.Header role="rowgroup" display={{ base: "block", lg: "table-header-group" }}>
          <Table.Row role="row" css={headerRow}>
            <Table.ColumnHeader role="columnheader" scope="col" css={headerCell} width={{ lg: "10" }}>
              <Checkbox
                label="Select all on this page"
                isChecked={selection.extent === "all"}
                isIndeterminate={selection.extent === "some"}
                toggle={selection.toggleAll}
              />
            </Table.ColumnHeader>
            {columns.map(({ header, sortKey }) => {
              const direction = sortKey !== undefined && sortKey === sorting.key ? sorting.direction : undefined
              return (
                <Table.ColumnHeader
                  key={header}
                  role="columnheader"
                  scope="col"
                  aria-sort={direction}
                  css={headerCell}
                  srOnly={{ base: sortKey === undefined, lg: false }}
                >
                  {sortKey === undefined ? (
                    header
                  ) : (
                    <SortButton direction={direction} sort={() => sorting.sortBy(sortKey)}>
                      {header}
                    </SortButton>
                  )}
                </Table.ColumnHeader>
              )
            })}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" display={{ base: "grid", lg: "table-row-group" }} gap="3">
          {records.map((record) => (
            <Table.Row
              key={record.id}
              role="row"
              css={card}
              background={selection.has(record.id) ? "bg.selected" : "bg"}
              _last={{ "& td": { borderBottomWidth: "0" } }}
            >
              <Table.Cell role="cell" css={cardCheckbox}>
                <Checkbox
                  label={`Select ${nameOf(record)}`}
                  isChecked={selection.has(record.id)}
                  toggle={({ shiftKey }) => selection.toggle(record.id, { toLast: shiftKey })}
                />
              </Table.Cell>
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
}
