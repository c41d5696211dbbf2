import type { Transaction } from "sequelize"
import * as z from "zod"
import type { StoredSection } from "../../contract/content/pageContent.ts"
import { mediaIdsIn } from "../../contract/content/pageContent.ts"
import { isInternal, registry } from "../../contract/content/registry.ts"
import { NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { type Page, readPage } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { idOf } from "../../database/rowId.ts"
import { may, requirePermission, type Viewer } from "../auth/viewer.ts"
import { type Origin, originOf, recordEvents } from "../events/recordEvents.ts"
import { findPictures } from "../media/storedPictures.ts"
import { CmsBlock, CmsBlockVersion, type CmsBlockVersionRow } from "./cmsBlock.model.ts"
import { blockContent, blockUpdateInput, refuseFaults, refuseOtherVersion, refuseTooLarge } from "./cmsBlock.rules.ts"
import { createPublishedContent, type PublishedParts } from "./publishedContent.ts"

const findBlocks = (page?: string | null) =>
  CmsBlock.findAll({ where: page ? { page } : {}, order: ["page", "sectionId"] })

// What the site shows is for everybody; the rest is for those who work on it.
const mayRead = (viewer: Viewer, { page }: CmsBlock) => !isInternal(page) || may(viewer, "content:read")

/** The blocks of a page, or of all pages, ordered by page and section. */
export const listCmsBlocks = async (viewer: Viewer, page?: string | null) =>
  (await findBlocks(page)).filter((block) => mayRead(viewer, block))

/** One block, or null when there is none with this id. */
export const findCmsBlock = async (viewer: Viewer, id: string) => {
  const block = await CmsBlock.findByPk(idOf(id))
  return block && mayRead(viewer, block) ? block : null
}

const withPictures = async (sections: readonly StoredSection[]) => ({
  sections,
  pictures: await findPictures(mediaIdsIn(sections.map(({ content }) => content))),
})

const published = createPublishedContent(async () => {
  const blocks = await findBlocks()
  return withPictures(blocks.map(({ page, sectionId, content }) => ({ page, sectionId, content })))
})

/** What the public site shows. An edit appears at the next request on this replica, and within 2 s on the others. */
export const publishedContent = published.current

/** Makes the site reload its content at the next request. Call it after changing anything that the site shows. */
export const expirePublishedContent = published.expire

/**
 * Replaces a block's content with a JSON object, and records who saved what and when. Pages take missing keys from
 * their seeds; a value that would break the page is refused by its path. Throws `ConflictError` if the block no longer has
 * the `expectedVersion`, so nobody overwrites a save they have not seen.
 */
export const updateCmsBlock = async (viewer: Viewer, input: unknown): Promise<CmsBlock> => {
  const user = requirePermission(viewer, "content:write")
  const { id, content, expectedVersion } = parseInput(blockUpdateInput, input)
  refuseTooLarge(content)
  const pictures = await findKnownPictures(content)
  const updated = await inTransaction(async (transaction) => {
    const block = await lockBlock(id, transaction)
    refuseOtherVersion(block, expectedVersion)
    refuseFaults(block, content, pictures)
    await storeContent(block, { content, savedBy: user.username, origin: originOf(viewer) }, transaction)
    return block
  })
  published.expire()
  return updated
}

/** The ids of the pictures that a content names and that exist. */
export const findKnownPictures = async (content: unknown): Promise<ReadonlySet<number>> =>
  new Set((await findPictures(mediaIdsIn([content]))).map((picture) => picture.id))

/** The block, which nobody else can change until the transaction ends. */
export const lockBlock = async (id: string | number, transaction: Transaction) => {
  const block = await CmsBlock.findByPk(idOf(String(id)), { transaction, lock: true })
  if (!block) throw new NotFoundError("content block")
  return block
}

interface Save {
  content: CmsBlock["content"]
  savedBy: string | null
  origin: Origin
}

/** Makes a content live as the block's next version, which remembers who saved it. Expire the published content after it. */
export const storeContent = async (block: CmsBlock, { content, savedBy, origin }: Save, transaction: Transaction) => {
  await block.update({ content, version: block.version + 1 }, { transaction })
  await CmsBlockVersion.create(versionOf(block, savedBy), { transaction })
  const { id, page, sectionId, version } = block
  const saved = { type: "block.saved", subjectType: "cms_block", subjectId: id, origin }
  await recordEvents([{ ...saved, facts: { page, sectionId, version } }], transaction)
}

const versionOf = ({ id, version, content, updatedAt }: CmsBlock, savedBy: string | null) => ({
  blockId: id,
  version,
  content,
  savedBy,
  savedAt: updatedAt,
})

export type CmsBlockVersionPage = Page<CmsBlockVersionRow>

/** A page of a block's versions, newest first. */
export const listCmsBlockVersions = async (viewer: Viewer, { id }: CmsBlock, request: PageRequest) => {
  requirePermission(viewer, "content:read")
  return readPage(CmsBlockVersion, request, { where: { blockId: id } })
}

const draftsInput = z.object({
  blocks: z.array(
    z.object({
      page: z.string(),
      sectionId: z.string(),
      content: blockContent,
    }),
    "Blocks must be a list of { page, sectionId, content }.",
  ),
})

/** What the site would show if the given blocks were saved. */
export const draftedContent = async (viewer: Viewer, input: unknown): Promise<PublishedParts> => {
  requirePermission(viewer, "content:read")
  const { blocks } = parseInput(draftsInput, input)
  const isDrafted = (section: StoredSection) =>
    blocks.some(({ page, sectionId }) => page === section.page && sectionId === section.sectionId)
  const { sections } = await publishedContent()
  return withPictures([...sections.filter((section) => !isDrafted(section)), ...blocks])
}

/** Adds the registry's blocks that the database does not have yet. Blocks that exist are left alone. */
export const seedCmsBlocks = async () => {
  const stored = await findBlocks()
  const isStored = new Set(stored.map((block) => `${block.page}/${block.sectionId}`))
  const seeds = Object.entries(registry).flatMap(([page, sections]) =>
    Object.entries(sections).map(([sectionId, content]) => ({ page, sectionId, content })),
  )
  const missing = seeds.filter((seed) => !isStored.has(`${seed.page}/${seed.sectionId}`))
  await inTransaction(async (transaction) => {
    for (const seed of missing) {
      const block = await CmsBlock.create(seed, { transaction })
      await CmsBlockVersion.create(versionOf(block, null), { transaction })
    }
  })
}
