import { globalContent } from "@farelight/api/contract/content/pages/global.ts"
import { resolveContent } from "@farelight/api/contract/content/resolveContent.ts"
import { useGlobalContentQuery } from "../../graphql/generated.ts"

const documentedName = () => document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content

/** The brand's name as the operator set it; that of the document until it is loaded. */
export const useBrandName = () => {
  const { data } = useGlobalContentQuery()
  if (!data) return documentedName() ?? globalContent.company.name
  const stored = Object.fromEntries(data.cmsBlocks.map(({ sectionId, content }) => [sectionId, content]))
  return resolveContent(globalContent, stored).company.name
}
