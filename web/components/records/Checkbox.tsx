import { chakra } from "@chakra-ui/react/styled-system"
import type { MouseEvent } from "react"

interface Props {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  toggle: (event: MouseEvent<HTMLInputElement>) => void
}

/** A tick box; its label is for screen readers only. */
export const Checkbox = ({ label, isChecked, isIndeterminate = false, toggle }: Props) => (
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
    accentColor="brand.fg"
    cursor="pointer"
    display="block"
    boxSize="5"
    margin="0.5"
  />
)
