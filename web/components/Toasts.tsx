import type { CSSProperties } from "react"
import { Toaster } from "sonner"
import { semanticColors } from "../theme/semanticTokens.ts"

/** Sonner's own pair of green and of red text on its ground is too faint for small print. */
const colors = {
  "--success-text": semanticColors.success.light,
  "--success-bg": semanticColors.successSurface.light,
  "--success-border": semanticColors.success.light,
  "--error-text": semanticColors.danger.light,
  "--error-bg": semanticColors.dangerSurface.light,
  "--error-border": semanticColors.danger.light,
} as CSSProperties

/** The place where notices appear, with the limits of SPEC §9; sonner's own width is the 356 px asked for. */
export const Toasts = () => (
  <Toaster
    position="top-right"
    visibleToasts={3}
    duration={4000}
    gap={14}
    hotkey={["altKey", "KeyT"]}
    style={colors}
    richColors
  />
)
