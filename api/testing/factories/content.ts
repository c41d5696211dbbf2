import { afterAll } from "@jest/globals"
import { DEFAULT_LOCALE, type Locale } from "../../contract/text/locale.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import { expirePublishedContent } from "../../rooms/content/cms/cms.service.ts"
import {
  CmsBlock,
  CmsBlockVersion,
  type CmsBlockVersionRow,
  storedPage,
} from "../../rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft, type CmsDraftRow } from "../../rooms/content/cms/cmsDraft.model.ts"
import { notScheduled } from "../../rooms/content/cms/cmsDraft.rules.ts"
import { slowRead } from "../../rooms/content/cms/publishedContent.ts"

export type BlockRow = Row<CmsBlock>

export const heroContent = { title: "Old headline", text: "Short text", button_label: "Advertise", picture: "" }

/** Default: the first block, the home page's hero. */
export const buildBlock = (values: Partial<BlockRow> = {}): BlockRow => ({
  id: 1,
  page: "home",
  sectionId: "hero",
  locale: DEFAULT_LOCALE,
  content: heroContent,
  version: 1,
  createdAt: clock.date(),
  updatedAt: clock.date(),
  ...values,
})

export const buildVersion = (values: Partial<CmsBlockVersionRow> = {}): Omit<CmsBlockVersionRow, "id"> => ({
  blockId: 1,
  version: 1,
  content: heroContent,
  savedBy: null,
  savedAt: clock.date(),
  ...values,
})

export const buildDraft = (values: Partial<CmsDraftRow> = {}): CmsDraftRow => ({
  ...notScheduled,
  blockId: 1,
  content: heroContent,
  version: 1,
  baseVersion: 1,
  savedBy: "admin",
  savedAt: new Date("2026-07-01T09:00:00Z"),
  ...values,
})

export const setDrafts = async (...drafts: readonly CmsDraftRow[]) => {
  await CmsDraft.destroy({ where: {} })
  await CmsDraft.bulkCreate(drafts)
}

export const setVersions = async (...versions: readonly Omit<CmsBlockVersionRow, "id">[]) => {
  await CmsBlockVersion.destroy({ where: {} })
  await CmsBlockVersion.bulkCreate(versions)
}

/** Replaces the site's content; each block gets its newest version. */
export const setBlocks = async (...blocks: readonly BlockRow[]) => {
  await setDrafts()
  await CmsBlock.destroy({ where: {} })
  await CmsBlock.bulkCreate(blocks.map((block) => ({ ...block, page: storedPage(block.page, block.locale) })))
  await setVersions(...blocks.map(({ id, content, version }) => buildVersion({ blockId: id, content, version })))
  expirePublishedContent()
}

export const saveBlock = async (content: Record<string, unknown>, { savedBy = "ana", version = 2, id = 1 } = {}) => {
  await CmsBlock.update({ content, version }, { where: { id } })
  await CmsBlockVersion.create(buildVersion({ blockId: id, content, version, savedBy }))
  expirePublishedContent()
}

/** Merges this content into a block of the site without adding a version. */
export const setContent = async (page: string, sectionId: string, content: object, locale: Locale = DEFAULT_LOCALE) => {
  const where = { page: storedPage(page, locale), sectionId }
  const block = await CmsBlock.findOne({ where, rejectOnEmpty: true })
  await block.update({ content: { ...block.content, ...content } })
  expirePublishedContent()
  return block
}

/** A stalled machine may otherwise show an older version. */
export const awaitContent = () => {
  slowRead.ms = 60_000
  afterAll(() => {
    slowRead.ms = 2_000
  })
}
