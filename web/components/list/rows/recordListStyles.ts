import { FORCED_COLORS } from "../../../theme/mediaQueries.ts"
import type { Column } from "../RecordTable.tsx"

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

// A container query, as the list is narrow beside an open record too.
const NARROW = "@container (max-width: 27rem)"
const HALF = "@container (max-width: 46rem)"
// Lists that can spare a column keep the others in narrower windows.
const HALF_WITH_SPARE = "@container (max-width: 36rem)"
const MEDIUM = "@container (max-width: 62rem)"

const WIDTHS = { mark: "auto", title: "minmax(0, 1fr)", detail: "auto", aside: "auto", when: "auto" }

const tracks = (columns: readonly Pick<Column<never>, "place" | "width">[]) => {
  const own = columns.flatMap(({ place, width }) => (place && width ? [[place, width]] : []))
  const { mark, title, detail, aside, when } = { ...WIDTHS, ...Object.fromEntries(own) }
  return {
    "--wide": ["auto", mark, title, detail, aside, when, "3.25rem"].join(" "),
    "--medium": ["auto", mark, title, detail, when, "3.25rem"].join(" "),
    "--half": ["auto", mark, "minmax(0, 1fr)", when].join(" "),
  }
}

const partStyles = {
  "& .row-tick": { gridArea: "tick", display: "grid", placeItems: "center" },
  "& .row-mark": { ...oneLine, gridArea: "mark" },
  "& .row-mark > *, & .row-aside > *": { verticalAlign: "middle" },
  "& .row-title": { ...oneLine, gridArea: "title", fontWeight: "medium" },
  "& .row-detail": { ...oneLine, gridArea: "detail", color: "fg.muted" },
  "& .row-aside": { ...oneLine, gridArea: "aside", color: "fg.muted" },
  "& .row-when": {
    ...oneLine,
    gridArea: "when",
    color: "fg.muted",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
  },
  "& .row-view": {
    gridArea: "view",
    justifySelf: "end",
    color: "fg.muted",
    fontWeight: "medium",
    borderRadius: "l1",
    cursor: "pointer",
    paddingX: "1.5",
    paddingY: "0.5",
    focusVisibleRing: "outside",
    ".record-row:hover > &, &:focus-visible, &[aria-expanded=true]": { color: "fg" },
  },
} as const

const actionStyles = (notWide: string) => ({
  // Overlays the row on hover. On touch or narrow screens, the open record has the actions.
  "& .row-actions": {
    position: "absolute",
    insetBlock: "0",
    insetInlineEnd: { base: "3.75rem", lg: "4rem" },
    display: "flex",
    alignItems: "center",
    gap: "1",
    paddingInlineStart: "6",
    background: "linear-gradient(to right, transparent, {colors.bg.muted} 1.5rem)",
    opacity: 0,
    "@media (hover: none)": { display: "none" },
    [notWide]: { display: "none" },
  },
  "& .record-row[data-selected] > .row-actions": {
    background: "linear-gradient(to right, transparent, {colors.bg.selected} 1.5rem)",
  },
  "& .record-row:hover > .row-actions, & .row-actions:focus-within": { opacity: 1 },
})

/** Rows have one line, or two if the list is narrow. One style sheet for all rows, as there are many. */
export const recordListStyles = (columns: readonly Column<never>[]) => {
  const hasSpare = columns.some(({ isSpare }) => isSpare)
  const notWide = hasSpare ? HALF_WITH_SPARE : HALF
  return {
    ...tracks(columns),
    containerType: "inline-size",
    background: "bg",
    borderWidth: "1px",
    borderRadius: "l3",
    overflow: "hidden",
    "& > ul > li + li, & [data-head] + ul": { borderTopWidth: "1px" },
    "& [data-head], & .record-row": {
      display: "grid",
      gridTemplateColumns: "var(--wide)",
      gridTemplateAreas: '"tick mark title detail aside when view"',
      alignItems: "center",
      paddingX: { base: "3", lg: "4" },
      "& > *:not(.row-view)": { marginInlineEnd: "3" },
      ...(hasSpare && {
        [MEDIUM]: { gridTemplateColumns: "var(--medium)", gridTemplateAreas: '"tick mark title detail when view"' },
      }),
      [notWide]: { gridTemplateColumns: "var(--half)", gridTemplateAreas: '"tick mark title when"' },
    },
    "& [data-head]": {
      minHeight: "9",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "medium",
      [NARROW]: {
        gridTemplateColumns: "auto minmax(0, 1fr)",
        gridTemplateAreas: '"tick title"',
        "&:not(:has(input, [data-whole]))": { display: "none" },
        "& > :not(.row-tick, .row-title, [data-whole])": { display: "none" },
      },
    },
    "& [data-head] > [data-whole]": { gridColumn: "2 / -1", fontSize: "sm", fontWeight: "normal" },
    "& [data-head] > .row-title": { fontWeight: "medium" },
    "& .record-row": {
      position: "relative",
      height: "11",
      fontSize: "sm",
      cursor: "pointer",
      // An edge marks the focus and the open record, as forced colors remove backgrounds.
      "&:has([aria-expanded]:focus-visible), &[data-open]": {
        boxShadow: "inset 3px 0 0 var(--mark)",
        "--mark": "colors.border.selected",
        [FORCED_COLORS]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
      "&[data-selected], &[data-open]": { background: "bg.selected" },
      "@media (hover: hover)": { "&:not([data-selected], [data-open]):hover": { background: "bg.muted" } },
      [NARROW]: {
        gridTemplateColumns: "auto auto auto minmax(0, 1fr) auto",
        gridTemplateAreas: '"tick title title title when" "tick mark aside detail view"',
        rowGap: "1",
        height: "auto",
        minHeight: "3.875rem",
        paddingY: "2",
        "& > .row-when": { marginInlineEnd: "0" },
      },
    },
    ...partStyles,
    "& .row-detail, & .row-aside": { [notWide]: { display: "none" } },
    "& .record-row > .row-detail, & .record-row > .row-aside": { [NARROW]: { display: "block" } },
    ...(hasSpare && { "& .row-aside, & .record-row > .row-aside": { [MEDIUM]: { display: "none" } } }),
    // A one-line row has no room for both the time and `row-view`, so on hover or focus `row-view` replaces the time.
    "& .record-row > .row-view": {
      [notWide]: { gridArea: "when", zIndex: 1, background: "bg", opacity: 0 },
      [NARROW]: { gridArea: "view", background: "transparent", opacity: 1 },
    },
    "& .record-row:hover > .row-view, & .record-row > .row-view:focus-visible": { opacity: 1 },
    ...actionStyles(notWide),
  } as const
}
