/**
 * The site uses these as CSS custom properties, the dashboard as its Chakra theme. Components should use the colors of
 * `semanticTokens.ts`, which have a meaning and a dark mode.
 */
export const tokens = {
  color: {
    white: "#ffffff",
    night: { 950: "#080d1b", 900: "#0d152b", 800: "#15213f", 700: "#22325a", 600: "#3a4c78" },
    slate: {
      50: "#f6f7fa",
      100: "#eceff5",
      200: "#d8deea",
      300: "#b3bdd0",
      400: "#7d8aa5",
      500: "#55627e",
    },
    amber: {
      50: "#fff8e8",
      300: "#ffcf70",
      400: "#ffb52e",
      500: "#f59f0a",
      600: "#c96f00",
      700: "#8f5400",
    },
    red: { 50: "#fff1ef", 100: "#ffe0dc", 300: "#ffa79c", 700: "#b3261e", 950: "#3d1b24" },
    green: { 100: "#d5f2e1", 300: "#7fd9a8", 700: "#12643d", 950: "#0f342c" },
    blue: { 100: "#dce8ff", 300: "#9dbdff", 700: "#1f4fbf", 950: "#14305c" },
    purple: { 100: "#efe6fd", 300: "#cdb2f7", 700: "#6030a8", 950: "#2c2459" },
    yellow: { 100: "#fdf0c0", 300: "#f2d565", 700: "#755200", 950: "#372c12" },
  },
  font: {
    body: '"Overpass Variable", "Overpass Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    figure:
      '"Overpass Mono Variable", "Overpass Mono Fallback", ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
  },
  fontSize: {
    xs: "0.8125rem",
    sm: "0.9375rem",
    md: "1.0625rem",
    lg: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
    xl: "clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)",
    figure: "clamp(1.625rem, 1.35rem + 1vw, 2.125rem)",
    "2xl": "clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)",
    "3xl": "clamp(2rem, 1.55rem + 2.4vw, 3.5rem)",
    "4xl": "clamp(2.125rem, 1.25rem + 4.6vw, 4.75rem)",
  },
  lineHeight: { tight: "1.04", snug: "1.25", lead: "1.5", body: "1.6" },
  space: {
    1: "0.25rem",
    2: "0.5rem",
    3: "0.75rem",
    4: "1rem",
    5: "1.5rem",
    6: "2rem",
    7: "3rem",
    8: "4rem",
    9: "6rem",
    10: "8rem",
  },
  size: { hairline: "1px", focusRing: "3px", page: "78rem", prose: "38rem", touch: "2.875rem", header: "4.25rem" },
  radius: { sm: "0.375rem", md: "0.625rem", lg: "1.125rem", full: "999px" },
  shadow: {
    raised: "0 1px 2px rgb(13 21 43 / 6%), 0 12px 32px -12px rgb(13 21 43 / 18%)",
    glow: "0 0 2.5rem rgb(255 181 46 / 35%)",
  },
  duration: { quick: "150ms", gentle: "300ms" },
  ease: { out: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
} as const
