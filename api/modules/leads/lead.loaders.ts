import DataLoader from "dataloader"
import { Op } from "sequelize"
import { type LeadType, leadTypes } from "../../contract/leadType.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { EmailLog } from "../email/emailLog.model.ts"
import { emailTypesOf, type LeadKey, leadKeyOf } from "./leadKey.ts"
import { LeadNote } from "./leadNote.model.ts"
import { type LeadReference, referenceToApplication, referenceToSubmission } from "./leadReference.ts"
import { StatusChange } from "./statusChange.model.ts"

const cacheKey = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`

/** Loads what belongs to many leads with one query. */
const loaderOf = <Row>(
  viewer: Viewer,
  find: (keys: readonly LeadKey[]) => Promise<Row[]>,
  keyOf: (row: Row) => LeadKey | null,
) =>
  new DataLoader<LeadKey, Row[], string>(
    async (keys) => {
      requireAdmin(viewer)
      const rowsOf = new Map(keys.map((key) => [cacheKey(key), [] as Row[]]))
      for (const row of await find(keys)) {
        const key = keyOf(row)
        if (key) rowsOf.get(cacheKey(key))?.push(row)
      }
      return keys.map((key) => rowsOf.get(cacheKey(key)) ?? [])
    },
    { cacheKeyFn: cacheKey },
  )

const anyOf = (keys: readonly LeadKey[]) => ({
  [Op.or]: keys.map(({ leadType, leadId }) => ({ leadType, leadId })),
})

const idsOf = (keys: readonly LeadKey[], type: LeadType) =>
  keys.filter(({ leadType }) => leadType === type).map(({ leadId }) => leadId)

const findReferences = async (keys: readonly LeadKey[]): Promise<LeadReference[]> => {
  const [applications, submissions] = await Promise.all([
    DriverApplication.findAll({ where: { id: idsOf(keys, leadTypes.DRIVER_APPLICATION) } }),
    AdvertiserSubmission.findAll({ where: { id: idsOf(keys, leadTypes.ADVERTISER_SUBMISSION) } }),
  ])
  return [...applications.map(referenceToApplication), ...submissions.map(referenceToSubmission)]
}

const createReferenceLoader = (viewer: Viewer) =>
  new DataLoader<LeadKey, LeadReference | null, string>(
    async (keys) => {
      requireAdmin(viewer)
      const references = await findReferences(keys)
      const referenceOf = new Map(
        references.map((reference) => [cacheKey({ leadType: reference.type, leadId: reference.id }), reference]),
      )
      return keys.map((key) => referenceOf.get(cacheKey(key)) ?? null)
    },
    { cacheKeyFn: cacheKey },
  )

/** Admin. The loaders of one request: a lead's status changes, notes and mails, each oldest first, and leads in short. */
export const createLeadLoaders = (viewer: Viewer) => ({
  statusChanges: loaderOf(
    viewer,
    (keys) => StatusChange.findAll({ where: anyOf(keys), order: ["id"] }),
    (change) => change,
  ),
  notes: loaderOf(
    viewer,
    (keys) => LeadNote.findAll({ where: anyOf(keys), order: ["id"] }),
    (note) => note,
  ),
  emails: loaderOf(
    viewer,
    (keys) => {
      const logs = keys.map(({ leadType, leadId }) => ({ logType: emailTypesOf[leadType], leadId }))
      return EmailLog.findAll({ where: { [Op.or]: logs }, order: ["id"] })
    },
    leadKeyOf,
  ),
  references: createReferenceLoader(viewer),
})
