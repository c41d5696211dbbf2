import type { Resolvers } from "../../graphql/generated.ts"
import { findCmsBlock, listCmsBlocks, listCmsBlockVersions, updateCmsBlock } from "./cms.service.ts"

export const cmsResolvers: Resolvers = {
  Query: {
    cmsBlocks: (_parent, { page }) => listCmsBlocks(page),
    cmsBlock: (_parent, { id }) => findCmsBlock(id),
  },
  Mutation: {
    updateCmsBlock: async (_parent, edit, { viewer }) => ({ cmsBlock: await updateCmsBlock(viewer, edit) }),
  },
  CmsBlock: {
    id: ({ id }) => String(id),
    versions: (block, request, { viewer }) => listCmsBlockVersions(viewer, block, request),
  },
  CmsBlockVersion: {
    id: ({ id }) => String(id),
    savedBy: ({ savedBy }, _args, { loaders }) => savedBy && loaders.userNames.load(savedBy),
  },
  CmsBlockVersionConnection: { totalCount: async (page) => (await page.countAll()).count },
}
