import { isPixelPage } from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { useEffect, useRef } from "react"
import { isOperatorsBrowser } from "../../browser/operatorBrowser.ts"
import { forgetPixels } from "./forgetPixels.ts"
import { permittedPixels } from "./visitorChoice.ts"

const reload = () => location.reload()

/** Loads permitted pixels when the page opens. If consent was withdrawn meanwhile, the page reloads without. */
export const usePixels = (pixels: readonly Pixel[]) => {
  const areRunning = useRef(false)
  /** Whether something was entered into the page that loading it anew could lose. */
  const isInUse = useRef(false)

  useEffect(() => {
    const permitted = permittedPixels(pixels)
    forgetPixels(pixels.filter((pixel) => !permitted.includes(pixel)).map(({ provider }) => provider))
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
    // Somebody signs in in another tab.
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
    /** Lets them load by a reload, as only a new page has their content security policy; not if that could lose what was entered. */
    begin: () => {
      if (!isInUse.current && isPixelPage(location)) reload()
    },
    end: () => {
      forgetPixels(pixels.map(({ provider }) => provider))
      if (areRunning.current) reload()
    },
  }
}
