import { type FindOptions, Op, type Transaction } from "sequelize"
import * as z from "zod"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { mediaIdsIn } from "../../../contract/content/pageContent.ts"
import { isInternal, registry, seedOf } from "../../../contract/content/registry.ts"
import { withSource } from "../../../contract/content/translation/sectionTranslation.ts"
import { utcDay } from "../../../contract/leads/formDay.ts"
import { DEFAULT_LOCALE, type Locale, locales } from "../../../contract/text/locale.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { perDatabase } from "../../../platform/database/connection/perDatabase.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type Origin, originOf, recordEvents, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { may, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { findPictures } from "../pictures/storedPictures.ts"
import { contentToStore, type MoveWaiting } from "./cityList.ts"
import { CmsBlock, CmsBlockVersion, type CmsBlockVersionRow, storedPage } from "./cmsBlock.model.ts"
import { blockContent, blockUpdateInput, refuseFaults, refuseOtherVersion, refuseTooLarge } from "./cmsBlock.rules.ts"
import { CmsDraft } from "./cmsDraft.model.ts"
import { createPublishedContent, type PublishedParts } from "./publishedContent.ts"
import { readPrivacySettings } from "./readPrivacySettings.ts"

const findBlocks = (locale: Locale, page?: string | null) =>
  CmsBlock.findAll({
    where: { locale, ...(page && { page: storedPage(page, locale) }) },
    order: ["page", "sectionId"],
  })

const mayRead = (viewer: Viewer, { page }: CmsBlock) => !isInternal(page) || may(viewer, "content:read")

export const listCmsBlocks = async (viewer: Viewer, page?: string | null, locale: Locale = DEFAULT_LOCALE) =>
  (await findBlocks(locale, page)).filter((block) => mayRead(viewer, block))

/** Null for an unknown id. With a locale, finds the same section in that language. */
export const findCmsBlock = async (viewer: Viewer, id: string, locale?: Locale | null) => {
  const named = await CmsBlock.findByPk(idOf(id))
  const block = named && locale ? await findSibling(named, locale) : named
  return block && mayRead(viewer, block) ? block : null
}

const findSibling = (block: CmsBlock, locale: Locale, transaction?: Transaction) =>
  block.locale === locale
    ? block
    : CmsBlock.findOne({
        where: { locale, page: storedPage(block.page, locale), sectionId: block.sectionId },
        transaction,
      })

/** 0 if there is no such section, so that callers fail with `NotFoundError`. */
export const blockIdInLocale = async (id: string, locale?: Locale | null): Promise<string> => {
  if (!locale) return id
  const named = await CmsBlock.findByPk(idOf(id))
  return String((named && (await findSibling(named, locale))?.id) ?? 0)
}

const withPictures = async (sections: readonly StoredSection[]) => ({
  sections,
  pictures: await findPictures(mediaIdsIn(sections.map(({ content }) => content))),
})

const sectionOf = ({ page, sectionId, content, locale, updatedAt }: CmsBlock): StoredSection => ({
  page,
  sectionId,
  content,
  changedOn: utcDay(updatedAt),
  ...(locale !== DEFAULT_LOCALE && { locale }),
})

const readPublished = async () => {
  const blocks = await CmsBlock.findAll({ order: ["page", "sectionId"] })
  const isTold = ({ locale, content }: CmsBlock) => locale === DEFAULT_LOCALE || Object.keys(content).length > 0
  const privacy = await readPrivacySettings()
  return { ...(await withPictures(blocks.filter(isTold).map(sectionOf))), privacy }
}

const published = perDatabase(() => createPublishedContent(readPublished))

/** Edits appear at the next request on this replica, and within 2 s on others. */
export const publishedContent = () => published().current()

/** Call after changing anything that the site shows, as content is cached. */
export const expirePublishedContent = () => published().expire()

/**
 * Missing keys fall back to the seed. Throws `ConflictError` unless `expectedVersion` is the stored version, so that
 * nobody overwrites a save that they have not seen.
 */
export const updateCmsBlock = async (viewer: Viewer, input: unknown, moveWaiting: MoveWaiting): Promise<CmsBlock> => {
  const user = requirePermission(viewer, "content:write")
  const { id, content, expectedVersion } = parseInput(blockUpdateInput, input)
  refuseTooLarge(content)
  const pictures = await findKnownPictures(content)
  const updated = await inTransaction(async (transaction) => {
    const block = await lockBlock(id, transaction)
    refuseOtherVersion(block, expectedVersion)
    refuseFaults(block, content, pictures)
    const save = { content, savedBy: user.username, origin: originOf(viewer), moveWaiting }
    await storeContent(block, save, transaction)
    return block
  })
  expirePublishedContent()
  return updated
}

export const findKnownPictures = async (content: unknown): Promise<ReadonlySet<number>> =>
  new Set((await findPictures(mediaIdsIn([content]))).map((picture) => picture.id))

export const lockBlock = async (id: string | number, transaction: Transaction) => {
  const block = await CmsBlock.findByPk(idOf(String(id)), { transaction, lock: true })
  if (!block) throw new NotFoundError("content block")
  return block
}

interface Save {
  content: CmsBlock["content"]
  savedBy: string | null
  origin: Origin
  moveWaiting: MoveWaiting
}

/** After the transaction, call `expirePublishedContent`, or the site shows the old content. */
export const storeContent = async (block: CmsBlock, save: Save, transaction: Transaction) => {
  const { savedBy, origin } = save
  const content = await contentToStore(block, save, transaction)
  const english = await findSibling(block, DEFAULT_LOCALE, transaction)
  const stored = block.locale === DEFAULT_LOCALE ? content : withSource(block, english?.content, content)
  await block.update({ content: stored, version: block.version + 1 }, { transaction })
  await CmsBlockVersion.create(versionOf(block, savedBy), { transaction })
  const { id, page, sectionId, version, locale } = block
  const language = locale !== DEFAULT_LOCALE && { locale }
  const facts = { page, sectionId, version, ...language }
  await recordEvents([{ type: "block.saved", subjectId: id, origin, facts }], transaction)
}

const versionOf = ({ id, version, content, updatedAt }: CmsBlock, savedBy: string | null) => ({
  blockId: id,
  version,
  content,
  savedBy,
  savedAt: updatedAt,
})

export type CmsBlockVersionPage = Page<CmsBlockVersionRow>

export const listCmsBlockVersions = async (viewer: Viewer, { id }: CmsBlock, request: PageRequest) => {
  requirePermission(viewer, "content:read")
  return readPage(CmsBlockVersion, request, { where: { blockId: id } })
}

const draftsInput = z.object({
  blocks: z.array(
    z.object({
      page: z.string(),
      sectionId: z.string(),
      content: blockContent,
      locale: z.enum(locales).optional(),
    }),
    "Blocks must be a list of { page, sectionId, content }.",
  ),
})

export const draftedContent = async (viewer: Viewer, input: unknown): Promise<PublishedParts> => {
  requirePermission(viewer, "content:read")
  const { blocks } = parseInput(draftsInput, input)
  const isDrafted = (section: StoredSection) =>
    blocks.some(
      ({ page, sectionId, locale = DEFAULT_LOCALE }) =>
        page === section.page && sectionId === section.sectionId && locale === (section.locale ?? DEFAULT_LOCALE),
    )
  const { sections, privacy } = await publishedContent()
  return { ...(await withPictures([...sections.filter((section) => !isDrafted(section)), ...blocks])), privacy }
}

/** True if nobody edited the delivered texts. Only such texts are replaced by those of a new product version. */
const isUntouched = async ({ id, version, content }: CmsBlock, transaction: Transaction) => {
  const delivered = { where: { blockId: id, savedBy: null }, order: [["version", "DESC"]] } satisfies FindOptions
  const [latest, ...earlier] = await CmsBlockVersion.findAll({ ...delivered, transaction })
  // An edit from before the history began left no first version. An edit by SQL makes the content differ from the
  // latest version.
  if (latest === undefined || earlier.length + 1 !== version) return false
  if (JSON.stringify(latest.content) !== JSON.stringify(content)) return false
  // A discarded draft keeps its row, without content, and does not count.
  return (await CmsDraft.count({ where: { blockId: id, content: { [Op.ne]: null } }, transaction })) === 0
}

const DELIVERY: Pick<Save, "savedBy" | "origin"> = { savedBy: null, origin: systemOrigin }

/**
 * Replaces unedited texts by those of this product version. The history keeps the earlier texts, as leads may have
 * accepted them, such as the terms.
 */
const renewTexts = async (blocks: readonly CmsBlock[], moveWaiting: MoveWaiting) => {
  const seedFor = (block: CmsBlock) => (block.locale === DEFAULT_LOCALE ? seedOf(block.page, block.sectionId) : null)
  const outdated = blocks.filter((block) => {
    const seed = seedFor(block)
    return seed !== null && JSON.stringify(block.content) !== JSON.stringify(seed)
  })
  if (outdated.length === 0) return
  await inTransaction(async (transaction) => {
    for (const { id, version } of outdated) {
      const block = await lockBlock(id, transaction)
      const content = seedFor(block)
      if (block.version !== version || !content || !(await isUntouched(block, transaction))) continue
      await storeContent(block, { ...DELIVERY, content, moveWaiting }, transaction)
    }
  })
}

export const seedCmsBlocks = async (moveWaiting: MoveWaiting) => {
  const placeOf = ({ page, sectionId, locale }: CmsBlock) => `${storedPage(page, locale)}/${sectionId}`
  const blocks = await CmsBlock.findAll()
  await renewTexts(blocks, moveWaiting)
  const isStored = new Set(blocks.map(placeOf))
  const seeds = Object.entries(registry).flatMap(([page, sections]) =>
    Object.entries(sections).flatMap(([sectionId, content]) =>
      // A translation starts empty, as the delivered texts apply without it.
      locales.map((locale) => ({
        page: storedPage(page, locale),
        sectionId,
        locale,
        content: locale === DEFAULT_LOCALE ? content : {},
      })),
    ),
  )
  const missing = seeds.filter((seed) => !isStored.has(`${seed.page}/${seed.sectionId}`))
  await inTransaction(async (transaction) => {
    for (const seed of missing) {
      const block = await CmsBlock.create(seed, { transaction })
      await CmsBlockVersion.create(versionOf(block, null), { transaction })
    }
  })
}
