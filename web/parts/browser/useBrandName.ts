import { isJsonObject } from "@farelight/api/contract/api/jsonObject.ts"
import { useGlobalContentQuery } from "../../graphql/generated.ts"
import { documentBrand } from "./documentBrand.ts"

/** The brand's name as the operator set it; until that is loaded, as the server has written it into the document. */
export const useBrandName = () => {
  const { data } = useGlobalContentQuery()
  const company = data?.cmsBlocks.find(({ sectionId }) => sectionId === "company")?.content
  const name = isJsonObject(company) ? company.name : undefined
  if (typeof name === "string" && name) return name
  return documentBrand()
}
