import { chakra } from "@chakra-ui/react/styled-system"
import type { KeyboardEvent, MouseEvent } from "react"

interface Props {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  toggle: (event: MouseEvent<HTMLInputElement>) => void
  /** What Enter does, which a tick box by itself knows nothing of. */
  confirm: () => void
}

/** A tick box; its label is for screen readers only. */
export const Checkbox = ({ label, isChecked, isIndeterminate = false, toggle, confirm }: Props) => (
  <chakra.input
    type="checkbox"
    aria-label={label}
    ref={(input: HTMLInputElement | null) => {
      // The mixed state has no attribute.
      if (input) input.indeterminate = isIndeterminate
    }}
    checked={isChecked}
    // A click, unlike a change, tells whether Shift was held; the keyboard's space bar clicks as well.
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
