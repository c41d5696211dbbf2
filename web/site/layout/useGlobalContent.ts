import type { GlobalContent, PageContent } from "@farelight/api/contract/content/registry.ts"
import { useMatches } from "react-router-dom"

/** The sections that all pages share, as they came with the page that is shown. */
export const useGlobalContent = (): GlobalContent => {
  const content = useMatches().at(-1)?.loaderData as PageContent | undefined
  if (!content) throw new Error("A page is shown without its content")
  return content.global
}
