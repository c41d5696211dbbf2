import type { Resolvers } from "../../graphql/generated.ts"
import { listCmsBlocks, listCmsBlockVersions, updateCmsBlock } from "./cms.service.ts"

export const cmsResolvers: Resolvers = {
  Query: { cmsBlocks: (_parent, { page }) => listCmsBlocks(page) },
  Mutation: {
    updateCmsBlock: async (_parent, edit, { viewer }) => ({ cmsBlock: await updateCmsBlock(viewer, edit) }),
  },
  CmsBlock: {
    id: ({ id }) => String(id),
    versions: (block, request, { viewer }) => listCmsBlockVersions(viewer, block, request),
  },
  CmsBlockVersion: { id: ({ id }) => String(id) },
  CmsBlockVersionConnection: { totalCount: (page) => page.countAll() },
}
