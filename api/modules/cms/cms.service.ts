import * as z from "zod"
import { inTransaction } from "../../database/database.ts"
import { type Page, type PageRequest, readPage } from "../../database/keyset.ts"
import { idOf } from "../../database/rowId.ts"
import { ConflictError, type FieldError, InvalidInputError, NotFoundError, PayloadTooLargeError } from "../../errors.ts"
import { parseInput } from "../../validation/parseInput.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { findPictures } from "../media/findPictures.ts"
import { CmsBlock } from "./cmsBlock.model.ts"
import { CmsBlockVersion } from "./cmsBlockVersion.model.ts"
import { contentTooLarge, isTooLarge } from "./contentLimit.ts"
import { mediaIdsIn } from "./contentPictures.ts"
import { contentTexts } from "./contentTexts.ts"
import { contentFaults, sectionField } from "./fields.ts"
import { mediaIdOf } from "./mediaAddress.ts"
import type { StoredSection } from "./pageContent.ts"
import { createPublishedContent, type PublishedContent } from "./publishedContent.ts"
import { registry } from "./registry.ts"

/** The blocks of a page, or of all pages, ordered by page and section. */
export const listCmsBlocks = (page?: string | null) =>
  CmsBlock.findAll({ where: page ? { page } : {}, order: ["page", "sectionId"] })

/** One block, or null when there is none with this id. */
export const findCmsBlock = (id: string) => CmsBlock.findByPk(idOf(id))

const withPictures = async (sections: readonly StoredSection[]) => ({
  sections,
  pictures: await findPictures(mediaIdsIn(sections.map(({ content }) => content))),
})

const published = createPublishedContent(async () => {
  const blocks = await listCmsBlocks()
  return withPictures(blocks.map(({ page, sectionId, content }) => ({ page, sectionId, content })))
})

/** What the public site shows (DESIGN §3.2): an edit at the next request here, and within 2 s on other replicas. */
export const publishedContent = published.current

/** Has the site read its content anew at the next request; to be called when something that it shows has changed. */
export const expirePublishedContent = published.expire

const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const updateInput = z.object({
  id: z.string(),
  content: z.custom<Record<string, unknown>>(isJsonObject, "Content must be a JSON object."),
  expectedVersion: z.int("Expected version must be a whole number.").nullish(),
})

const missingPictures = async (content: Record<string, unknown>): Promise<FieldError[]> => {
  const known = new Set((await findPictures(mediaIdsIn([content]))).map(({ id }) => id))
  return contentTexts(content).flatMap(({ field, text }) => {
    const id = mediaIdOf(text)
    return id === null || known.has(id) ? [] : [{ field, message: "This picture is not in the media library." }]
  })
}

const sectionFaults = ({ page, sectionId }: CmsBlock, content: Record<string, unknown>): FieldError[] => {
  const section = sectionField(page, sectionId)
  return section ? contentFaults(section, content) : []
}

const refuseFaults = (faults: readonly FieldError[]) => {
  if (faults.length === 0) return
  throw new InvalidInputError(faults.map(({ field, message }) => ({ field: `content.${field}`, message })))
}

/**
 * Admin. Replaces the content of a block by a JSON object, and keeps who saved what and when. Pages complete from
 * their seeds what it lacks; a value that would break the page is refused with its place. A block that no longer has the
 * `expectedVersion` is a `ConflictError`, so that nobody's save is overwritten unseen.
 */
export const updateCmsBlock = async (viewer: Viewer, input: unknown): Promise<CmsBlock> => {
  const admin = requireAdmin(viewer)
  const { id, content, expectedVersion } = parseInput(updateInput, input)
  if (isTooLarge(content)) throw new PayloadTooLargeError(contentTooLarge)
  const unknownPictures = await missingPictures(content)
  const updated = await inTransaction(async (transaction) => {
    const block = await CmsBlock.findByPk(idOf(id), { transaction, lock: true })
    if (!block) throw new NotFoundError("content block")
    if (typeof expectedVersion === "number" && expectedVersion !== block.version) {
      throw new ConflictError(`This section was saved meanwhile: it is at version ${block.version} by now.`)
    }
    refuseFaults([...sectionFaults(block, content), ...unknownPictures])
    await block.update({ content, version: block.version + 1 }, { transaction })
    await CmsBlockVersion.create(versionOf(block, admin.username), { transaction })
    return block
  })
  published.expire()
  return updated
}

const versionOf = ({ id, version, content, updatedAt }: CmsBlock, savedBy: string | null) => ({
  blockId: id,
  version,
  content,
  savedBy,
  savedAt: updatedAt,
})

export type CmsBlockVersionPage = Page<CmsBlockVersion>

/** Admin. A page of what a block was after each save, newest first. */
export const listCmsBlockVersions = async (viewer: Viewer, { id }: CmsBlock, request: PageRequest) => {
  requireAdmin(viewer)
  return readPage(CmsBlockVersion, request, { where: { blockId: id } })
}

const draftsInput = z.object({
  blocks: z.array(
    z.object({
      page: z.string(),
      sectionId: z.string(),
      content: z.custom<Record<string, unknown>>(isJsonObject, "Content must be a JSON object."),
    }),
    "Blocks must be a list of { page, sectionId, content }.",
  ),
})

/** Admin. What the site would show if the given blocks were saved as well. */
export const draftedContent = async (viewer: Viewer, input: unknown): Promise<PublishedContent> => {
  requireAdmin(viewer)
  const { blocks } = parseInput(draftsInput, input)
  const isDrafted = (section: StoredSection) =>
    blocks.some(({ page, sectionId }) => page === section.page && sectionId === section.sectionId)
  const { sections } = await publishedContent()
  const drafted = await withPictures([...sections.filter((section) => !isDrafted(section)), ...blocks])
  return { version: "draft", ...drafted }
}

/** Adds the blocks of the registry that the database does not have yet; what an operator saved stays. */
export const seedCmsBlocks = async () => {
  const stored = await listCmsBlocks()
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
