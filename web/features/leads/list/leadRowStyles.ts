import { FORCED_COLORS } from "../../../theme/mediaQueries.ts"
import type { CardPlace } from "../leadKind.ts"

/** How high rows are. On a narrow screen, cards have three lines either way. */
export type Density = "comfortable" | "compact"

const rowHeights: Readonly<Record<Density, string>> = { comfortable: "2.75rem", compact: "2.125rem" }

/** Only one line, cut off where it does not fit. */
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

const cardAreas = ["tick name mark", "tick detail aside", "tick due owner"].map((line) => `"${line}"`).join(" ")

/** A row or, on a narrow screen, a card of three lines. */
export const row = (density: Density) =>
  ({
    position: "relative",
    display: { base: "grid", lg: "table-row" },
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gridTemplateAreas: cardAreas,
    alignItems: "center",
    columnGap: "3",
    height: { lg: rowHeights[density] },
    minHeight: { base: "6.25rem", lg: "0" },
    borderWidth: { base: "1px", lg: "0" },
    borderRadius: { base: "l3", lg: "0" },
    paddingX: { base: "3", lg: "0" },
    paddingY: { base: "1.5", lg: "0" },
    "& > td": { borderBottomWidth: { base: "0", lg: "1px" } },
    _last: { "& > td": { borderBottomWidth: "0" } },
    // Where the keyboard is, and which lead is open beside the list: by an edge, as forced colors take backgrounds away.
    "&:has([data-lead-link]:focus-visible), &:has([aria-current])": {
      boxShadow: { base: "0 0 0 2px var(--mark)", lg: "inset 3px 0 0 var(--mark)" },
      "--mark": "colors.blue.fg",
      [FORCED_COLORS]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
    "@media (hover: hover)": { _hover: { background: "bg.muted" } },
  }) as const

const cell = {
  ...oneLine,
  fontSize: "sm",
  lineHeight: "1.5rem",
  paddingX: { base: "0", lg: "2" },
  paddingY: "0",
  fontVariantNumeric: "tabular-nums",
  // A place for a line break would break even here.
  "& wbr": { display: "none" },
} as const

/** From which width of window on a column is in the table. */
const hidden = { lg: { lgDown: { display: "none" } }, xl: { xlDown: { display: "none" } } } as const

/** A cell that has a place on the card, and is in the table only from a wider window on. */
const onlyOnCard = { lg: {}, xl: { lgToXl: { display: "none" } } } as const

/** A cell of a row, or its place on the card. */
export const leadCell = (place: CardPlace | undefined, from: "lg" | "xl" = "lg") =>
  ({
    ...cell,
    gridArea: place,
    ...(place ? { display: { base: "block", lg: "table-cell" }, ...onlyOnCard[from] } : hidden[from]),
    // What the card's link lies over stays within reach.
    ...(place === "mark" && { overflow: "visible", position: "relative", zIndex: 1, justifySelf: "end" }),
    ...(place !== "name" && place !== "mark" && { color: { base: "fg.muted", lg: "inherit" } }),
    ...((place === "aside" || place === "owner") && {
      textAlign: { base: "end", lg: "start" },
      maxWidth: { base: "40vw", lg: "none" },
    }),
  }) as const

/** The tick box before a row, or at the start of a card. */
export const tickCell = {
  ...cell,
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
  height: { lg: "2.25rem" },
} as const

/** A header. Cards are sorted by the field for the order instead. */
export const headerCell = (from: "lg" | "xl" = "lg") =>
  ({
    ...cell,
    ...hidden[from],
    fontSize: "xs",
    color: "fg.muted",
    fontWeight: "medium",
    borderBottomWidth: "1px",
  }) as const

/** The name, whose link covers the whole card on a narrow screen. */
export const nameLink = {
  ...oneLine,
  display: "block",
  maxWidth: "full",
  _after: { content: '""', position: "absolute", inset: "0", display: { base: "block", lg: "none" } },
} as const
