import { isPixelPage, type PixelProvider } from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { useEffect, useRef } from "react"
import { listen, stopAll } from "../../browser/listen.ts"
import { isOperatorsBrowser } from "../../browser/operatorBrowser.ts"
import { permittedPixels } from "./visitorChoice.ts"

/** Cookies and storage entries that the scripts of each provider set for this origin, so that they can be deleted. */
const storageNames: Record<PixelProvider, RegExp> = {
  meta: /^(_fbp|_fbc|lastExternalReferrer(Time)?)$/,
  google: /^(_ga|_gid|_gat|_gac_|_gcl_|_dc_gtm_)/,
  tiktok: /^(_ttp$|_tt_enable_cookie$|ttcsid|tt_)/,
  linkedin: /^(li_|ln_or$|oribi)/,
}

/** A cookie may be set for the host or for any of its parent domains. */
const ownDomains = () => {
  const parts = location.hostname.split(".")
  return parts.map((_, index) => parts.slice(index).join("."))
}

const deleteCookie = (name: string) => {
  for (const domain of ["", ...ownDomains().map((host) => `; Domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}

/** Empty if the browser blocks storage. storedTexts.ts is not used here, as it is bundled with the forms. */
const storages = () =>
  [() => localStorage, () => sessionStorage].flatMap((storage) => {
    try {
      return [storage()]
    } catch {
      return []
    }
  })

/** Cookies on the providers' own domains are out of reach. */
const deletePixelData = (providers: readonly PixelProvider[]) => {
  const isTheirs = (name: string) => providers.some((provider) => storageNames[provider].test(name))
  const names = document.cookie.split(/; */).map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter(isTheirs)) deleteCookie(name)
  for (const storage of storages()) {
    for (const name of Object.keys(storage).filter(isTheirs)) storage.removeItem(name)
  }
}

const reload = () => location.reload()

/** Pixels are loaded only when the page loads. When consent is withdrawn, the page reloads without them. */
export const usePixels = (pixels: readonly Pixel[]) => {
  const areRunning = useRef(false)
  /** True once a form has input that a reload could lose. */
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
    // An operator who signs in in another tab must not be measured.
    const leaveOperator = () => {
      if (areRunning.current && isOperatorsBrowser()) reload()
    }
    return stopAll(
      listen(window, { storage: leaveOperator, pageshow: check }),
      listen(document, { input: use, visibilitychange: check }),
    )
  }, [pixels])

  return {
    /** Reloads if no input can be lost, as only a new document gets the content security policy that pixels need. */
    begin: () => {
      if (!isInUse.current && isPixelPage(location)) reload()
    },
    end: () => {
      deletePixelData(pixels.map(({ provider }) => provider))
      if (areRunning.current) reload()
    },
  }
}
