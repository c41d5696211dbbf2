import type { KeyboardEvent, MouseEvent } from "react"
import type { Selection } from "./useSelection.ts"

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The up and down arrow keys go from check box to check box, and skip the other controls of a row. */
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
  /** Called for Enter, which a native check box ignores. */
  confirm: () => void
}

export const TickBox = ({ label, isChecked, isIndeterminate = false, toggle, confirm }: TickBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    ref={(input: HTMLInputElement | null) => {
      // Set on the element, as HTML has no attribute for the mixed state.
      if (input) input.indeterminate = isIndeterminate
    }}
    checked={isChecked}
    // Not `onChange`, whose event lacks the state of Shift. Space clicks too.
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
