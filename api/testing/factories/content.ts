import { DEFAULT_LOCALE, type Locale } from "../../contract/site/locale.ts"
import { clock } from "../../platform/database/locks/clock.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import { expirePublishedContent } from "../../rooms/content/cms/cms.service.ts"
import { CmsBlock, CmsBlockVersion } from "../../rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft } from "../../rooms/content/cms/cmsDraft.model.ts"
import { notScheduled } from "../../rooms/content/cms/cmsDraft.rules.ts"

export type BlockValues = Partial<Row<CmsBlock>>

export const heroContent = { title: "Old headline", text: "Short text", button_label: "Advertise", picture: "" }

const hero = { page: "home", sectionId: "hero", locale: DEFAULT_LOCALE, content: heroContent, version: 1 }

/** Makes these the site's only blocks, each with its newest version. */
export const setBlocks = async (...blocks: readonly BlockValues[]) => {
  await CmsDraft.destroy({ where: {} })
  await CmsBlockVersion.destroy({ where: {} })
  await CmsBlock.destroy({ where: {} })
  const stored = await CmsBlock.bulkCreate(blocks.map((values) => ({ ...hero, ...values })))
  await addVersions(...stored.map(({ id, content, version }) => ({ blockId: id, content, version })))
  expirePublishedContent()
  return stored
}

/** Gives a block of the site this content, as if it had been so from the beginning. */
export const setContent = async (page: string, sectionId: string, content: object, locale: Locale = DEFAULT_LOCALE) => {
  const block = await CmsBlock.findOne({ where: { page, sectionId, locale }, rejectOnEmpty: true })
  await block.update({ content: { ...block.content, ...content } })
  expirePublishedContent()
  return block
}

/** Versions of blocks, which the seed saved unless they say who did. */
export const addVersions = (...versions: readonly Partial<Row<CmsBlockVersion>>[]) =>
  CmsBlockVersion.bulkCreate(
    versions.map((values) => ({
      blockId: 1,
      version: 1,
      content: heroContent,
      savedBy: null,
      savedAt: clock.date(),
      ...values,
    })),
  )

/** Drafts of blocks, by the first account. */
export const addDrafts = (...drafts: readonly Partial<Row<CmsDraft>>[]) =>
  CmsDraft.bulkCreate(
    drafts.map((values) => ({
      ...notScheduled,
      blockId: 1,
      content: heroContent,
      version: 1,
      baseVersion: 1,
      savedBy: "admin",
      savedAt: new Date("2026-07-01T09:00:00Z"),
      ...values,
    })),
  )
