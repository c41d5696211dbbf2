import { FORCED_COLORS, LOW_WINDOW } from "../../../theme/mediaQueries.ts"

/** How high rows are. On a narrow screen, they have two lines either way. */
export type Density = "comfortable" | "compact"

/** The width of window from which on a column is in the table. */
type From = "lg" | "xl"

/** Only one line, cut off where it does not fit. */
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

const cardAreas = ["tick name name mark", "tick detail aside due"].map((line) => `"${line}"`).join(" ")

/** A row or, on a narrow screen, a row of two lines. */
const row = {
  position: "relative",
  display: { base: "grid", lg: "table-row" },
  gridTemplateColumns: "auto minmax(0, auto) minmax(0, 1fr) auto",
  gridTemplateAreas: cardAreas,
  alignItems: "center",
  columnGap: "2",
  height: { lg: "2.75rem" },
  minHeight: { base: "3.875rem", lg: "0" },
  background: "bg",
  borderBottomWidth: { base: "1px", lg: "0" },
  paddingX: { base: "3", lg: "0" },
  paddingY: { base: "1", lg: "0" },
  "& > td": { borderBottomWidth: { base: "0", lg: "1px" } },
  _last: { "& > td": { borderBottomWidth: "0" } },
  "&[data-density=compact]": { height: { lg: "2.125rem" } },
  "&[data-muted]": { background: "bg.muted", color: "fg.muted" },
  "&[data-selected]": { background: "bg.selected" },
  // Where the keyboard is, and which lead is open beside the list: by an edge, as forced colors take backgrounds away.
  "&:has([data-lead-link]:focus-visible), &:has([aria-current])": {
    boxShadow: { base: "0 0 0 2px var(--mark)", lg: "inset 3px 0 0 var(--mark)" },
    "--mark": "colors.blue.fg",
    [FORCED_COLORS]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
  "@media (hover: hover)": { "&:not([data-selected]):hover": { background: "bg.muted" } },
} as const

const cell = {
  ...oneLine,
  fontSize: "sm",
  lineHeight: "1.5rem",
  textAlign: "start",
  paddingX: { base: "0", lg: "2" },
  paddingY: "0",
  fontVariantNumeric: "tabular-nums",
  // A place for a line break would break even here.
  "& wbr": { display: "none" },
} as const

const hidden = { lg: { lgDown: { display: "none" } }, xl: { xlDown: { display: "none" } } } as const

/** A cell that has a place on the card. */
const onCard = {
  display: { base: "block", lg: "table-cell" },
  "&:not([data-place=name], [data-place=mark])": { color: { base: "fg.muted", lg: "inherit" } },
} as const

const atTheEnd = { textAlign: { base: "end", lg: "start" }, maxWidth: { base: "60vw", lg: "none" } } as const

/** The tick box before a row, or at the start of a card. */
const tickCell = {
  gridArea: "tick",
  position: { base: "relative", lg: "static" },
  zIndex: 1,
  display: { base: "grid", lg: "table-cell" },
  placeItems: "center",
  alignSelf: "stretch",
  marginStart: { base: "-2", lg: "0" },
  width: { base: "10", lg: "auto" },
  verticalAlign: "middle",
  paddingStart: { lg: "3" },
} as const

/** The row of headers; above cards, only the tick box for all. */
export const headerRow = {
  background: "transparent",
  display: { base: "flex", lg: "table-row" },
  alignItems: "center",
  height: "2.25rem",
  paddingX: { base: "3", lg: "0" },
  borderBottomWidth: { base: "1px", lg: "0" },
} as const

// Where the toolbar above has one line.
const staysInSight = {
  xl: {
    position: "sticky",
    top: "var(--toolbar-height)",
    zIndex: "1",
    background: "bg",
    boxShadow: "inset 0 -1px {colors.border}",
    [LOW_WINDOW]: { position: "static" },
  },
} as const

/** A header. Cards are sorted by the field for the order instead. */
export const headerCell = (from: From = "lg") =>
  ({
    ...cell,
    ...hidden[from],
    fontSize: "xs",
    color: "fg.muted",
    fontWeight: "medium",
    borderBottomWidth: "1px",
    ...staysInSight,
  }) as const

/** The header above the tick boxes. */
export const headerTickCell = {
  ...cell,
  ...tickCell,
  width: "10",
  borderBottomWidth: { base: "0", lg: "1px" },
  ...staysInSight,
} as const

/** The name, whose link covers the whole card on a narrow screen. */
const nameLink = {
  ...oneLine,
  display: "block",
  maxWidth: "full",
  fontWeight: "semibold",
  borderRadius: "l1",
  focusVisibleRing: "outside",
  _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
  _after: { content: '""', position: "absolute", inset: "0", display: { base: "block", lg: "none" } },
} as const

/**
 * What each row consists of, as classes of the one style sheet for all: elements of Chakra work out their styles whenever
 * they are drawn, which for the hundreds of a list takes most of its time.
 */
export const leadRowClasses = {
  ".lead-row": row,
  ".lead-cell": cell,
  ".lead-cell[data-from=lg]:not([data-place])": hidden.lg,
  ".lead-cell[data-from=xl]:not([data-place])": hidden.xl,
  ".lead-cell[data-place]": onCard,
  ".lead-cell[data-from=xl][data-place]": { lgToXl: { display: "none" } },
  ".lead-cell[data-place=name]": { gridArea: "name" },
  ".lead-cell[data-place=detail]": { gridArea: "detail" },
  ".lead-cell[data-place=aside]": {
    gridArea: "aside",
    _before: { content: '"·  "', whiteSpace: "pre", display: { lg: "none" } },
  },
  ".lead-cell[data-place=due]": { gridArea: "due", ...atTheEnd },
  // What the card's link lies over stays within reach.
  ".lead-cell[data-place=mark]": {
    gridArea: "mark",
    overflow: "visible",
    position: { base: "relative", lg: "static" },
    zIndex: 1,
    justifySelf: "end",
  },
  ".lead-cell.lead-tick": tickCell,
  ".lead-name": { display: "flex", alignItems: "center", gap: "2", minWidth: "0" },
  ".lead-link": nameLink,
  ".lead-repeat": { color: "fg.muted", flexShrink: "0", "& svg": { width: "14px", height: "14px" } },
  ".lead-cell:has(> .lead-action)": { overflow: "visible" },
  ".lead-action": { position: "relative", display: "flex", justifyContent: "end" },
  // The row's one control is quiet until the row is pointed at or has the focus.
  ".lead-row:is(:hover, :focus-within) .lead-action select": {
    boxShadow: "inset 0 0 0 1px {colors.border.emphasized}",
    borderRadius: "l2",
    background: "bg",
  },
  // The next step, over the badge of what the lead is by now.
  ".lead-next": {
    position: "absolute",
    zIndex: 1,
    insetInlineEnd: "calc(100% + 0.25rem)",
    opacity: 0,
    pointerEvents: "none",
  },
  ".lead-row:is(:hover, :focus-within) .lead-next": { opacity: 1, pointerEvents: "auto" },
  ".lead-age": { color: "fg.muted" },
  // The font's dot has no width of its own, and stands upon the space behind it.
  ".lead-age-gap": { color: "fg.muted", whiteSpace: "pre", marginEnd: "1" },
  ".answer-due": {
    color: "fg.muted",
    fontSize: "xs",
    whiteSpace: "nowrap",
    "&[data-brief]": { fontSize: "sm" },
    "&[data-overdue]": { color: "fg.error", fontWeight: "semibold" },
  },
} as const
