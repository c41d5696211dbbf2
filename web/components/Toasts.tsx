import type { CSSProperties } from "react"
import { Toaster } from "sonner"
import { semanticColors } from "../theme/semanticTokens.ts"

type Mode = "light" | "dark"

// Sonner's own colors have too little contrast for small text.
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
  top?: string
  label?: string
}

export const Toasts = ({ mode = "light", top, label }: Props) => (
  <Toaster
    {...(top && { offset: { top, right: "1.5rem" }, mobileOffset: { top, left: 0 } })}
    {...(label && { containerAriaLabel: label })}
    position="top-right"
    visibleToasts={3}
    duration={4000}
    gap={14}
    hotkey={["altKey", "KeyT"]}
    theme={mode}
    style={{ ...look(mode), ...(top && { "--width": "12rem" }) }}
    {...(top && { toastOptions: { style: { padding: "0.625rem 0.75rem" } } })}
    richColors
  />
)
