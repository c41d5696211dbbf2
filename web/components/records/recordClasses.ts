import { FORCED_COLORS } from "../../theme/mediaQueries.ts"

/** Chakra computes styles on every render, so rows share these classes. */
export const recordClasses = {
  ".mail-link": {
    color: "fg",
    borderRadius: "l1",
    textDecoration: "underline",
    textDecorationColor: "currentColor/20",
    textUnderlineOffset: "3px",
    focusVisibleRing: "outside",
  },
  // Drawn by us, as browsers render native check boxes gray in dark mode.
  ".tick-box": {
    appearance: "none",
    cursor: "pointer",
    display: "grid",
    boxSize: { base: "6", lg: "4" },
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    background: "bg",
    focusVisibleRing: "outside",
    "&:checked, &:indeterminate": { background: "brand.fg", borderColor: "brand.fg" },
    _before: {
      content: '""',
      background: "bg",
      transform: "scale(0)",
      clipPath: "polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)",
    },
    "&:checked::before": { transform: "scale(0.65)" },
    "&:indeterminate::before": { transform: "scale(0.6)", clipPath: "inset(38% 0)" },
    [FORCED_COLORS]: { appearance: "auto", _before: { display: "none" } },
  },
} as const
