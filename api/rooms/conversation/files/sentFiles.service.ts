import pLimit from "p-limit"
import type { Transaction } from "sequelize"
import { ConflictError, NotFoundError, RateLimitedError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { fileOrigins } from "../../../contract/files/leadFiles.ts"
import type { SentFiles } from "../../../contract/forms/site.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf } from "../../../platform/events/recordEvents.ts"
import { addressKey, countSentFile, throttleSentFile } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import type { ReceivedFile } from "../../content/media/receiveUpload.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKey, LeadKind } from "../../leads/lead/leadKind.ts"
import { submissionPlaces } from "../../leads/lead/leadPlace.ts"
import { LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { acceptsFiles, readSentFiles } from "../../leads/status/sentFiles.ts"
import { openToken } from "../../leads/status/statusLink.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { addFile, receiveLeadFile } from "./leadFiles.service.ts"

export interface SentForm extends ReceivedFile {
  /** The answered request; null if the team did not request the file. */
  requestId: string | null
}

export interface AddedFile {
  isDuplicate: boolean
  files: SentFiles
}

const turns = pLimit(4)

/** Files are held in memory: 32 take up to 320 MB, slow uploads far less. */
const ALL_AT_ONCE = 32
const AT_ONCE = 4
const BUSY_SECONDS = 10
const underWay = new Map<string, number>()

const oneOfFew = async <Result>({ address }: Viewer, work: () => Promise<Result>): Promise<Result> => {
  const key = addressKey(address)
  const others = underWay.get(key) ?? 0
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (others >= AT_ONCE || all >= ALL_AT_ONCE) throw new RateLimitedError(BUSY_SECONDS)
  underWay.set(key, others + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(key) ?? 1) - 1
    if (left > 0) underWay.set(key, left)
    else underWay.delete(key)
  }
}

/** Revoked links and deleted leads get the same error as invalid links, so that nothing is revealed. */
const findOpen = async (kind: LeadKind, id: number, transaction?: Transaction): Promise<Lead> => {
  const where = { id, place: submissionPlaces }
  const lead = await kind.model.unscoped().findOne({ where, transaction, lock: transaction !== undefined })
  if (!lead) throw new NotFoundError("lead")
  if (!acceptsFiles(lead)) throw new ConflictError(refusals.filesOver)
  return lead
}

const answerRequest = async (key: LeadKey, requestId: string, transaction: Transaction): Promise<boolean> => {
  const where = { ...key, id: idOf(requestId), answeredAt: null, canceledAt: null }
  const [count] = await LeadFileRequest.update({ answeredAt: clock.wallTime() }, { where, transaction })
  return count > 0
}

/**
 * The lead is checked before the file is received, so that strangers cannot upload. If the same bytes are sent again,
 * as after a lost response, the existing file is returned. No reply clock starts, as a file may need no reply.
 */
export const addSentFile = async (
  viewer: Viewer,
  token: string,
  receive: () => Promise<SentForm>,
): Promise<AddedFile> => {
  await throttleSentFile(viewer)
  const opened = await openToken(token)
  if (!opened) throw new NotFoundError("lead")
  const { kind, id } = opened
  await findOpen(kind, id)
  const key = { leadType: kind.type, leadId: id }
  const adder = { addedBy: fileOrigins.SENDER, addedById: null, origin: originOf(viewer) }
  return oneOfFew(viewer, async () => {
    let requestId: string | null = null
    const receiveFile = async () => {
      const form = await receive()
      requestId = form.requestId
      return form
    }
    return receiveLeadFile(
      receiveFile,
      async (file) => {
        const { isDuplicate, lead } = await inTransaction(async (transaction) => {
          const lead = await findOpen(kind, id, transaction)
          const { isDuplicate } = await addFile(kind, lead, file, adder, transaction)
          if (!isDuplicate) await countSentFile(viewer, file.bytes.length, transaction)
          const isAnswer = requestId !== null && (await answerRequest(key, requestId, transaction))
          if (isAnswer && isDuplicate) await refreshLead(kind, lead, transaction)
          return { isDuplicate, lead }
        })
        return { isDuplicate, files: await readSentFiles(key, lead) }
      },
      turns,
    )
  })
}
