import type { Resolvers } from "../../graphql/generated.ts"
import { findCmsBlock, listCmsBlocks, listCmsBlockVersions, updateCmsBlock } from "./cms.service.ts"
import {
  discardCmsDraft,
  findBaseContent,
  publishCmsBlock,
  saveCmsDraft,
  unscheduleCmsBlock,
} from "./cmsDraft.service.ts"

export const cmsResolvers: Resolvers = {
  Query: {
    cmsBlocks: (_parent, { page }, { viewer }) => listCmsBlocks(viewer, page),
    cmsBlock: (_parent, { id }, { viewer }) => findCmsBlock(viewer, id),
  },
  Mutation: {
    updateCmsBlock: async (_parent, edit, { viewer }) => ({ cmsBlock: await updateCmsBlock(viewer, edit) }),
    saveCmsDraft: async (_parent, draft, { viewer }) => ({ cmsBlock: await saveCmsDraft(viewer, draft) }),
    discardCmsDraft: async (_parent, draft, { viewer }) => ({ cmsBlock: await discardCmsDraft(viewer, draft) }),
    publishCmsBlock: async (_parent, draft, { viewer }) => ({ cmsBlock: await publishCmsBlock(viewer, draft) }),
    unscheduleCmsBlock: async (_parent, draft, { viewer }) => ({ cmsBlock: await unscheduleCmsBlock(viewer, draft) }),
  },
  CmsBlock: {
    id: ({ id }) => String(id),
    draft: ({ id }, _args, { loaders }) => loaders.cmsDrafts.load(id),
    versions: (block, request, { viewer }) => listCmsBlockVersions(viewer, block, request),
  },
  CmsDraft: {
    baseContent: (draft, _args, { viewer }) => findBaseContent(viewer, draft),
    savedBy: ({ savedBy }, _args, { loaders }) => loaders.nameFor("content:read", savedBy),
    scheduledBy: ({ scheduledBy }, _args, { loaders }) => scheduledBy && loaders.nameFor("content:read", scheduledBy),
  },
  CmsBlockVersion: {
    id: ({ id }) => String(id),
    savedBy: ({ savedBy }, _args, { loaders }) => savedBy && loaders.nameFor("content:read", savedBy),
  },
  CmsBlockVersionConnection: { totalCount: async (page) => (await page.countAll()).count },
}
