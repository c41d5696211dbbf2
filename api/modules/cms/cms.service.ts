import { CmsBlock } from "./cmsBlock.model.ts"
import { registry } from "./registry.ts"

/** The blocks of a page, or of all pages, ordered by page and section. */
export const listCmsBlocks = (page?: string | null) =>
  CmsBlock.findAll({ where: page ? { page } : {}, order: ["page", "sectionId"] })

/** Adds the blocks of the registry that the database does not have yet; what an operator saved stays. */
export const seedCmsBlocks = async () => {
  const stored = await listCmsBlocks()
  const isStored = new Set(stored.map((block) => `${block.page}/${block.sectionId}`))
  const seeds = Object.entries(registry).flatMap(([page, sections]) =>
    Object.entries(sections).map(([sectionId, content]) => ({ page, sectionId, content })),
  )
  await CmsBlock.bulkCreate(seeds.filter((seed) => !isStored.has(`${seed.page}/${seed.sectionId}`)))
}
