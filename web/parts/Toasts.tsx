import type { CSSProperties } from "react"
import { Toaster } from "sonner"
import { semanticColors } from "../theme/semanticTokens.ts"

type Mode = "light" | "dark"

// The contrast of sonner's own colors is too low for small text, and its font is not ours.
const look = (mode: Mode) => {
  const { success, successSurface, danger, dangerSurface, warning, warningSurface } = semanticColors
  return {
    fontFamily: "inherit",
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

interface Props {
  mode?: Mode
  /** How far from the window's upper edge. */
  top?: string
  /** What the place for notices is called, if not by Sonner's English name. */
  label?: string
}

/** Shows the toasts, up to three at a time, for four seconds each. Sonner's default width is the intended 356 px. */
export const Toasts = ({ mode = "light", top, label }: Props) => (
  <Toaster
    {...(top && { offset: { top, right: "1.5rem" }, mobileOffset: { top } })}
    {...(label && { containerAriaLabel: label })}
    position="top-right"
    visibleToasts={3}
    duration={4000}
    gap={14}
    hotkey={["altKey", "KeyT"]}
    theme={mode}
    style={look(mode)}
    richColors
  />
)
