import { useEffect, useLayoutEffect, useState } from "react"
import { type Location, Outlet, ScrollRestoration } from "react-router-dom"
import { useDialogHistory } from "../../browser/closeOnBack.ts"
import { listen } from "../../browser/listen.ts"
import { Toasts } from "../../components/Toasts.tsx"
import { type ColorMode, useColorMode } from "../../theme/colorMode.ts"
import { TWO_COLUMNS } from "../../theme/mediaQueries.ts"
import { ClientHolder } from "./ClientHolder.ts"

/** Chakra's tokens read this class, so it is set before the first paint. */
const useColorModeClass = (mode: ColorMode) => {
  useLayoutEffect(() => {
    const root = document.documentElement
    // Replaces the classes of the document that is shown before any script runs.
    root.classList.remove("light", "dark", "signed-out")
    root.classList.add(mode, "signed-in")
    root.style.colorScheme = mode
  }, [mode])
}

// Drop zones have already prevented the default of their events, as listeners on the window run last.
const refuseFiles = (event: DragEvent) => {
  if (!event.dataTransfer?.types.includes("Files") || event.defaultPrevented) return
  event.preventDefault()
  event.dataTransfer.dropEffect = "none"
}

/** The browser must not navigate to a file that is dropped outside a drop zone. */
const useRefusedDrops = () => {
  useEffect(() => listen(window, { dragover: refuseFiles, drop: refuseFiles }), [])
}

/** A lead beside the list does not scroll the page, so both share the scroll position of the list. */
const scrollKey = ({ key, state }: Location) => (window.matchMedia(TWO_COLUMNS).matches && state?.list?.key) || key

export const RootLayout = () => {
  const mode = useColorMode()
  const [holder] = useState({})
  useColorModeClass(mode)
  useRefusedDrops()
  useDialogHistory()
  return (
    <ClientHolder value={holder}>
      <Outlet />
      {/* Toasts are below the toolbar, so that its buttons stay visible. */}
      <Toasts mode={mode} top="var(--toolbar-end)" />
      <ScrollRestoration getKey={scrollKey} />
    </ClientHolder>
  )
}
