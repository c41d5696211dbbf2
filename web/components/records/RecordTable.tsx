import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { chakra } from "@chakra-ui/react/styled-system"
import { Table } from "@chakra-ui/react/table"
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from "react"
import { card, cardCheckbox, cardLine, headerCell, headerRow, plainHeader } from "./recordTableStyles.ts"
import type { Selection } from "./useSelection.ts"

export interface Column<Row, SortKey extends string = string> {
  header: string
  cell: (row: Row) => ReactNode
  /** What the header sorts by; without it, the header is plain text. */
  sortKey?: SortKey
}

/** The order of the records, and how to change it. */
export interface Sorting {
  key: string | undefined
  direction: "ascending" | "descending"
  sortBy: (key: string) => void
}

interface Selecting<Row> {
  selection: Selection
  nameOf: (row: Row) => string
  /** Moves the focus to the actions for the selected records. */
  goToSelected: () => void
}

interface Props<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  sorting?: Sorting
  /** Without it, no record can be selected. */
  selecting?: Selecting<Row>
  /** Other records are loading, and will replace these. */
  isStale?: boolean
  /** The record no longer belongs to the list, or may be out of date. */
  isMuted?: (row: Row) => boolean
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The up and down arrow keys move from checkbox to checkbox, past everything else in a row. */
const stepAmongCheckboxes = (event: KeyboardEvent<HTMLElement>) => {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")]
  const from = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1
  const step = steps[event.key]
  if (from < 0 || step === undefined) return
  event.preventDefault()
  boxes[from + step]?.focus()
}

interface CheckboxProps {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  toggle: (event: MouseEvent<HTMLInputElement>) => void
  /** What Enter does: a checkbox itself ignores it. */
  confirm: () => void
}

/** A checkbox whose label is for screen readers only. */
const Checkbox = ({ label, isChecked, isIndeterminate = false, toggle, confirm }: CheckboxProps) => (
  <chakra.input
    type="checkbox"
    aria-label={label}
    ref={(input: HTMLInputElement | null) => {
      // There is no attribute for the mixed state.
      if (input) input.indeterminate = isIndeterminate
    }}
    checked={isChecked}
    // Unlike a change, a click says whether Shift is held. The space bar clicks, too.
    onClick={toggle}
    onChange={() => {}}
    onKeyDown={({ key }: KeyboardEvent<HTMLInputElement>) => {
      if (key === "Enter") confirm()
    }}
    accentColor="brand.fg"
    cursor="pointer"
    display="block"
    boxSize="5"
    margin="0.5"
  />
)

interface SortButtonProps {
  children: string
  /** How the list is sorted by this column, if it is. */
  direction: "ascending" | "descending" | undefined
  sort: () => void
}

const arrows = { ascending: "M6 2v8M3 5l3-3 3 3", descending: "M6 10V2M3 7l3 3 3-3", none: "M4 4l2-2 2 2M4 8l2 2 2-2" }

const SortButton = ({ children, direction, sort }: SortButtonProps) => (
  <Button
    variant="plain"
    height="8"
    paddingX="0"
    gap="1"
    color={direction ? "fg" : "fg.muted"}
    fontWeight={direction ? "bold" : "medium"}
    _hover={{ color: "fg" }}
    onClick={sort}
  >
    {children}
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
      <path d={arrows[direction ?? "none"]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Button>
)

/**
 * Records in rows, or in cards on a narrow screen. The roles are explicit because browsers drop those of table elements
 * that are not displayed as a table.
 */
export const RecordTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { label, columns, records, sorting, selecting, isStale = false, isMuted = () => false } = props
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
      {selecting && (
        <VisuallyHidden id={hintId}>
          With a tick box focused, the arrow keys lead up and down, the space bar selects, and Enter leads to what can
          be done with the selected.
        </VisuallyHidden>
      )}
      <Table.Root
        role="table"
        aria-label={label}
        aria-describedby={selecting && hintId}
        aria-busy={isStale}
        display={{ base: "block", xl: "table" }}
        onKeyDown={stepAmongCheckboxes}
      >
        <Table.Header role="rowgroup" display={{ base: "block", xl: "table-header-group" }}>
          <Table.Row role="row" css={headerRow}>
            {selecting && (
              <Table.ColumnHeader role="columnheader" scope="col" css={headerCell} width={{ xl: "10" }}>
                <Checkbox
                  label="Select all on this page"
                  isChecked={selecting.selection.extent === "all"}
                  isIndeterminate={selecting.selection.extent === "some"}
                  toggle={selecting.selection.toggleAll}
                  confirm={selecting.goToSelected}
                />
              </Table.ColumnHeader>
            )}
            {columns.map(({ header, sortKey }) => {
              const direction = sortKey !== undefined && sortKey === sorting?.key ? sorting.direction : undefined
              return (
                <Table.ColumnHeader key={header} role="columnheader" scope="col" aria-sort={direction} css={headerCell}>
                  {sortKey === undefined || !sorting ? (
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
              background={selecting?.selection.has(record.id) ? "bg.selected" : isMuted(record) ? "bg.muted" : "bg"}
              color={isMuted(record) ? "fg.muted" : undefined}
              _last={{ "& td": { borderBottomWidth: "0" } }}
            >
              {selecting && (
                <Table.Cell role="cell" css={cardCheckbox}>
                  <Checkbox
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
}
