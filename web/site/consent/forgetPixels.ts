import type { PixelProvider } from "@farelight/api/contract/site/pixels.ts"

/** Names of the cookies and storage entries that each provider's script sets for this origin. */
const storageNames: Record<PixelProvider, RegExp> = {
  meta: /^(_fbp|_fbc|lastExternalReferrer(Time)?)$/,
  google: /^(_ga|_gid|_gat|_gac_|_gcl_|_dc_gtm_)/,
  tiktok: /^(_ttp$|_tt_enable_cookie$|ttcsid|tt_)/,
  linkedin: /^(li_|ln_or$|oribi)/,
}

/** The host and its parent domains: a cookie may be set for any of them. */
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

/** Empty if the browser blocks storage. Does not use storedTexts.ts, which is bundled with the forms. */
const storages = () =>
  [() => localStorage, () => sessionStorage].flatMap((storage) => {
    try {
      return [storage()]
    } catch {
      return []
    }
  })

/** Deletes entries under this site's name; cookies of the providers' own domains are out of reach. */
export const deletePixelData = (providers: readonly PixelProvider[]) => {
  const isTheirs = (name: string) => providers.some((provider) => storageNames[provider].test(name))
  const names = document.cookie.split(/; */).map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter(isTheirs)) deleteCookie(name)
  for (const storage of storages()) {
    for (const name of Object.keys(storage).filter(isTheirs)) storage.removeItem(name)
  }
}
