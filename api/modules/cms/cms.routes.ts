import { Router } from "express"
import { NotFoundError } from "../../contract/errors.ts"
import { DEFAULT_LOCALE } from "../../contract/locale.ts"
import { authenticate, permitted, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { renameFields } from "../../http/rest/fieldNames.ts"
import { idInLocale, listCmsBlocks, updateCmsBlock } from "./cms.service.ts"
import type { CmsBlock } from "./cmsBlock.model.ts"

/** A content block as REST lists it. */
const cmsBlockToRest = (block: CmsBlock) => ({
  id: block.id,
  page: block.page,
  section_id: block.sectionId,
  content: block.content,
  version: block.version,
  updated_at: block.updatedAt,
})

/** REST for the site's content. */
export const cmsRoutes = Router()

/**
 * Public. The content blocks, ordered by page and section; what the site does not show, only for those who edit it. 304 for an
 * `If-None-Match` with the `ETag` of what they still are.
 */
cmsRoutes.get("/cms/blocks", authenticate, acceptOnly({}), async (request, response) => {
  const blocks = await listCmsBlocks(viewerOf(request))
  // Programs that fetch with an `If-None-Match` of their own send this as well. It is for caches on the way.
  if (request.get("if-none-match")) delete request.headers["cache-control"]
  response.json(blocks.map(cmsBlockToRest))
})

/** The id of an English block; those of other languages are GraphQL's. */
const englishId = async (id: string) => {
  if ((await idInLocale(id, DEFAULT_LOCALE)) !== id) throw new NotFoundError("content block")
  return id
}

/** Replaces a block's `content`, if it still has the `expected_version`. Returns the updated block. */
cmsRoutes.put(
  "/cms/blocks/:id",
  permitted("content:write"),
  acceptOnly({ body: ["content", "expected_version"] }),
  async (request, response) => {
    const { content, expected_version: expectedVersion } = request.body
    const id = await englishId(String(request.params.id))
    const edit = { id, content, expectedVersion }
    const block = await renameFields(updateCmsBlock(viewerOf(request), edit), { expectedVersion: "expected_version" })
    response.json({ success: true, ...cmsBlockToRest(block) })
  },
)
