import DataLoader from "dataloader"
import { Op } from "sequelize"
import type { Permission } from "../../../contract/accounts/roles.ts"
import type { ReplyPromiseField } from "../../../contract/content/promises/replyPromise.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { ReadTeam } from "../../accounts/team.ts"
import { findHistories, findStatusChanges, type HistoryPage } from "../history/leadEvents.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { type LeadReference, referenceTo } from "../lead/leadReference.ts"
import { readReplyPromise } from "../lead/replyPromise.ts"
import { leadKinds } from "../leadKinds.ts"
import { haveRepeats, type LeadWithSender } from "../list/possibleRepeats.ts"
import { findMerges } from "../merged/mergedLeads.ts"
import { LeadFile, LeadFileRequest } from "../related/leadFile.model.ts"
import { LeadNote } from "../related/leadWork.model.ts"
import { idsWithoutPreview, isOpenRequest } from "../related/storedFiles.ts"

const cacheKey = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`

export const loaderOf = <Row>(
  viewer: Viewer,
  permission: Permission,
  find: (keys: readonly LeadKey[]) => Promise<Row[]>,
  keyOf: (row: Row) => LeadKey | null,
) =>
  new DataLoader<LeadKey, Row[], string>(
    async (keys) => {
      requirePermission(viewer, permission)
      const rowsOf = new Map(keys.map((key) => [cacheKey(key), [] as Row[]]))
      for (const row of await find(keys)) {
        const key = keyOf(row)
        if (key) rowsOf.get(cacheKey(key))?.push(row)
      }
      return keys.map((key) => rowsOf.get(cacheKey(key)) ?? [])
    },
    { cacheKeyFn: cacheKey },
  )

const itself = <Row extends LeadKey>(row: Row) => row

const anyOf = (keys: readonly LeadKey[]) => ({
  [Op.or]: keys.map(({ leadType, leadId }) => ({ leadType, leadId })),
})

/** A value that was read before is returned directly, as a promise for each field of a list would slow down GraphQL. */
const onceRead = <Key, Value>(read: (key: Key) => Promise<Value>) => {
  const values = new Map<Key, Value>()
  const readings = new Map<Key, Promise<Value>>()
  const readOnce = async (key: Key) => {
    const value = await read(key)
    values.set(key, value)
    return value
  }
  return <Result>(key: Key, make: (value: Value) => Result): Result | Promise<Result> => {
    const value = values.get(key)
    if (value !== undefined) return make(value)
    const reading = readings.get(key) ?? readOnce(key)
    readings.set(key, reading)
    return reading.then(make)
  }
}

const findReferences = async (keys: readonly LeadKey[]): Promise<LeadReference[]> => {
  const found = await Promise.all(
    leadKinds.map(async (kind) => {
      const ids = keys.filter(({ leadType }) => leadType === kind.type).map(({ leadId }) => leadId)
      const leads = ids.length > 0 ? await kind.model.findAll({ where: { id: ids } }) : []
      return leads.map((lead) => referenceTo(kind, lead))
    }),
  )
  return found.flat()
}

/** Created per request, as loaders keep the viewer and rows. Rows of a lead are oldest first. */
export const createLeadLoaders = (viewer: Viewer, readActors: ReadTeam) => ({
  statusChanges: loaderOf(viewer, "leads:read", (keys) => findStatusChanges(keys, readActors), itself),
  notes: loaderOf(viewer, "leads:read", (keys) => LeadNote.findAll({ where: anyOf(keys), order: ["id"] }), itself),
  files: loaderOf(
    viewer,
    "leads:read",
    (keys) => LeadFile.findAll({ where: anyOf(keys), order: ["id"] }),
    ({ leadType, leadId }) => (leadType === null || leadId === null ? null : { leadType, leadId }),
  ),
  lacksPreview: new DataLoader(async (ids: readonly number[]) => {
    requirePermission(viewer, "leads:read")
    const lacking = await idsWithoutPreview(ids)
    return ids.map((id) => lacking.has(id))
  }),
  fileRequests: loaderOf(
    viewer,
    "leads:read",
    (keys) => LeadFileRequest.findAll({ where: { ...anyOf(keys), ...isOpenRequest }, order: ["id"] }),
    itself,
  ),
  history: new DataLoader(async (pages: readonly (LeadKey & HistoryPage)[]) => {
    requirePermission(viewer, "leads:read")
    return findHistories(pages)
  }),
  merges: loaderOf(
    viewer,
    "leads:read",
    (keys) => findMerges(keys),
    ({ leadType, survivorId }) => ({ leadType, leadId: survivorId }),
  ),
  withTeam: onceRead((_key: "team") => {
    requirePermission(viewer, "leads:read")
    return readActors(viewer)
  }),
  references: loaderOf(
    viewer,
    "leads:read",
    (keys) => findReferences(keys),
    ({ type, id }) => ({ leadType: type, leadId: id }),
  ),
  leadFiles: new DataLoader<number, LeadFile | null>(async (ids) => {
    requirePermission(viewer, "leads:read")
    const files = await LeadFile.findAll({ where: { id: [...ids] } })
    return ids.map((id) => files.find((file) => file.id === id) ?? null)
  }),
  hasRepeats: new DataLoader((leads: readonly LeadWithSender[]) => haveRepeats(viewer, leads)),
  withReplyPromise: onceRead((field: ReplyPromiseField) => {
    requirePermission(viewer, "leads:read")
    return readReplyPromise(field)
  }),
})
