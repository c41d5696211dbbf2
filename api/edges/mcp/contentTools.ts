import * as z from "zod"
import { locales } from "../../contract/text/locale.ts"
import { blockIdInLocale, listCmsBlocks } from "../../rooms/content/cms/cms.service.ts"
import type { CmsBlock } from "../../rooms/content/cms/cmsBlock.model.ts"
import { draftInput } from "../../rooms/content/cms/cmsDraft.rules.ts"
import { createContentLoaders, saveCmsDraft } from "../../rooms/content/cms/cmsDraft.service.ts"
import { idRule, type Tool, tool } from "./tool.ts"

const placeOf = ({ id, page, sectionId, version }: CmsBlock) => ({ id, page, section_id: sectionId, version })

const { content, baseVersion } = draftInput.shape

const place = z.object({ id: z.int(), page: z.string(), section_id: z.string(), version: z.int() })

const shape = z.looseObject({}).meta({ description: "Content of the section; the fields depend on page and section." })

const section = place.extend({
  content: shape.optional(),
  draft: z.object({ version: z.int(), base_version: z.int(), content: shape }).nullable().optional(),
})

const locale = z.enum(locales).optional()

export const contentTools: readonly Tool[] = [
  tool({
    name: "read_content",
    title: "Read the site's content",
    description:
      "Sections of a page in one language, with their published content and the team's drafts. Without `page`, lists all " +
      "pages and sections without content.",
    needs: "content:read",
    input: z.object({
      page: z.string().optional().meta({ description: "Such as `home`, or `global` for content of all pages." }),
      locale: locale.meta({
        description:
          "The language; default English. In Spanish, texts that the operator has not translated are missing; pages show the delivered translation for them.",
      }),
    }),
    output: z.object({
      sections: z.array(section).meta({ description: "`content` and `draft` are included only for a requested page." }),
    }),
    handle: async ({ viewer, gone }, { page, locale }) => {
      const blocks = await listCmsBlocks(viewer, page, locale)
      if (page === undefined) return { sections: blocks.map(placeOf) }
      gone.throwIfAborted()
      const drafts = await createContentLoaders(viewer).cmsDrafts.loadMany(blocks.map(({ id }) => id))
      const sections = blocks.map((block, index) => {
        const draft = drafts[index]
        if (draft instanceof Error) throw draft
        const shown = draft && { version: draft.version, base_version: draft.baseVersion, content: draft.content }
        return { ...placeOf(block), content: block.content, draft: shown ?? null }
      })
      return { sections }
    },
  }),
  tool({
    name: "draft_content",
    title: "Draft a section",
    description:
      "Stores new content of a section as the team's draft, for a person to review and publish. Refused if the draft no " +
      "longer has `draft_version`, which `read_content` returns.",
    needs: "content:write",
    input: z.object({
      id: idRule.meta({ description: "Id of the section, from `read_content`." }),
      content: content.meta({ type: "object", description: "All of the section's content, up to 64 KB." }),
      base_version: baseVersion.meta({ description: "Version of the section on which the draft is based." }),
      draft_version: z
        .int()
        .nullable()
        .meta({ description: "Version of the draft to replace; null if there is no draft." }),
      locale: locale.meta({
        description: "Drafts the same section in this language instead of the section with this id.",
      }),
    }),
    output: z.object({ section: place }),
    handle: async ({ viewer }, { id, content, base_version, draft_version, locale }) => {
      const block = await saveCmsDraft(viewer, {
        id: await blockIdInLocale(String(id), locale),
        content,
        baseVersion: base_version,
        expectedVersion: draft_version,
      })
      return { section: placeOf(block) }
    },
  }),
]
