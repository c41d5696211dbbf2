import type { MouseEvent } from "react"

// Includes the space around a check box, as a near miss must not open the record.
const CONTROLS = "a, button, input, select, :has(> input)"

/** Null on a control, or if text was selected. Keyboard users have the row's link or button. */
export const pressedRow = ({ target }: MouseEvent, row: string) =>
  !(target instanceof Element) || target.closest(CONTROLS) || getSelection()?.isCollapsed === false
    ? null
    : target.closest<HTMLElement>(row)
