/**
 * What lists show in each row, as classes of the one style sheet for all: an element of Chakra works out its styles
 * whenever it is drawn.
 */
export const recordClasses = {
  ".mail-link": {
    color: "fg",
    borderRadius: "l1",
    textDecoration: "underline",
    textDecorationColor: "currentColor/20",
    textUnderlineOffset: "3px",
    focusVisibleRing: "outside",
  },
  ".tick-box": { accentColor: "brand.fg", cursor: "pointer", display: "block", boxSize: { base: "6", lg: "4" } },
} as const
