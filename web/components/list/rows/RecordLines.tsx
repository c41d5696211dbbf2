import type { KeyboardEvent, MouseEvent, ReactNode } from "react"
import { Box, Flex, Skeleton } from "../../chakra.ts"
import type { Column } from "../RecordTable.tsx"
import { stepAmongTickBoxes, TickAll, TickBox } from "../TickBox.tsx"
import type { Selection } from "../useSelection.ts"
import { pressedRow } from "./pressedRow.ts"
import { recordListStyles } from "./recordListStyles.ts"
import type { OpenRecord } from "./useOpenRecord.ts"

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
const LOADING_ROWS = Array.from({ length: 25 }, (_, index) => index)

interface Props<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  records: readonly Row[]
  /** Shown instead of the names of the columns. */
  range: string | undefined
  nameOf: (row: Row) => string
  buttonsOf: (row: Row) => ReactNode
  opening: OpenRecord
  toggle: (id: string) => void
  step: (by: 1 | -1) => void
  selection: Selection | undefined
}

export const RecordLines = <Row extends { id: string }>(props: Props<Row>) => {
  const { label, columns, records, range, nameOf, buttonsOf, opening, toggle, step, selection } = props
  const { openId, panelId } = opening

  const toggleRow = (event: MouseEvent) => {
    const pressed = pressedRow(event, "[data-record]")?.dataset.record
    if (pressed !== undefined) toggle(pressed)
  }

  const stepAmongRows = (event: KeyboardEvent<HTMLElement>) => {
    stepAmongTickBoxes(event)
    const by = steps[event.key]
    if (by === undefined || !(event.target as Element).matches("[data-record-link]")) return
    event.preventDefault()
    step(by)
  }

  const cellOf = (row: Row, { place, cell }: Column<Row>) => {
    const content = cell(row)
    return (
      content && (
        <span key={place} className={`row-${place}`} title={typeof content === "string" ? content : undefined}>
          {content}
        </span>
      )
    )
  }

  const line = (row: Row) => {
    const name = nameOf(row)
    const isOpen = row.id === openId
    const actions = !isOpen && buttonsOf(row)
    return (
      <li key={row.id} data-record={row.id}>
        <div className="record-row" data-open={isOpen || undefined} data-selected={selection?.has(row.id) || undefined}>
          {selection && (
            <span className="row-tick">
              <TickBox label={`Select ${name}`} {...selection.tickOf(row.id)} />
            </span>
          )}
          {columns.map((column) => cellOf(row, column))}
          <button
            type="button"
            className="row-view"
            data-record-link=""
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={`${isOpen ? "Hide" : "View"}: ${name}`}
            onClick={() => toggle(row.id)}
          >
            {isOpen ? "Hide" : "View"}
          </button>
          {actions && <span className="row-actions">{actions}</span>}
        </div>
      </li>
    )
  }

  return (
    <Box css={recordListStyles(columns)} onClick={toggleRow} onKeyDown={stepAmongRows}>
      <div data-head="">
        {selection && (
          <span className="row-tick">
            <TickAll selection={selection} />
          </span>
        )}
        {range ? (
          <div data-whole="" aria-live="polite">
            {range}
          </div>
        ) : (
          columns.map(({ place, header }) => (
            <span key={place} className={`row-${place}`}>
              {header}
            </span>
          ))
        )}
      </div>
      <ul aria-label={label}>{records.map(line)}</ul>
    </Box>
  )
}

/** As high as the loaded list, so that nothing moves when it appears. */
export const RecordLinesSkeleton = ({ label, columns }: { label: string; columns: readonly Column<never>[] }) => (
  <Box css={recordListStyles(columns)}>
    <div data-head="">
      <div data-whole="" role="status">
        {label}
      </div>
    </div>
    <ul aria-hidden="true">
      {LOADING_ROWS.map((row) => (
        <Flex as="li" key={row} height={{ base: "3.875rem", lg: "11" }} align="center" paddingX="4">
          <Skeleton height="4" width="70%" />
        </Flex>
      ))}
    </ul>
  </Box>
)
