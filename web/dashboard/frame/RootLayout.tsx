import { useEffect, useLayoutEffect, useState } from "react"
import { type Location, Outlet, ScrollRestoration } from "react-router-dom"
import { useDialogHistory } from "../../browser/closedByBack.ts"
import { Toasts } from "../../parts/Toasts.tsx"
import { type ColorMode, useColorMode } from "../../theme/colorMode.ts"
import { TWO_COLUMNS } from "../../theme/mediaQueries.ts"
import { ClientHolder } from "./ClientHolder.ts"

/** Puts the color mode where Chakra's tokens look for it, before anything is painted. */
const useColorModeClass = (mode: ColorMode) => {
  useLayoutEffect(() => {
    const root = document.documentElement
    // From now on React draws, and of what stands for others only the dashboard.
    root.classList.remove("light", "dark", "signed-out")
    root.classList.add(mode, "signed-in")
    root.style.colorScheme = mode
  }, [mode])
}

// A drop zone has already prevented the event: the window's listeners run last.
const refuseFiles = (event: DragEvent) => {
  if (!event.dataTransfer?.types.includes("Files") || event.defaultPrevented) return
  event.preventDefault()
  event.dataTransfer.dropEffect = "none"
}

/** Stops the browser from leaving the dashboard, with everything unsaved, to open a file dropped beside its target. */
const useRefusedDrops = () => {
  useEffect(() => {
    window.addEventListener("dragover", refuseFiles)
    window.addEventListener("drop", refuseFiles)
    return () => {
      window.removeEventListener("dragover", refuseFiles)
      window.removeEventListener("drop", refuseFiles)
    }
  }, [])
}

/** What scrolls is the list, also while a lead is open beside it, and it stays in its place when the lead closes. */
const scrollKey = ({ key, state }: Location) => (window.matchMedia(TWO_COLUMNS).matches && state?.list?.key) || key

/** What every screen has: its colors, the toasts, and a scroll position restored by the browser's Back. */
export const RootLayout = () => {
  const mode = useColorMode()
  const [holder] = useState({})
  useColorModeClass(mode)
  useRefusedDrops()
  useDialogHistory()
  return (
    <ClientHolder value={holder}>
      <Outlet />
      {/* Below the header, whose buttons they would cover. */}
      <Toasts mode={mode} top="4.25rem" />
      <ScrollRestoration getKey={scrollKey} />
    </ClientHolder>
  )
}
