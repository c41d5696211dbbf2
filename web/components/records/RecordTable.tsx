import { Box } from "@chakra-ui/react/box"
import { Table } from "@chakra-ui/react/table"
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
import { type KeyboardEvent, type ReactNode, useId } from "react"
import { Checkbox } from "./Checkbox.tsx"
import { card, cardCheckbox, cardLine, headerCell, headerRow, plainHeader } from "./recordTableStyles.ts"
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
  /** A record that only keeps its place: it is no longer part of the list, or may have changed since it was loaded. */
  isMuted: (row: Row) => boolean
  /** Brings the keyboard to what can be done with the selected records. */
  goToSelected: () => void
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** By keyboard, up and down lead from tick box to tick box, past all that else can be reached in a row. */
const stepAmongCheckboxes = (event: KeyboardEvent<HTMLElement>) => {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")]
  const from = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1
  const step = steps[event.key]
  if (from < 0 || step === undefined) return
  event.preventDefault()
  boxes[from + step]?.focus()
}

/**
 * Records in rows; on a narrow screen each row becomes a card. The roles are spelled out because browsers
 * take them away from table elements that are not displayed as a table.
 */
export const RecordTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { label, columns, records, nameOf, sorting, selection, isStale, isMuted, goToSelected } = props
  const hintId = useId()
  return (
    <Box
      background={{ xl: "bg" }}
      borderRadius="l3"
      borderWidth={{ xl: "1px" }}
      overflow={{ xl: "hidden" }}
      opacity={isStale ? 0.5 : undefined}
      transition="opacity 150ms"
    >
      <VisuallyHidden id={hintId}>
        With a tick box focused, the arrow keys lead up and down, the space bar selects, and Enter leads to what can be
        done with the selected.
      </VisuallyHidden>
      <Table.Root
        role="table"
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={isStale}
        display={{ base: "block", xl: "table" }}
        onKeyDown={stepAmongCheckboxes}
      >
        <Table.Header role="rowgroup" display={{ base: "block", xl: "table-header-group" }}>
          <Table.Row role="row" css={headerRow}>
            <Table.ColumnHeader role="columnheader" scope="col" css={headerCell} width={{ xl: "10" }}>
              <Checkbox
                label="Select all on this page"
                isChecked={selection.extent === "all"}
                isIndeterminate={selection.extent === "some"}
                toggle={selection.toggleAll}
                confirm={goToSelected}
              />
            </Table.ColumnHeader>
            {columns.map(({ header, sortKey }) => {
              const direction = sortKey !== undefined && sortKey === sorting.key ? sorting.direction : undefined
              return (
                <Table.ColumnHeader key={header} role="columnheader" scope="col" aria-sort={direction} css={headerCell}>
                  {sortKey === undefined ? (
                    <Box css={plainHeader}>{header}</Box>
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
              background={selection.has(record.id) ? "bg.selected" : isMuted(record) ? "bg.muted" : "bg"}
              color={isMuted(record) ? "fg.muted" : undefined}
              _last={{ "& td": { borderBottomWidth: "0" } }}
            >
              <Table.Cell role="cell" css={cardCheckbox}>
                <Checkbox
                  label={`Select ${nameOf(record)}`}
                  isChecked={selection.has(record.id)}
                  toggle={({ shiftKey }) => selection.toggle(record.id, { toLast: shiftKey })}
                  confirm={goToSelected}
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
