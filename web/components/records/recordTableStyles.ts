/** The row of headers; over cards it becomes a line of what one can sort by. */
export const headerRow = {
  background: "transparent",
  display: { base: "flex", lg: "table-row" },
  flexWrap: "wrap",
  columnGap: "4",
  alignItems: "center",
  paddingBottom: { base: "3", lg: "0" },
} as const

export const headerCell = {
  color: "fg.muted",
  paddingX: { base: "0", lg: "4" },
  paddingY: { base: "0", lg: "2" },
  borderBottomWidth: { base: "0", lg: "1px" },
} as const

/** A row, or on a narrow screen a card. */
export const card = {
  position: { base: "relative", lg: "static" },
  display: { base: "block", lg: "table-row" },
  borderWidth: { base: "1px", lg: "0" },
  borderRadius: { base: "l3", lg: "0" },
  paddingY: { base: "2", lg: "0" },
} as const

export const cardLine = {
  display: { base: "grid", lg: "table-cell" },
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  justifyItems: "start",
  alignItems: "baseline",
  verticalAlign: "baseline",
  borderBottomWidth: { base: "0", lg: "1px" },
  paddingX: "4",
  paddingY: { base: "1.5", lg: "3" },
  minWidth: { lg: "28" },
  overflowWrap: "anywhere",
  // Chakra gives every element break-word, with which one long address would widen its whole column.
  "& *": { overflowWrap: "inherit" },
  _before: { content: "attr(data-label)", display: { base: "block", lg: "none" }, color: "fg.muted" },
} as const

/** The tick box stands before a row, or in the upper corner of a card, beside the first line. */
export const cardCheckbox = {
  position: { base: "absolute", lg: "static" },
  insetInlineEnd: "2",
  top: "2",
  verticalAlign: "baseline",
  borderBottomWidth: { base: "0", lg: "1px" },
  paddingX: { base: "1", lg: "4" },
  paddingY: { base: "0", lg: "3" },
} as const
