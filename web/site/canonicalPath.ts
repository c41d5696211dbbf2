import { paths } from "./paths.ts"

const pagePaths = new Set<string>(Object.values(paths))

/** /advertisers shows the same page as /advertising, which is the address to remember. */
const ALIASES: ReadonlyMap<string, string> = new Map([[paths.advertisers, paths.advertising]])

/** The one address of the page that is shown under this one, or none where there is no page. */
export const canonicalPath = (pathname: string): string | undefined => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, "")
  const canonical = ALIASES.get(path) ?? path
  return pagePaths.has(canonical) ? canonical : undefined
}
