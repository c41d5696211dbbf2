import * as z from "zod"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import { seedOf } from "../../../contract/content/registry.ts"
import { DEFAULT_LOCALE } from "../../../contract/text/locale.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import { enableRevalidation } from "../../../edges/http/rest/sendList.ts"
import type { MoveWaiting } from "./cityList.ts"
import { blockIdInLocale, listCmsBlocks, updateCmsBlock } from "./cms.service.ts"
import { blockUpdateInput } from "./cmsBlock.rules.ts"

const content = z
  .looseObject({})
  .meta({ description: "Content of the section; the fields depend on page and section." })

const cmsBlockSchema = z
  .object({
    id: z.int(),
    page: z.string().meta({ description: "The page, or `global` for content of all pages." }),
    section_id: z.string(),
    content,
    version: z.int().meta({ description: "Incremented by each save." }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "CmsBlock" })

const { content: givenContent, expectedVersion } = blockUpdateInput.shape

const body = z.object({
  content: givenContent.meta({ type: "object", description: "All of the section's content, up to 64 KB." }),
  expected_version: expectedVersion.meta({
    description: "Version that the edit is based on: 409 if the section has another version now.",
  }),
})

const company = seedOf("global", "company") ?? {}

const example = {
  id: 1,
  page: "global",
  section_id: "company",
  content: company,
  version: 1,
  updated_at: "2026-11-21T09:30:00.000Z",
}
const changed = { ...company, location: "Los Angeles, California" }

/** Rejects other languages, as REST clients know English blocks only. */
const englishId = async (id: string) => {
  if ((await blockIdInLocale(id, DEFAULT_LOCALE)) !== id) throw new NotFoundError("content block")
  return id
}

export const cmsCalls = (moveWaiting: MoveWaiting): RestCall[] => [
  {
    route: "GET /cms/blocks",
    operationId: "listCmsBlocks",
    needs: null,
    summary: "List the site's content",
    description: "In English, ordered by page and section. Unpublished content only with `content:read`.",
    isForViewer: true,
    headers: { "If-None-Match": "`ETag` of an earlier answer: 304 if the content has not changed." },
    answers: {
      200: { description: "The content blocks.", json: z.array(cmsBlockSchema), headers: ["ETag"] },
      304: { description: "Unchanged since the `ETag` in `If-None-Match`." },
    },
    examples: { all: { status: 200, answer: [example] } },
    handle: async (request, response) => {
      const blocks = await listCmsBlocks(viewerOf(request))
      enableRevalidation(request)
      response.json(blocks.map((block) => toRest(cmsBlockSchema, block)))
    },
  },
  {
    route: "PUT /cms/blocks/:id",
    operationId: "updateCmsBlock",
    needs: "content:write",
    summary: "Replace a section's content",
    description: "The site shows the content at once. Pictures are named by their address, as in `/api/cms/media/1`.",
    body,
    answers: {
      200: {
        description: "The changed section.",
        json: z.object({ success: z.literal(true), ...cmsBlockSchema.shape }),
      },
    },
    refusals: [409],
    examples: {
      company: {
        id: example.id,
        body: { content: changed, expected_version: 1 },
        status: 200,
        answer: { success: true, ...example, content: changed, version: 2 },
      },
    },
    handle: answerWith(async (viewer, id, { body: { content, expected_version: expectedVersion } }) => {
      const edit = { id: await englishId(id), content, expectedVersion }
      const block = await updateCmsBlock(viewer, edit, moveWaiting)
      return { success: true, ...toRest(cmsBlockSchema, block) }
    }),
  },
]
