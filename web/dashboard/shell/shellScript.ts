/**
 * Runs in the document's head, before the first paint: whether this browser is signed in, and whether it is dark, as
 * `adminToken.ts` and `colorMode.ts` have stored it. The scripts of the screens behind the login are fetched at once by
 * whoever is signed in, and otherwise when the login page is there and the browser has nothing else to do.
 */
export const shellScript = (screenFiles: readonly string[]) => `
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches
  const isSignedIn = stored("admin_token") !== null
  document.documentElement.classList.add(stored("color_mode") || (isDark ? "dark" : "light"))
  document.documentElement.classList.add(isSignedIn ? "signed-in" : "signed-out")
  const fetchScreens = (rel) => {
    for (const href of ${JSON.stringify(screenFiles)})
      document.head.append(Object.assign(document.createElement("link"), { rel, href, as: "script", crossOrigin: "" }))
  }
  if (isSignedIn) fetchScreens("modulepreload")
  else addEventListener("load", () => window.requestIdleCallback?.(() => fetchScreens("prefetch")))
}
`
