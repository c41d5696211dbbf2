/**
 * Runs in the document's head, before the first paint: whether this browser is signed in, and whether it is dark, as
 * `adminToken.ts` and `colorMode.ts` have stored it.
 */
export const shellScript = `
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches
  document.documentElement.classList.add(stored("color_mode") || (isDark ? "dark" : "light"))
  document.documentElement.classList.add(stored("admin_token") ? "signed-in" : "signed-out")
}
`
