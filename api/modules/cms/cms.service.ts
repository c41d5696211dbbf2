import * as z from "zod"
import { inTransaction } from "../../database/database.ts"
import { idOf } from "../../database/rowId.ts"
import { NotFoundError, PayloadTooLargeError } from "../../errors.ts"
import { parseInput } from "../../validation/parseInput.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { CmsBlock } from "./cmsBlock.model.ts"
import { createPublishedContent } from "./publishedContent.ts"
import { registry } from "./registry.ts"

/** The largest section is a legal page of about 20 KB; a block is no place for files. */
const CONTENT_LIMIT_BYTES = 64 * 1024

/** The blocks of a page, or of all pages, ordered by page and section. */
export const listCmsBlocks = (page?: string | null) =>
  CmsBlock.findAll({ where: page ? { page } : {}, order: ["page", "sectionId"] })

const published = createPublishedContent(async () => {
  const blocks = await listCmsBlocks()
  return blocks.map(({ page, sectionId, content }) => ({ page, sectionId, content }))
})

/** What the public site shows (DESIGN §3.2): an edit at the next request here, and within 2 s on other replicas. */
export const publishedContent = published.current

const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const updateInput = z.object({
  id: z.string(),
  content: z.custom<Record<string, unknown>>(isJsonObject, "Content must be a JSON object."),
})

/** Admin. Replaces the content of a block by a JSON object. Pages complete from their seeds what it lacks. */
export const updateCmsBlock = async (viewer: Viewer, input: unknown): Promise<CmsBlock> => {
  requireAdmin(viewer)
  const { id, content } = parseInput(updateInput, input)
  if (Buffer.byteLength(JSON.stringify(content)) > CONTENT_LIMIT_BYTES) {
    throw new PayloadTooLargeError(`A block's content may have up to ${CONTENT_LIMIT_BYTES / 1024} KB.`)
  }
  const updated = await inTransaction(async (transaction) => {
    const block = await CmsBlock.findByPk(idOf(id), { transaction, lock: true })
    if (!block) throw new NotFoundError("content block")
    return block.update({ content }, { transaction })
  })
  published.expire()
  return updated
}

/** Adds the blocks of the registry that the database does not have yet; what an operator saved stays. */
export const seedCmsBlocks = async () => {
  const stored = await listCmsBlocks()
  const isStored = new Set(stored.map((block) => `${block.page}/${block.sectionId}`))
  const seeds = Object.entries(registry).flatMap(([page, sections]) =>
    Object.entries(sections).map(([sectionId, content]) => ({ page, sectionId, content })),
  )
  await CmsBlock.bulkCreate(seeds.filter((seed) => !isStored.has(`${seed.page}/${seed.sectionId}`)))
}
