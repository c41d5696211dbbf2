import { Table } from "@chakra-ui/react/table"
import { type KeyboardEvent, useId } from "react"
import { Box, Button, VisuallyHidden } from "../../../parts/chakra.ts"
import { stepAmongTickBoxes, TickAll, TickBox } from "../../../parts/list/TickBox.tsx"
import type { Selection } from "../../../parts/list/useSelection.ts"
import type { LeadColumn } from "../lead/leadKind.ts"
import { type Density, headerCell, headerRow, headerTickCell } from "./leadRowStyles.ts"

interface SortButtonProps {
  children: string
  direction: "ascending" | "descending" | undefined
  sort: () => void
}

const arrows = { ascending: "M6 2v8M3 5l3-3 3 3", descending: "M6 10V2M3 7l3 3 3-3", none: "M4 4l2-2 2 2M4 8l2 2 2-2" }

const SortButton = ({ children, direction, sort }: SortButtonProps) => (
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
    onClick={sort}
  >
    {children}
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
      <path d={arrows[direction ?? "none"]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Button>
)

interface Sorting {
  key: string | undefined
  direction: "ascending" | "descending"
  sortBy: (key: string) => void
}

interface Props<Row extends { id: string; name: string }> {
  label: string
  columns: readonly LeadColumn<Row>[]
  leads: readonly Row[]
  density: Density
  sorting: Sorting
  /** Without it, rows have no check boxes. */
  selection: Selection | undefined
  /** True while other leads load that will replace these. */
  isStale: boolean
  /** True for a lead that left the filter or may be outdated. */
  isMuted: (lead: Row) => boolean
}

// Browsers drop the roles of tables with another display.
const roles = { row: { role: "row" }, cell: { role: "cell" }, rowHeader: { role: "rowheader" } }

const tellWhole = ({ currentTarget: cell }: { currentTarget: HTMLElement }) => {
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>("a")].find((part) => part.scrollWidth > part.clientWidth)
  if (cut) cell.title = cut.textContent ?? ""
  else cell.removeAttribute("title")
}

/** Left and right arrow keys reach links and buttons of a row that are no tab stops. */
const stepInRow = ({ key, target }: KeyboardEvent<HTMLElement>) => {
  // A select uses these keys itself.
  if (!/^Arrow(Left|Right)$/.test(key) || !(target instanceof HTMLElement) || target.matches("select")) return
  const all = [...(target.closest("tr")?.querySelectorAll<HTMLElement>("a, button, input, select") ?? [])]
  if (key === "ArrowLeft") all.reverse()
  for (const other of all.slice(all.indexOf(target) + 1)) {
    other.focus()
    // Hidden elements do not take focus.
    if (document.activeElement === other) return
  }
}

const HeaderCell = ({ column, sorting }: { column: LeadColumn<never>; sorting: Sorting }) => {
  const { header, sortKey, width, from } = column
  const direction = sortKey !== undefined && sortKey === sorting.key ? sorting.direction : undefined
  return (
    <Table.ColumnHeader role="columnheader" scope="col" aria-sort={direction} css={headerCell(from)} width={width}>
      {sortKey === undefined ? (
        header
      ) : (
        <SortButton direction={direction} sort={() => sorting.sortBy(sortKey)}>
          {header}
        </SortButton>
      )}
    </Table.ColumnHeader>
  )
}

const rowCell = <Row extends object>({ header, cell, place, from = "lg" }: LeadColumn<Row>, lead: Row) => {
  const facts = { className: "lead-cell", "data-place": place, "data-from": from, onPointerEnter: tellWhole }
  return place === "name" ? (
    <th key={header} scope="row" {...roles.rowHeader} {...facts}>
      {cell(lead)}
    </th>
  ) : (
    <td key={header} {...roles.cell} {...facts}>
      {cell(lead)}
    </td>
  )
}

export const LeadRows = <Row extends { id: string; name: string }>(props: Props<Row>) => {
  const { label, columns, leads, density, sorting, selection, isStale, isMuted } = props
  const hintId = useId()
  return (
    <Box
      background="bg"
      borderRadius="l3"
      borderWidth="1px"
      // Unlike `hidden`, `clip` keeps sticky headers working.
      overflow="clip"
      opacity={isStale ? 0.5 : undefined}
      transition="opacity 150ms"
    >
      {selection && (
        <VisuallyHidden id={hintId}>
          With a tick box focused, the arrow keys lead up and down, the space bar selects, and Enter leads to what can
          be done with the selected. The left and right arrow keys lead through a row.
        </VisuallyHidden>
      )}
      <Table.Root
        role="table"
        aria-label={label}
        aria-describedby={selection && hintId}
        aria-busy={isStale}
        display={{ base: "block", lg: "table" }}
        tableLayout="fixed"
        onKeyDown={(event) => {
          stepAmongTickBoxes(event)
          stepInRow(event)
        }}
      >
        <Table.Header role="rowgroup" hideBelow="lg">
          <Table.Row role="row" css={headerRow}>
            {selection && (
              <Table.ColumnHeader role="columnheader" scope="col" css={headerTickCell}>
                <TickAll selection={selection} />
              </Table.ColumnHeader>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} sorting={sorting} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body
          role="rowgroup"
          display={{ base: "grid", lg: "table-row-group" }}
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        >
          {leads.map((lead) => (
            <tr
              key={lead.id}
              {...roles.row}
              className="lead-row"
              data-lead={lead.id}
              data-density={density}
              data-muted={isMuted(lead) || undefined}
              data-selected={selection?.has(lead.id) || undefined}
            >
              {selection && (
                <td {...roles.cell} className="lead-cell lead-tick">
                  <TickBox label={`Select ${lead.name}`} {...selection.tickOf(lead.id)} />
                </td>
              )}
              {columns.map((column) => rowCell(column, lead))}
            </tr>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
