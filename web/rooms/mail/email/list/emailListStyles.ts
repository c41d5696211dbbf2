import { FORCED_COLORS } from "../../../../theme/mediaQueries.ts"

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

// By the list's own width: it is narrow in a narrow window as well as beside an open email.
const NARROW = "@container (max-width: 27rem)"
const NOT_WIDE = "@container (max-width: 46rem)"
const NOT_WIDEST = "@container (max-width: 58rem)"

/** A list of emails in rows of one line, or of two where it is narrow. One style for all: there are many of them. */
export const emailList = {
  containerType: "inline-size",
  background: "bg",
  borderWidth: "1px",
  borderRadius: "l3",
  overflow: "hidden",
  "& > ul": { listStyleType: "none" },
  "& > ul > li + li, & [data-email-head] + ul": { borderTopWidth: "1px" },
  "& [data-email-head], & .email-row": { paddingX: { base: "3", lg: "4" }, columnGap: "3", alignItems: "center" },
  "& [data-email-head]": { display: "flex", minHeight: "9" },
  "& .email-row": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto 5.25rem minmax(0, 1fr) 13rem 11rem 3.75rem 3.25rem",
    gridTemplateAreas: '"tick status subject to type when view"',
    height: "11",
    // Without a tick box, the gap behind it is left.
    "&:not(:has(.email-tick))": { paddingInlineStart: { base: "0", lg: "1" }, [NARROW]: { paddingInlineStart: "1" } },
    fontSize: "sm",
    cursor: "pointer",
    // Where the keyboard is, and which email is open: by an edge, as forced colors take backgrounds away.
    "&:has([aria-expanded]:focus-visible), &[data-open]": {
      boxShadow: "inset 3px 0 0 var(--mark)",
      "--mark": "colors.blue.fg",
      [FORCED_COLORS]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
    "&[data-selected], &[data-open]": { background: "bg.selected" },
    "@media (hover: hover)": { "&:not([data-selected], [data-open]):hover": { background: "bg.muted" } },
    [NOT_WIDEST]: { gridTemplateColumns: "auto 5.25rem minmax(0, 1fr) 11rem 9rem 3.75rem 3.25rem" },
    [NOT_WIDE]: {
      gridTemplateColumns: "auto 5.25rem minmax(0, 1fr) 3.75rem",
      gridTemplateAreas: '"tick status subject when"',
    },
    [NARROW]: {
      gridTemplateColumns: "auto auto auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"tick subject subject subject when" "tick status type to view"',
      columnGap: "2",
      rowGap: "1",
      height: "auto",
      paddingY: "2.5",
    },
  },
  "& .email-tick": { gridArea: "tick", display: "grid", placeItems: "center" },
  "& .email-status": { gridArea: "status", lineHeight: "1" },
  "& .email-subject": { ...oneLine, gridArea: "subject", fontWeight: "medium" },
  "& .email-to": { ...oneLine, gridArea: "to", color: "fg.muted" },
  "& .email-type": { ...oneLine, gridArea: "type", lineHeight: "1" },
  "& .email-when": {
    gridArea: "when",
    color: "fg.muted",
    textAlign: "end",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& .email-view": {
    gridArea: "view",
    justifySelf: "end",
    color: "fg.muted",
    fontWeight: "medium",
    borderRadius: "l1",
    cursor: "pointer",
    paddingX: "1.5",
    paddingY: "0.5",
    focusVisibleRing: "outside",
    "li:hover > div > &, &:focus-visible, &[aria-expanded=true]": { color: "fg" },
  },
  "& .email-to, & .email-type": { [NOT_WIDE]: { display: "none" } },
  "& .email-row > .email-to, & .email-row > .email-type": { [NARROW]: { display: "block" } },
  // On one line there is no room for it beside the time, whose place it takes when it is wanted.
  "& .email-row > .email-view": {
    [NOT_WIDE]: { gridArea: "when", zIndex: 1, background: "bg", opacity: 0 },
    [NARROW]: { gridArea: "view", background: "transparent", opacity: 1 },
  },
  "& .email-row:hover > .email-view, & .email-row > .email-view:focus-visible": { opacity: 1 },
} as const
