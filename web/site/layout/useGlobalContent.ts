import type { GlobalContent, PageContent } from "@farelight/api/contract/content/registry.ts"

/** The content sections that all pages share, as loaded with the current page. */
export const useGlobalContent = (): GlobalContent => useLoadedContent().global

/** The cities of the content, open ones first, as loaded with the current page. */
export const useCities = () => useLoadedContent().cities

const useLoadedContent = (): PageContent => {
  const content = useMatches().at(-1)?.loaderData as PageContent | undefined
  if (!content) throw new Error("The current route has no page content")
  return content
}
