import { LARGE_LETTERS, LOW_WINDOW } from "../../theme/mediaQueries.ts"

export const frame = {
  display: { base: "block", lg: "grid" },
  gridTemplateColumns: { lg: "13.5rem minmax(0, 1fr)" },
  alignItems: "start",
  "--lower-bar": { base: "3.75rem", lg: "0px" },
  [LOW_WINDOW]: { "--lower-bar": "0px" },
} as const

export const sidebar = {
  display: "flex",
  flexDirection: { base: "row", lg: "column" },
  flexWrap: { base: "wrap", lg: "nowrap" },
  alignItems: { base: "center", lg: "stretch" },
  gap: { base: "1", md: "3" },
  minHeight: { base: "3.25rem", lg: "0" },
  [LOW_WINDOW]: { minHeight: { base: "2.5rem", lg: "0" } },
  height: { lg: "100dvh" },
  paddingX: { base: "4", lg: "2" },
  paddingY: { lg: "3" },
  position: { lg: "sticky" },
  top: "0",
  zIndex: { lg: "docked" },
  colorPalette: { base: "night", lg: "gray" },
  background: { base: "night.solid", lg: "bg.subtle" },
  color: { base: "night.contrast", lg: "fg" },
  borderInlineEndWidth: { lg: "1px" },
  borderColor: "border",
} as const

export const sidebarMiddle = {
  display: { base: "contents", lg: "flex" },
  flexDirection: "column",
  gap: "0.5",
  flex: { lg: "1" },
  minHeight: "0",
  overflowY: { lg: "auto" },
  scrollbarWidth: "thin",
  // Leaves space for the focus ring, which would be cut off.
  padding: { lg: "1" },
  margin: { lg: "-1" },
} as const

export const tabList = {
  display: { base: "flex", lg: "contents" },
  colorPalette: "gray",
  position: { base: "fixed", lg: "static" },
  insetX: "0",
  bottom: "0",
  zIndex: "docked",
  gap: "0",
  height: "var(--lower-bar)",
  background: "bg",
  borderTopWidth: "1px",
  [LOW_WINDOW]: {
    position: "static",
    order: 1,
    flex: "1 0 100%",
    marginX: "-4",
    height: "auto",
    lg: { display: "contents" },
  },
  [LARGE_LETTERS]: { overflowX: "auto" },
  "&[data-covered]": { display: { base: "none", lg: "contents" } },
} as const

const line = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "8",
  height: "auto",
  paddingX: "2",
  paddingY: "0",
  borderRadius: "l2",
  fontSize: "sm",
  fontWeight: "normal",
  textAlign: "start",
  color: "fg.muted",
  textDecoration: "none",
  _hover: { background: "bg.hovered", color: "fg", textDecoration: "none" },
  "& > svg": { flexShrink: "0" },
} as const

const current = { background: "bg.selected", color: "fg", fontWeight: "semibold" } as const

export const tab = {
  ...line,
  flexDirection: { base: "column", lg: "row" },
  justifyContent: { base: "center", lg: "start" },
  gap: { base: "1", lg: "2" },
  position: "relative",
  flex: { base: "1 1 0", lg: "none" },
  [LARGE_LETTERS]: { flex: "1 0 auto", width: "auto", paddingX: "2" },
  minWidth: "0",
  paddingX: { base: "0.5", lg: "2" },
  borderRadius: { base: "0", lg: "l2" },
  fontSize: { base: "clamp(0.5625rem, 2.9vw, 0.75rem)", lg: "sm" },
  lineHeight: { base: "1.15", lg: "1.25rem" },
  textAlign: { base: "center", lg: "start" },
  "& > [aria-hidden]:not(svg)": { lgDown: { display: "none" } },
  _selected: {
    color: "fg",
    fontWeight: "semibold",
    background: { lg: "bg.selected" },
    boxShadow: { base: "inset 0 2px 0 {colors.brand.solid}", lg: "none" },
  },
  "&[data-current]": { lg: current },
  // The current view below the tab is highlighted instead.
  "&[data-current][data-has-views]": { lg: { background: "transparent" } },
} as const

export const alertMark = {
  position: { base: "absolute", lg: "static" },
  top: "1",
  insetStart: "calc(50% + 0.25rem)",
  marginStart: "auto",
  "& > *": { fontVariantNumeric: "tabular-nums", lg: { padding: "0", background: "transparent", boxShadow: "none" } },
} as const

export const sideLink = { ...line, _currentPage: current } as const
