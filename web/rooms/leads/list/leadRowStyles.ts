import type { TableLook } from "../../../components/list/RecordTable.tsx"
import { FORCED_COLORS, LARGE_LETTERS, LOW_WINDOW } from "../../../theme/mediaQueries.ts"

export type Density = "comfortable" | "compact"

type From = "lg" | "xl"

// With `hidden`, the browser would scroll the cell to a link with the focus.
const oneLine = { overflow: "clip", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

const cardAreas = ["tick name name mark", "tick detail aside due"].map((line) => `"${line}"`).join(" ")
const stackedAreas = ["name", "mark", "detail", "aside", "due"].map((area) => `"tick ${area}"`).join(" ")

const row = {
  position: "relative",
  cursor: "pointer",
  display: { base: "grid", lg: "table-row" },
  gridTemplateColumns: "auto minmax(0, auto) minmax(0, 1fr) auto",
  gridTemplateAreas: cardAreas,
  [LARGE_LETTERS]: { gridTemplateColumns: "auto minmax(0, 1fr)", gridTemplateAreas: stackedAreas },
  alignItems: "center",
  columnGap: "2",
  height: { lg: "2.75rem" },
  minHeight: { base: "3.875rem", lg: "0" },
  background: "bg",
  borderBottomWidth: { base: "1px", lg: "0" },
  paddingX: { base: "3", lg: "0" },
  paddingY: { base: "1", lg: "0" },
  "& > :is(td, th)": { borderBottomWidth: { base: "0", lg: "1px" } },
  _last: { "& > :is(td, th)": { borderBottomWidth: "0" } },
  "&[data-density=compact]": { height: { lg: "2.125rem" } },
  "&[data-muted]": { background: "bg.muted", color: "fg.muted" },
  "&[data-selected], &:has([data-lead-link]:focus-visible, [aria-current])": { background: "bg.selected" },
  "&[data-selected]": { boxShadow: "inset 2px 0 0 {colors.brand.solid}" },
  // An edge marks the focus and the open lead, as forced colors remove backgrounds.
  "&:has([data-lead-link]:focus-visible, [aria-current])": {
    boxShadow: "inset 3px 0 0 {colors.border.selected}",
    [FORCED_COLORS]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
  "@media (hover: hover)": {
    "&:not([data-selected], :has([data-lead-link]:focus-visible, [aria-current])):hover": { background: "bg.muted" },
  },
} as const

const cell = {
  ...oneLine,
  fontSize: "sm",
  lineHeight: "1.5rem",
  textAlign: "start",
  paddingX: { base: "0", lg: "1.5", xl: "2" },
  // `:not(* + *)` is the first child; emotion warns about `:first-child`.
  "&:not(* + *)": { paddingStart: { lg: "3", xl: "3" } },
  paddingY: "0",
  fontVariantNumeric: "tabular-nums",
  // Without break opportunities, the text stays on one line.
  "& wbr": { display: "none" },
} as const

const onCard = {
  display: { base: "block", lg: "table-cell" },
  "&:not([data-place=title], [data-place=mark])": { color: { base: "fg.muted", lg: "inherit" } },
} as const

const atTheEnd = { textAlign: { base: "end", lg: "start" }, maxWidth: { base: "60vw", lg: "none" } } as const

const onOwnLine = {
  justifySelf: "start",
  maxWidth: "full",
  textAlign: "start",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  _before: { display: "none" },
} as const

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
} as const

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

const headerCell = (from: From = "lg") =>
  ({
    ...cell,
    ...(from === "xl" && { xlDown: { display: "none" } }),
    fontSize: "xs",
    color: "fg.muted",
    fontWeight: "medium",
    textOverflow: "clip",
    borderBottomWidth: "1px",
    "table:has(.lead-action) &:last-child": { textAlign: "end" },
    ...staysInSight,
  }) as const

const headerTickCell = {
  ...cell,
  paddingX: "3",
  width: "10",
  borderBottomWidth: "1px",
  ...staysInSight,
} as const

export const leadTableLook = (density: Density): TableLook => ({
  frame: {
    background: "bg",
    borderWidth: "1px",
    // With `hidden`, the headers would not stick.
    overflow: "clip",
    transition: "opacity 150ms",
  },
  table: { display: { base: "block", lg: "table" }, tableLayout: "fixed" },
  header: { hideBelow: "lg" },
  headerRow: { height: "2.25rem" },
  headerCell: ({ from }) => headerCell(from),
  headerTick: headerTickCell,
  body: {
    display: { base: "grid", lg: "table-row-group" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
  row: { className: "lead-row", "data-density": density },
  cellClass: "lead-cell",
  tickClass: "lead-cell lead-tick",
})

/** In narrow windows, the link covers the whole card. */
const nameLink = {
  ...oneLine,
  display: "block",
  minWidth: "0",
  maxWidth: "full",
  fontWeight: "semibold",
  borderRadius: "l1",
  focusVisibleRing: "inside",
  _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
  _after: { content: '""', position: "absolute", inset: "0", display: { base: "block", lg: "none" } },
} as const

/** Classes with fixed styles, as Chakra would spend most of the time on the styles of hundreds of rows. */
export const leadRowClasses = {
  ".lead-row": row,
  ".lead-cell": cell,
  ".lead-cell[data-from=lg]:not([data-place])": { lgDown: { display: "none" } },
  ".lead-cell[data-from=xl]:not([data-place])": { xlDown: { display: "none" } },
  ".lead-cell[data-place]": onCard,
  ".lead-cell[data-place=title]": { gridArea: "name", fontWeight: "inherit", textAlign: "start" },
  ".lead-cell[data-place=detail]": { gridArea: "detail" },
  ".lead-cell[data-place=aside]": {
    gridArea: "aside",
    "@media (max-width: 24rem)": { display: "none" },
    _before: { content: '"·    "', whiteSpace: "pre", display: { lg: "none" } },
  },
  // Below the others, in a row that the grid adds.
  ".lead-cell[data-place=line]": {
    gridColumn: { base: "2 / -1", lg: "auto" },
    fontSize: { base: "xs", lg: "sm" },
    color: "fg.muted",
  },
  ".lead-cell[data-place=when]": { gridArea: "due", ...atTheEnd },
  // The mark is above the link that covers the card, so that it can be clicked.
  ".lead-cell[data-place=mark]": {
    gridArea: "mark",
    overflow: "visible",
    position: { base: "relative", lg: "static" },
    zIndex: 1,
    justifySelf: "end",
    [LARGE_LETTERS]: { marginStart: "-2" },
  },
  ".lead-cell[data-place], .lead-cell[data-place] .lead-link": { [LARGE_LETTERS]: onOwnLine },
  ".lead-cell.lead-tick": tickCell,
  ".lead-name": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minWidth: "0",
    [LARGE_LETTERS]: { flexWrap: "wrap" },
  },
  ".lead-link": nameLink,
  ".lead-mark": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5",
    flexShrink: "0",
    fontSize: "xs",
    color: "fg.muted",
    "& svg": { width: "14px", height: "14px" },
    "&[data-waiting]": { color: "fg" },
    "&[data-returned]": { color: "fg.error" },
    // Narrow tables need the space for the name.
    "&[data-files]": { lgToXl: { display: "none" } },
  },
  ".lead-cell:has(> .lead-action)": { overflow: "visible" },
  ".lead-action": {
    position: "relative",
    display: "flex",
    justifyContent: "end",
    marginEnd: "-1",
    alignItems: "center",
    height: "8",
    fontSize: "xs",
  },
  ".lead-select": {
    position: "relative",
    width: "6",
    color: "fg.muted",
    "& > select": {
      appearance: "none",
      width: "full",
      height: "7",
      // The padding leaves no room for the text, as the status column shows it already.
      padding: "0 0 0 1.5rem",
      background: "transparent",
      borderRadius: "l2",
      cursor: "pointer",
      focusVisibleRing: "outside",
    },
    // Native options have the system's background.
    "& option": { color: "fg", background: "bg" },
    "& > svg": { position: "absolute", insetEnd: "1.5", top: "calc(50% - 6px)", pointerEvents: "none" },
    _hover: { color: "fg" },
  },
  ".lead-next": {
    position: "absolute",
    insetStart: "0",
    display: { lg: "none", xl: "block" },
    height: "7",
    paddingX: "2",
    background: "bg",
    borderWidth: "1px",
    borderRadius: "l2",
    fontWeight: "medium",
    cursor: "pointer",
    focusVisibleRing: "outside",
    opacity: 0,
    pointerEvents: "none",
    _hover: { borderColor: "border.emphasized" },
  },
  ".lead-row:is(:hover, :focus-within) .lead-next": { opacity: 1, pointerEvents: "auto" },
  ".lead-aside": {
    ...oneLine,
    display: "block",
    textAlign: { base: "end", lg: "start" },
    fontSize: "2xs",
    lineHeight: "1rem",
    color: "fg.muted",
    "[data-density=compact] &": { lg: { display: "none" } },
  },
  ".lead-age": { color: "fg.muted", "&:has(+ [data-overdue])": { color: "fg.error" } },
  ".answer-due": {
    color: "fg.muted",
    whiteSpace: "nowrap",
    // The font's dot has no width of its own, and would overlap the space after it.
    "&[data-brief]::before": { content: '" ·  "', whiteSpace: "pre" },
    "&[data-overdue]": { color: "fg.error", fontWeight: "medium" },
    // Cards have room for the text, which the table leaves to screen readers.
    "&[data-overdue] > span": { srOnly: true },
    "&[data-brief]:not([data-overdue])": { lg: { srOnly: true } },
  },
} as const
