import DataLoader from "dataloader"
import { Op, type Transaction } from "sequelize"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { DEFAULT_LOCALE } from "../../../contract/text/locale.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type Origin, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import { operatorAddress } from "../../../platform/outbox/createEmailLog.ts"
import { requirePermission, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { queueAccountEmail } from "../../accounts/mails/queueAccountEmail.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import type { MoveWaiting } from "./cityList.ts"
import { expirePublishedContent, findKnownPictures, lockBlock, storeContent } from "./cms.service.ts"
import { type CmsBlock, CmsBlockVersion } from "./cmsBlock.model.ts"
import { refuseFaults, refuseTooLarge } from "./cmsBlock.rules.ts"
import { CmsDraft, type CmsDraftRow, type MissedReason } from "./cmsDraft.model.ts"
import {
  draftInput,
  draftKey,
  hasContent,
  notScheduled,
  type OpenDraft,
  openDraft,
  publication,
  refuseMoment,
  refuseOtherDraft,
  refuseOutdated,
} from "./cmsDraft.rules.ts"

/** Locks the block before its draft, as two requests in different orders could deadlock. */
const lockBoth = async (id: string | number, transaction: Transaction) => {
  const block = await lockBlock(id, transaction)
  return { block, row: await CmsDraft.findByPk(block.id, { transaction, lock: true }) }
}

const draftEvent = <Facts extends object>(block: CmsBlock, origin: Origin, facts?: Facts) => {
  const { id, page, sectionId, locale } = block
  const language = locale !== DEFAULT_LOCALE && { locale }
  return { subjectId: id, origin, facts: { page, sectionId, ...language, ...(facts as Facts) } }
}

/** A change cancels the schedule, as the scheduled content is no longer the draft's. */
export const saveCmsDraft = (viewer: Viewer, input: unknown): Promise<CmsBlock> => {
  const user = requirePermission(viewer, "content:write")
  const { id, content, baseVersion, expectedVersion } = parseInput(draftInput, input)
  refuseTooLarge(content)
  return inTransaction(async (transaction) => {
    const { block, row } = await lockBoth(id, transaction)
    if (!row?.publishAt && hasContent(openDraft(row), { content, baseVersion })) return block
    refuseOtherDraft(openDraft(row), expectedVersion)
    if (baseVersion < 1 || baseVersion > block.version)
      throw new InvalidInputError([{ field: "baseVersion", message: "The section has no such version." }])
    const saved = { content, baseVersion, savedBy: user.username, savedAt: clock.wallTime(), ...notScheduled }
    if (row?.publishAt)
      await recordEvents([{ type: "block.unscheduled", ...draftEvent(block, originOf(viewer)) }], transaction)
    if (row) await row.update({ ...saved, version: row.version + 1 }, { transaction })
    else await CmsDraft.create({ ...saved, blockId: block.id, version: 1 }, { transaction })
    return block
  })
}

const closeDraft = (row: CmsDraft, transaction: Transaction) =>
  row.update({ content: null, version: row.version + 1, ...notScheduled }, { transaction })

const changeDraft = (
  viewer: Viewer,
  input: unknown,
  change: (draft: CmsDraft & OpenDraft, block: CmsBlock, transaction: Transaction) => Promise<unknown>,
) => {
  requirePermission(viewer, "content:write")
  const { id, expectedVersion } = parseInput(draftKey, input)
  return inTransaction(async (transaction) => {
    const { block, row } = await lockBoth(id, transaction)
    const draft = openDraft(row)
    refuseOtherDraft(draft, expectedVersion)
    if (draft) await change(draft, block, transaction)
    return block
  })
}

export const discardCmsDraft = (viewer: Viewer, input: unknown) =>
  changeDraft(viewer, input, async (draft, block, transaction) => {
    await closeDraft(draft, transaction)
    await recordEvents([{ type: "block.draft_discarded", ...draftEvent(block, originOf(viewer)) }], transaction)
  })

export const unscheduleCmsBlock = (viewer: Viewer, input: unknown) =>
  changeDraft(viewer, input, async (draft, block, transaction) => {
    if (!draft.publishAt) return
    await draft.update({ version: draft.version + 1, ...notScheduled }, { transaction })
    await recordEvents([{ type: "block.unscheduled", ...draftEvent(block, originOf(viewer)) }], transaction)
  })

/** Throws `ConflictError` if draft or section has changed since the user read it, as unseen texts must not go live. */
export const publishCmsBlock = async (viewer: Viewer, input: unknown, moveWaiting: MoveWaiting): Promise<CmsBlock> => {
  const { username } = requirePermission(viewer, "content:write")
  const { publishAt, ...key } = parseInput(publication, input)
  // Only accounts can schedule, as their permission is checked again at publication.
  const userId = publishAt ? requirePerson(viewer, "content:write").id : null
  if (publishAt) refuseMoment(publishAt, clock.wallTime())
  // Reading before the transaction is safe: a draft that changes after this read has another version, and is refused.
  const pictures = await findKnownPictures((await CmsDraft.findByPk(idOf(key.id)))?.content)
  const published = await changeDraft(viewer, key, async (draft, block, transaction) => {
    refuseOutdated(draft, block)
    refuseFaults(block, draft.content, pictures)
    const origin = originOf(viewer)
    if (publishAt) {
      const schedule = { ...notScheduled, publishAt, scheduledBy: username, scheduledById: userId }
      await draft.update({ ...schedule, version: draft.version + 1 }, { transaction })
      const event = draftEvent(block, origin, { publishAt: publishAt.toISOString() })
      await recordEvents([{ type: "block.scheduled", ...event }], transaction)
      return
    }
    await storeContent(block, { content: draft.content, savedBy: username, origin, moveWaiting }, transaction)
    await closeDraft(draft, transaction)
  })
  if (!publishAt) expirePublishedContent()
  return published
}

/** Returns false, and stores the reason, if the draft cannot be published. */
export const publishScheduled = async (due: CmsDraftRow, moveWaiting: MoveWaiting): Promise<boolean> => {
  const { blockId, version, content } = due
  const pictures = await findKnownPictures(content)
  return inTransaction(
    async (transaction) => {
      const { block, row } = await lockBoth(blockId, transaction)
      const draft = openDraft(row)
      if (draft?.version !== version || !draft.publishAt) return false
      const origin: Origin = { actorType: "user", actorId: draft.scheduledById, requestId: null }
      const missedBecause = (await mayPublish(draft, transaction)) ? whyNot(draft, block, pictures) : "NOT_PERMITTED"
      if (missedBecause) {
        await notifyScheduler(draft, block, missedBecause, transaction)
        const missed = { ...notScheduled, missedAt: draft.publishAt, missedBecause }
        await draft.update({ ...missed, version: version + 1 }, { transaction })
        await recordEvents(
          [{ type: "block.publish_failed", ...draftEvent(block, origin, { missedBecause }) }],
          transaction,
        )
        return false
      }
      const save = { content: draft.content, savedBy: draft.scheduledBy, origin, moveWaiting }
      await storeContent(block, save, transaction)
      await closeDraft(draft, transaction)
      return true
    },
    { isIdempotent: true },
  )
}

/** The operator gets the mail if the scheduler's account has no address or is inactive. */
const notifyScheduler = async (draft: OpenDraft, block: CmsBlock, because: MissedReason, transaction: Transaction) => {
  const where = { ...usersWithPermission("content:read"), id: draft.scheduledById ?? 0, email: { [Op.ne]: null } }
  const user = await User.findOne({ where, transaction })
  const { id, page, sectionId, locale: language } = block
  const path = `/adminpage/dashboard?${new URLSearchParams({ tab: "cms", page, block: String(id), language })}`
  const mail = {
    type: "CONTENT_HELD_UP",
    section: `${page}, ${sectionId.replaceAll("_", " ")}`,
    path,
    because,
  } as const
  const reader = user ?? { id: null, email: bareAddress(operatorAddress()) }
  await queueAccountEmail({ ...mail, user: reader }, transaction)
}

const mayPublish = async ({ scheduledById }: OpenDraft, transaction: Transaction) =>
  (await User.findOne({ where: { ...usersWithPermission("content:write"), id: scheduledById ?? 0 }, transaction })) !==
  null

const whyNot = (draft: OpenDraft, block: CmsBlock, pictures: ReadonlySet<number>): MissedReason | null => {
  if (draft.baseVersion !== block.version) return "LIVE_CHANGED"
  try {
    refuseFaults(block, draft.content, pictures)
    return null
  } catch (error) {
    if (error instanceof InvalidInputError) return "REFUSED"
    throw error
  }
}

export const findBaseContent = async (viewer: Viewer, { blockId, baseVersion }: CmsDraftRow) => {
  requirePermission(viewer, "content:read")
  const base = await CmsBlockVersion.findOne({ where: { blockId, version: baseVersion } })
  return base?.content ?? null
}

/** The loaders do not cache, as a mutation in the same request may change the data. */
export const createContentLoaders = (viewer: Viewer) => ({
  cmsSavers: new DataLoader<Pick<CmsBlock, "id" | "version">, string | null>(
    async (blocks) => {
      requirePermission(viewer, "content:read")
      const live = blocks.map(({ id: blockId, version }) => ({ blockId, version }))
      const rows = await CmsBlockVersion.findAll({
        attributes: ["blockId", "version", "savedBy"],
        where: { [Op.or]: live },
      })
      return blocks.map(
        (block) => rows.find((row) => row.blockId === block.id && row.version === block.version)?.savedBy ?? null,
      )
    },
    // Databases limit the conditions per statement.
    { cache: false, maxBatchSize: 200 },
  ),
  cmsDrafts: new DataLoader<number, CmsDraft | null>(
    async (blockIds) => {
      requirePermission(viewer, "content:read")
      const rows = await CmsDraft.findAll({ where: { blockId: [...blockIds] } })
      return blockIds.map((id) => openDraft(rows.find(({ blockId }) => blockId === id)))
    },
    { cache: false },
  ),
})
