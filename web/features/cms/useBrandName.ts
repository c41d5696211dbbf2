import { globalContent } from "@farelight/api/contract/content/pages/global.ts"
import { resolveContent } from "@farelight/api/contract/content/resolveContent.ts"
import { useGlobalContentQuery } from "../../graphql/generated.ts"

/** The brand's name as the operator set it; the default one until that is loaded. */
export const useBrandName = () => {
  const { data } = useGlobalContentQuery()
  const stored = Object.fromEntries(data?.cmsBlocks.map(({ sectionId, content }) => [sectionId, content]) ?? [])
  return resolveContent(globalContent, stored).company.name
}
