import type { PixelProvider } from "@farelight/api/contract/site/pixels.ts"

/** What each provider's script keeps under this site's name: cookies, and entries of the browser's storage. */
const keptBy: Record<PixelProvider, RegExp> = {
  meta: /^(_fbp|_fbc|lastExternalReferrer(Time)?)$/,
  google: /^(_ga|_gid|_gat|_gac_|_gcl_|_dc_gtm_)/,
  tiktok: /^(_ttp$|_tt_enable_cookie$|ttcsid|tt_)/,
  linkedin: /^(li_|ln_or$|oribi)/,
}

/** Every domain that this page may have set a cookie for: its host and what is above it. */
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

/** The browser's storages, unless its owner forbids them. Not by storedTexts.ts, which comes with the code of the forms. */
const storages = () =>
  [() => localStorage, () => sessionStorage].flatMap((storage) => {
    try {
      return [storage()]
    } catch {
      return []
    }
  })

/** Deletes what the scripts of these providers have left in this browser. Their own domains' cookies are out of reach. */
export const forgetPixels = (providers: readonly PixelProvider[]) => {
  const isTheirs = (name: string) => providers.some((provider) => keptBy[provider].test(name))
  const names = document.cookie.split(/; */).map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter(isTheirs)) deleteCookie(name)
  for (const storage of storages()) {
    for (const name of Object.keys(storage).filter(isTheirs)) storage.removeItem(name)
  }
}
