import type { KeyboardEvent, MouseEvent } from "react"
import type { Selection } from "./useSelection.ts"

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down arrow keys move between check boxes and skip the other controls of a row. */
export const stepAmongTickBoxes = (event: KeyboardEvent<HTMLElement>) => {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")]
  const from = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1
  const step = steps[event.key]
  if (from < 0 || step === undefined) return
  event.preventDefault()
  boxes[from + step]?.focus()
}

interface TickBoxProps {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  toggle: (event: MouseEvent<HTMLInputElement>) => void
  /** Handles Enter, which a native check box ignores. */
  confirm: () => void
}

export const TickBox = ({ label, isChecked, isIndeterminate = false, toggle, confirm }: TickBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    ref={(input: HTMLInputElement | null) => {
      // The mixed state has no HTML attribute.
      if (input) input.indeterminate = isIndeterminate
    }}
    checked={isChecked}
    // A click event has the Shift state, a change event does not. Space also clicks.
    onClick={toggle}
    onChange={() => {}}
    onKeyDown={({ key }) => {
      if (key === "Enter") confirm()
    }}
    className="tick-box"
  />
)

export const TickAll = ({ selection }: { selection: Selection }) => (
  <TickBox
    label="Select all on this page"
    isChecked={selection.extent === "all"}
    isIndeterminate={selection.extent === "some"}
    toggle={selection.toggleAll}
    confirm={selection.goToBar}
  />
)
