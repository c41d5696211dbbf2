import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { withSource } from "@farelight/api/contract/content/sectionTranslation.ts"
import { DEFAULT_LOCALE } from "@farelight/api/contract/site/locale.ts"
import {
  blockUpdateInput,
  refuseFaults,
  refuseOtherVersion,
  refuseTooLarge,
} from "@farelight/api/rooms/content/cms/cmsBlock.rules.ts"
import {
  draftInput,
  draftKey,
  notScheduled,
  openDraft,
  publication,
  refuseMoment,
  refuseOtherDraft,
  refuseOutdated,
  saysAlready,
} from "@farelight/api/rooms/content/cms/cmsDraft.rules.ts"
import { byId, existing, pageOf } from "../data/lists.ts"
import { type CmsBlockRow, type CmsDraftRow, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"

const placeOf = ({ page, sectionId }: CmsBlockRow) => `${page} ${sectionId}`

/** The same section in a language; without one, the block itself. */
const inLocale = (store: Store, block: CmsBlockRow, locale?: CmsBlockRow["locale"] | null) =>
  store.cmsBlocks.find(
    (other) =>
      other.page === block.page && other.sectionId === block.sectionId && other.locale === (locale ?? block.locale),
  )

const blockOf = (store: Store, id: string, locale?: CmsBlockRow["locale"] | null) => {
  const block = inLocale(store, existing(store.cmsBlocks, id, "content block"), locale)
  return existing(store.cmsBlocks, String(block?.id), "content block")
}

const rowOf = ({ cmsDrafts }: Store, { id }: CmsBlockRow) => cmsDrafts.find(({ blockId }) => blockId === id)

const refuseFaultsOf = (store: Store, block: CmsBlockRow, content: Record<string, unknown>) =>
  refuseFaults(block, content, new Set(store.mediaFiles.map(({ id }) => id)))

const storeContent = (store: Store, block: CmsBlockRow, given: Record<string, unknown>) => {
  const english = inLocale(store, block, DEFAULT_LOCALE)?.content
  const content = block.locale === DEFAULT_LOCALE ? given : withSource(block, english, given)
  Object.assign(block, { content, version: block.version + 1, updatedAt: new Date() })
  const { id: blockId, version, updatedAt: savedAt } = block
  const saved = { blockId, version, content, savedBy: store.user.name, savedAt }
  store.cmsBlockVersions.push({ id: nextId(store.cmsBlockVersions), ...saved })
}

/** The block and its draft, if that is still the one that somebody has seen. */
const seenDraft = (store: Store, input: { locale?: CmsBlockRow["locale"] | null }) => {
  const { id, expectedVersion } = parseInput(draftKey, input)
  const block = blockOf(store, id, input.locale)
  const draft = openDraft(rowOf(store, block))
  refuseOtherDraft(draft, expectedVersion)
  return { block, draft }
}

const change = (draft: CmsDraftRow, changes: Partial<CmsDraftRow>) =>
  Object.assign(draft, { ...notScheduled, ...changes, version: draft.version + 1 })

/** The site's content over the store. Nothing publishes by itself here: a scheduled draft stays one. */
export const cmsResolvers: Resolvers = {
  Query: {
    cmsBlocks: (_parent, { page, locale }, { store }) =>
      store.cmsBlocks
        .filter((block) => (!page || block.page === page) && block.locale === (locale ?? DEFAULT_LOCALE))
        .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
    cmsBlock: (_parent, { id, locale }, { store }) => {
      const block = byId(store.cmsBlocks, id)
      return (block && inLocale(store, block, locale)) ?? null
    },
  },
  Mutation: {
    updateCmsBlock: (_parent, input, { store }) => {
      const { id, content, expectedVersion } = parseInput(blockUpdateInput, input)
      refuseTooLarge(content)
      const block = blockOf(store, id, input.locale)
      refuseOtherVersion(block, expectedVersion)
      refuseFaultsOf(store, block, content)
      storeContent(store, block, content)
      return { cmsBlock: block }
    },
    saveCmsDraft: (_parent, input, { store }) => {
      const { id, content, baseVersion, expectedVersion } = parseInput(draftInput, input)
      refuseTooLarge(content)
      const block = blockOf(store, id, input.locale)
      const row = rowOf(store, block)
      if (!row?.publishAt && saysAlready(openDraft(row), { content, baseVersion })) return { cmsBlock: block }
      refuseOtherDraft(openDraft(row), expectedVersion)
      const saved = { content, baseVersion, savedBy: store.user.name, savedAt: new Date() }
      if (row) change(row, saved)
      else store.cmsDrafts.push({ ...saved, ...notScheduled, blockId: block.id, version: 1 })
      return { cmsBlock: block }
    },
    discardCmsDraft: (_parent, input, { store }) => {
      const { block, draft } = seenDraft(store, input)
      if (draft) change(draft, { content: null })
      return { cmsBlock: block }
    },
    publishCmsBlock: (_parent, input, { store }) => {
      const { publishAt, ...key } = parseInput(publication, input)
      if (publishAt) refuseMoment(publishAt, new Date())
      const { block, draft } = seenDraft(store, { ...key, locale: input.locale ?? null })
      if (!draft) return { cmsBlock: block }
      refuseOutdated(draft, block)
      refuseFaultsOf(store, block, draft.content)
      if (publishAt) change(draft, { publishAt, scheduledBy: store.user.name, scheduledById: store.user.id })
      else {
        storeContent(store, block, draft.content)
        change(draft, { content: null })
      }
      return { cmsBlock: block }
    },
    unscheduleCmsBlock: (_parent, input, { store }) => {
      const { block, draft } = seenDraft(store, input)
      if (draft?.publishAt) change(draft, {})
      return { cmsBlock: block }
    },
  },
  CmsBlock: {
    updatedBy: ({ id, version }, _args, { store }) =>
      store.cmsBlockVersions.find((row) => row.blockId === id && row.version === version)?.savedBy ?? null,
    draft: (block, _args, { store }) => openDraft(rowOf(store, block)),
    versions: ({ id }, page, { store }) =>
      pageOf(
        store.cmsBlockVersions.filter(({ blockId }) => blockId === id),
        page,
      ),
  },
  CmsDraft: {
    baseContent: ({ blockId, baseVersion }, _args, { store }) =>
      store.cmsBlockVersions.find((row) => row.blockId === blockId && row.version === baseVersion)?.content ?? null,
  },
}
