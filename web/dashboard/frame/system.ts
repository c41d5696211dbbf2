import { defaultBaseConfig } from "@chakra-ui/react/preset-base"
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system"
import * as chakra from "@chakra-ui/react/theme"
import { recordClasses } from "../../components/records/recordClasses.ts"
import { leadRowClasses } from "../../rooms/leads/list/leadRowStyles.ts"
import { FORCED_COLORS, LARGE_LETTERS, LOW_WINDOW } from "../../theme/mediaQueries.ts"
import { semanticColors } from "../../theme/semanticTokens.ts"
import { tokens } from "../../theme/tokens.ts"

const color = (name: keyof typeof semanticColors) => ({
  value: { _light: semanticColors[name].light, _dark: semanticColors[name].dark },
})

const tint = (name: string) => `color-mix(in srgb, {colors.${name}} 14%, {colors.bg})`

const badgePalette = (text: keyof typeof semanticColors, surface: keyof typeof semanticColors) => ({
  fg: color(text),
  subtle: color(surface),
  muted: color("border"),
})

/** Only the parts of Chakra's theme that the dashboard uses, which saves bytes. */
const foundation = defineConfig({
  preflight: true,
  cssVarsPrefix: chakra.cssVarsPrefix,
  cssVarsRoot: chakra.cssVarsRoot,
  globalCss: chakra.globalCss,
  theme: {
    breakpoints: chakra.breakpoints,
    keyframes: chakra.keyframes,
    tokens: chakra.tokens,
    semanticTokens: chakra.semanticTokens,
    textStyles: chakra.textStyles,
    layerStyles: chakra.layerStyles,
    recipes: {
      badge: chakra.badgeRecipe,
      button: chakra.buttonRecipe,
      code: chakra.codeRecipe,
      container: chakra.containerRecipe,
      heading: chakra.headingRecipe,
      input: chakra.inputRecipe,
      link: chakra.linkRecipe,
      skeleton: chakra.skeletonRecipe,
      spinner: chakra.spinnerRecipe,
      textarea: chakra.textareaRecipe,
    },
    slotRecipes: {
      dialog: chakra.dialogSlotRecipe,
      drawer: chakra.drawerSlotRecipe,
      field: chakra.fieldSlotRecipe,
      nativeSelect: chakra.nativeSelectSlotRecipe,
      progress: chakra.progressSlotRecipe,
      tabs: chakra.tabsSlotRecipe,
    },
  },
})

const notOnPaper = { "@media print": { display: "none !important" } }

const farelight = defineConfig({
  globalCss: {
    ...recordClasses,
    ...leadRowClasses,
    // The bar at the bottom must not cover the control with the focus.
    html: {
      bg: "bg.subtle",
      color: "fg",
      fontFamily: "body",
      scrollPaddingBottom: "24",
      [LOW_WINDOW]: { scrollPaddingBottom: "14" },
    },
    "html:has(section[data-open-lead])": { scrollPaddingBottom: "0" },
    body: { "--toolbar-end": { base: "3.5rem", md: "6.125rem" } },
    // A lead has more lines above its text than a list.
    "body:has([data-open-lead])": { "--toolbar-end": { base: "15.5rem", md: "9.75rem" } },
    "[data-sonner-toaster]": {
      "@media (max-width: 600px)": { left: "auto !important", width: "var(--width) !important" },
    },
    // Forced colors remove backgrounds, which otherwise mark the selection.
    "[aria-pressed=true], [role=tab][aria-selected=true]": {
      [FORCED_COLORS]: {
        forcedColorAdjust: "none !important",
        background: "Highlight !important",
        color: "HighlightText !important",
        borderColor: "Highlight !important",
        "& *": { color: "inherit !important" },
      },
    },
    // Text from right to left gets its own direction, without changing the text around it.
    "*": { unicodeBidi: "plaintext" },
    // iOS zooms in on fields with a smaller font.
    "input, select, textarea": { "@media (pointer: coarse)": { fontSize: "max(1rem, 16px) !important" } },
    ".chakra-button": {
      [LARGE_LETTERS]: {
        whiteSpace: "normal !important",
        height: "auto !important",
        minHeight: "2.25rem",
        flexShrink: "1 !important",
      },
    },
    // Prints only the open lead, or the page without its frame; on white, even in dark mode.
    ":has([data-open-lead]) > :not([data-open-lead], :has([data-open-lead]))": notOnPaper,
    ":has(> main) > :not(main), main :is(button:not([aria-pressed=true], [data-printed]), form, section[aria-label=Write]), [data-sonner-toaster]":
      notOnPaper,
    ":has([data-open-lead])": {
      "@media print": { overflow: "visible !important", height: "auto !important", maxHeight: "none !important" },
    },
    "html, body": { "@media print": { background: "white !important" } },
    "body *": { "@media print": { color: "black !important" } },
  },
  theme: {
    tokens: {
      fonts: {
        body: { value: tokens.font.body },
        heading: { value: tokens.font.body },
        mono: { value: tokens.font.figure },
      },
    },
    semanticTokens: {
      radii: {
        l1: { value: tokens.radius.sm },
        l2: { value: tokens.radius.sm },
        l3: { value: tokens.radius.md },
      },
      colors: {
        bg: {
          DEFAULT: color("surface"),
          subtle: color("canvas"),
          muted: color("canvas"),
          panel: color("surfaceRaised"),
          // Amber on night blue would look brown.
          selected: { value: { _light: tint("brand.solid"), _dark: tint("blue.fg") } },
          hovered: { value: "color-mix(in srgb, {colors.fg} 6%, transparent)" },
          inverted: color("text"),
        },
        fg: { DEFAULT: color("text"), muted: color("textMuted"), error: color("danger"), inverted: color("surface") },
        border: {
          DEFAULT: color("border"),
          emphasized: color("borderStrong"),
          selected: color("series"),
          error: color("danger"),
        },
        gray: { ...badgePalette("text", "canvas"), focusRing: color("info"), border: color("border") },
        yellow: badgePalette("warning", "warningSurface"),
        blue: badgePalette("info", "infoSurface"),
        purple: badgePalette("aside", "asideSurface"),
        green: badgePalette("success", "successSurface"),
        red: badgePalette("danger", "dangerSurface"),
        brand: {
          solid: color("accent"),
          contrast: color("onAccent"),
          fg: color("accentText"),
          focusRing: color("info"),
        },
        night: {
          solid: color("night"),
          contrast: color("onNight"),
          fg: color("onNight"),
          muted: color("onNightMuted"),
          subtle: color("nightRaised"),
          border: color("borderStrong"),
          focusRing: color("accent"),
        },
      },
    },
    recipes: {
      badge: { defaultVariants: { variant: "surface" } },
      button: {
        variants: { size: { sm: { height: { base: "10", md: "9" } } } },
        defaultVariants: { variant: "outline", size: "sm" },
      },
      // The border is all that marks a field, so it needs a contrast of 3:1 (WCAG 1.4.11).
      input: { variants: { variant: { outline: { borderColor: "border.emphasized" } } } },
      textarea: { variants: { variant: { outline: { borderColor: "border.emphasized" } } } },
    },
  },
})

export const system = createSystem(defaultBaseConfig, foundation, farelight)
