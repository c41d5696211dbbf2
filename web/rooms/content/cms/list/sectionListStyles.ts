import { FORCED_COLORS } from "../../../../theme/mediaQueries.ts"

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

// A container query, as the list is narrow beside an open section too.
const WIDE = "@container (min-width: 40rem)"
const NOT_NARROW = "@container (min-width: 21rem)"

export const pageHeadStyles = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "10",
  height: "auto",
  paddingX: "3",
  paddingY: "1.5",
  fontSize: "sm",
  fontWeight: "medium",
  lineHeight: "1.25rem",
  textAlign: "start",
  whiteSpace: "normal",
  color: "fg",
} as const

/** One style sheet for all rows, as there are many. */
export const sectionList = {
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  background: "bg",
  borderWidth: "1px",
  borderRadius: "l3",
  overflow: "hidden",
  fontSize: "sm",
  "& ul": { listStyleType: "none" },
  "& [role=tab]": {
    ...pageHeadStyles,
    borderRadius: "0",
    "&:not(:first-of-type)": { borderTopWidth: "1px" },
    // An outline outside the row would be cut off.
    outlineOffset: "-2px",
    _hover: { background: "bg.muted" },
    _selected: { background: "bg.subtle", fontWeight: "semibold" },
    // Leaves space for the link to the page.
    "&[data-has-page][data-selected]": { paddingInlineEnd: "3rem", [NOT_NARROW]: { paddingInlineEnd: "7rem" } },
    "& > .page-fold": { flexShrink: "0", color: "fg.muted", transition: "transform 120ms" },
    "&[data-selected] > .page-fold": { transform: "rotate(90deg)" },
  },
  "& [data-open-page]": { justifyContent: "end", "& > span": { display: "none", [NOT_NARROW]: { display: "inline" } } },
  "& .page-drafts": { marginInlineStart: "auto", flexShrink: "0" },
  "& .page-count": {
    marginInlineStart: "auto",
    color: "fg.muted",
    fontSize: "xs",
    fontWeight: "normal",
    fontVariantNumeric: "tabular-nums",
  },
  "& .section-row": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"name name" "edit state"',
    // Most sections show neither an edit nor a state, and would have an empty second row.
    "&:not(:has(.section-edit > *, .section-state > *))": { gridTemplateAreas: '"name name"' },
    columnGap: "2",
    alignItems: "center",
    alignContent: "center",
    minHeight: "11",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    paddingInlineStart: "2.125rem",
    paddingInlineEnd: "3",
    [WIDE]: {
      gridTemplateColumns: "minmax(0, 1fr) auto 13rem",
      gridTemplateAreas: '"name state edit"',
      minHeight: "11",
      columnGap: "4",
    },
    "&[data-open]": { background: "bg.selected", "& .section-state > *": { background: "bg" } },
    // An edge marks the focus and the open section, as forced colors remove backgrounds.
    "&[data-open], &:has(a:focus-visible)": {
      boxShadow: "inset 3px 0 0 var(--mark)",
      "--mark": "colors.border.selected",
      [FORCED_COLORS]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
    "@media (hover: hover)": { "&:not([data-open]):hover": { background: "bg.muted" } },
  },
  // The purpose stands first, as operators know the id of a section only from its card.
  "& .section-name": {
    gridArea: "name",
    display: "flex",
    flexDirection: "row-reverse",
    justifyContent: "flex-end",
    alignItems: "baseline",
    gap: "2",
    minWidth: "0",
  },
  "& .section-name > a": {
    fontWeight: "medium",
    outline: "none",
    _after: { content: '""', position: "absolute", inset: "0" },
  },
  "& .section-purpose": { ...oneLine, fontWeight: "medium", _empty: { display: "none" } },
  "& .section-name:has(.section-purpose:not(:empty)) > a": {
    color: "fg.muted",
    fontSize: "xs",
    fontWeight: "normal",
    flexShrink: "0",
  },
  "& .section-state": { gridArea: "state", display: "flex", gap: "1.5", lineHeight: "1" },
  "& .section-edit": { ...oneLine, gridArea: "edit", color: "fg.muted", fontSize: "xs", [WIDE]: { textAlign: "end" } },
} as const
