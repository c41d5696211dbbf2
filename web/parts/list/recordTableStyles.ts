/** The row of headers. */
export const headerRow = {
  background: "transparent",
  display: { base: "flex", xl: "table-row" },
  flexWrap: "wrap",
  columnGap: "4",
  alignItems: "center",
} as const

export const headerCell = {
  color: "fg.muted",
  paddingX: { base: "0", xl: "4" },
  paddingY: { base: "0", xl: "2" },
  borderBottomWidth: { base: "0", xl: "1px" },
} as const

/** A header is of no use above cards, except to screen readers. */
export const plainHeader = { xlDown: { srOnly: true } } as const

/** A row, or a card on a narrow screen. */
export const card = {
  // What is placed at its corner stays with it.
  position: { base: "relative", xl: "static" },
  display: { base: "block", xl: "table-row" },
  borderWidth: { base: "1px", xl: "0" },
  borderRadius: { base: "l3", xl: "0" },
  paddingY: { base: "2", xl: "0" },
} as const

export const cardLine = {
  display: { base: "grid", xl: "table-cell" },
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  justifyItems: "start",
  alignItems: "baseline",
  verticalAlign: "baseline",
  borderBottomWidth: { base: "0", xl: "1px" },
  paddingX: "4",
  paddingY: { base: "1.5", xl: "3" },
  minWidth: { xl: "28" },
  overflowWrap: "anywhere",
  // With Chakra's default, break-word, one long address would widen the whole column.
  "& *": { overflowWrap: "inherit" },
  _before: { content: "attr(data-label)", display: { base: "block", xl: "none" }, color: "fg.muted" },
} as const

export const cardTickBox = {
  position: { base: "absolute", xl: "static" },
  insetInlineEnd: "2",
  top: "2",
  verticalAlign: "baseline",
  borderBottomWidth: { base: "0", xl: "1px" },
  paddingX: { base: "1", xl: "4" },
  paddingY: { base: "0", xl: "3" },
  // A checkbox's baseline is its lower edge: without this, it would be higher than its line of text.
  "& input": { marginBottom: { xl: "-1" } },
} as const
