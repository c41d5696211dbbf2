import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"
import type { RequestContext } from "../../../edges/graphql/context.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { MoveWaiting } from "./cityList.ts"
import { blockIdInLocale, findCmsBlock, listCmsBlocks, listCmsBlockVersions, updateCmsBlock } from "./cms.service.ts"
import type { CmsBlock } from "./cmsBlock.model.ts"
import {
  discardCmsDraft,
  findBaseContent,
  publishCmsBlock,
  saveCmsDraft,
  unscheduleCmsBlock,
} from "./cmsDraft.service.ts"

const change =
  <Args extends { id: string; locale?: Locale | null }>(act: (viewer: Viewer, input: Args) => Promise<CmsBlock>) =>
  async (_parent: unknown, args: Args, { viewer }: RequestContext) => {
    requirePermission(viewer, "content:write")
    return { cmsBlock: await act(viewer, { ...args, id: await blockIdInLocale(args.id, args.locale) }) }
  }

export const cmsResolvers = (moveWaiting: MoveWaiting): Resolvers => ({
  Query: {
    cmsBlocks: (_parent, { page, locale }, { viewer }) => listCmsBlocks(viewer, page, locale ?? DEFAULT_LOCALE),
    cmsBlock: (_parent, { id, locale }, { viewer }) => findCmsBlock(viewer, id, locale),
  },
  Mutation: {
    updateCmsBlock: change((viewer, input) => updateCmsBlock(viewer, input, moveWaiting)),
    saveCmsDraft: change(saveCmsDraft),
    discardCmsDraft: change(discardCmsDraft),
    publishCmsBlock: change((viewer, input) => publishCmsBlock(viewer, input, moveWaiting)),
    unscheduleCmsBlock: change(unscheduleCmsBlock),
  },
  CmsBlock: {
    updatedBy: async (block, _args, { loaders }) => {
      const savedBy = await loaders.cmsSavers.load(block)
      return savedBy && loaders.nameFor("content:read", savedBy)
    },
    draft: ({ id }, _args, { loaders }) => loaders.cmsDrafts.load(id),
    versions: (block, request, { viewer }) => listCmsBlockVersions(viewer, block, request),
  },
  CmsDraft: {
    baseContent: (draft, _args, { viewer }) => findBaseContent(viewer, draft),
    savedBy: ({ savedBy }, _args, { loaders }) => loaders.nameFor("content:read", savedBy),
    scheduledBy: ({ scheduledBy }, _args, { loaders }) => scheduledBy && loaders.nameFor("content:read", scheduledBy),
  },
  CmsBlockVersion: {
    savedBy: ({ savedBy }, _args, { loaders }) => savedBy && loaders.nameFor("content:read", savedBy),
  },
})
