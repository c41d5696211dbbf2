import type { CSSProperties } from "react"
import { Toaster } from "sonner"
import { semanticColors } from "../theme/semanticTokens.ts"

type Mode = "light" | "dark"

/** Sonner's own pairs of text and ground are too faint for small print. */
const colors = (mode: Mode) => {
  const { success, successSurface, danger, dangerSurface, warning, warningSurface } = semanticColors
  return {
    "--success-text": success[mode],
    "--success-bg": successSurface[mode],
    "--success-border": success[mode],
    "--error-text": danger[mode],
    "--error-bg": dangerSurface[mode],
    "--error-border": danger[mode],
    "--warning-text": warning[mode],
    "--warning-bg": warningSurface[mode],
    "--warning-border": warning[mode],
  } as CSSProperties
}

/** The place where notices appear, up to three at a time, for four seconds each; sonner's own width is the 356 px asked for. */
export const Toasts = ({ mode = "light" }: { mode?: Mode }) => (
  <Toaster
    position="top-right"
    visibleToasts={3}
    duration={4000}
    gap={14}
    hotkey={["altKey", "KeyT"]}
    theme={mode}
    style={colors(mode)}
    richColors
  />
)
