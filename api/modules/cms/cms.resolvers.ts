import type { Resolvers } from "../../graphql/generated.ts"
import { listCmsBlocks } from "./cms.service.ts"

export const cmsResolvers: Resolvers = {
  Query: { cmsBlocks: (_parent, { page }) => listCmsBlocks(page) },
  CmsBlock: { id: ({ id }) => String(id) },
}
