import { Router } from "express"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { jsonBody } from "../../http/jsonBody.ts"
import { listCmsBlocks, updateCmsBlock } from "./cms.service.ts"
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

/** Admin. Replaces a block's `content`; answers the block as it now stands. */
cmsRoutes.put("/cms/blocks/:id", adminsOnly, jsonBody, async (request, response) => {
  const edit = { id: request.params.id, content: request.body.content }
  const block = await updateCmsBlock(viewerOf(request), edit)
  response.json({ success: true, ...cmsBlockToRest(block) })
})
