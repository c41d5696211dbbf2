import { isPixelPage } from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { useEffect, useRef } from "react"
import { isOperatorsBrowser } from "../../browser/operatorBrowser.ts"
import { deletePixelData } from "./forgetPixels.ts"
import { permittedPixels } from "./visitorChoice.ts"

const reload = () => location.reload()

/** Loads the permitted pixels on page load; reloads the page without them when consent is withdrawn. */
export const usePixels = (pixels: readonly Pixel[]) => {
  const areRunning = useRef(false)
  /** Set once a form has input that a reload could lose. */
  const isInUse = useRef(false)

  useEffect(() => {
    const permitted = permittedPixels(pixels)
    deletePixelData(pixels.filter((pixel) => !permitted.includes(pixel)).map(({ provider }) => provider))
    if (permitted.length > 0 && isPixelPage(location) && !areRunning.current) {
      areRunning.current = true
      import("./startPixels.ts").then(({ startPixels }) => startPixels(permitted)).catch(console.error)
    }
    const use = () => {
      isInUse.current = true
    }
    const check = () => {
      if (areRunning.current && !document.hidden && permittedPixels(pixels).length === 0) reload()
    }
    // Reloads when an operator signs in in another tab.
    const leaveOperator = () => {
      if (areRunning.current && isOperatorsBrowser()) reload()
    }
    window.addEventListener("storage", leaveOperator)
    document.addEventListener("input", use)
    document.addEventListener("visibilitychange", check)
    window.addEventListener("pageshow", check)
    return () => {
      window.removeEventListener("storage", leaveOperator)
      document.removeEventListener("input", use)
      document.removeEventListener("visibilitychange", check)
      window.removeEventListener("pageshow", check)
    }
  }, [pixels])

  return {
    /** Only a new document gets the content security policy that pixels need. No reload if it could lose input. */
    begin: () => {
      if (!isInUse.current && isPixelPage(location)) reload()
    },
    end: () => {
      deletePixelData(pixels.map(({ provider }) => provider))
      if (areRunning.current) reload()
    },
  }
}
