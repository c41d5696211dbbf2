import { Router } from "express"
import { listCmsBlocks } from "./cms.service.ts"
import type { CmsBlock } from "./cmsBlock.model.ts"

/** A content block as REST lists it (SPEC §3). */
const cmsBlockToRest = (block: CmsBlock) => ({
  id: block.id,
  page: block.page,
  section_id: block.sectionId,
  content: block.content,
  updated_at: block.updatedAt,
})

/** REST for the site's content (SPEC §7). */
export const cmsRoutes = Router()

/** Public. All content blocks, ordered by page and section. */
cmsRoutes.get("/cms/blocks", async (_request, response) => {
  const blocks = await listCmsBlocks()
  response.json(blocks.map(cmsBlockToRest))
})
