import DataLoader from "dataloader"
import { Op } from "sequelize"
import { EmailLog } from "../email/emailLog.model.ts"
import { type EmailLogType, emailLogTypes } from "../email/emailLogType.ts"
import { LeadNote } from "./leadNote.model.ts"
import { type LeadType, leadTypes } from "./leadType.ts"
import { StatusChange } from "./statusChange.model.ts"

/** Which lead. */
export interface LeadKey {
  leadType: LeadType
  leadId: number
}

const cacheKey = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`

/** Loads what belongs to many leads with one query. */
const loaderOf = <Row>(find: (keys: readonly LeadKey[]) => Promise<Row[]>, keyOf: (row: Row) => LeadKey) =>
  new DataLoader<LeadKey, Row[], string>(
    async (keys) => {
      const rowsOf = new Map(keys.map((key) => [cacheKey(key), [] as Row[]]))
      for (const row of await find(keys)) rowsOf.get(cacheKey(keyOf(row)))?.push(row)
      return keys.map((key) => rowsOf.get(cacheKey(key)) ?? [])
    },
    { cacheKeyFn: cacheKey },
  )

const anyOf = (keys: readonly LeadKey[]) => ({
  [Op.or]: keys.map(({ leadType, leadId }) => ({ leadType, leadId })),
})

const emailTypesOf: Record<LeadType, EmailLogType[]> = {
  [leadTypes.DRIVER_APPLICATION]: [emailLogTypes.DRIVER_APPLICATION, emailLogTypes.DRIVER_RECEIPT],
  [leadTypes.ADVERTISER_SUBMISSION]: [emailLogTypes.ADVERTISER_INQUIRY, emailLogTypes.ADVERTISER_RECEIPT],
}

const leadTypeOf = (logType: EmailLogType) =>
  emailTypesOf.driver_application.includes(logType) ? leadTypes.DRIVER_APPLICATION : leadTypes.ADVERTISER_SUBMISSION

/** The loaders of one request: a lead's status changes, notes and mails, each oldest first. */
export const createLeadLoaders = () => ({
  statusChanges: loaderOf(
    (keys) => StatusChange.findAll({ where: anyOf(keys), order: ["id"] }),
    (change) => change,
  ),
  notes: loaderOf(
    (keys) => LeadNote.findAll({ where: anyOf(keys), order: ["id"] }),
    (note) => note,
  ),
  emails: loaderOf(
    (keys) => {
      const logs = keys.map(({ leadType, leadId }) => ({ logType: emailTypesOf[leadType], leadId }))
      return EmailLog.findAll({ where: { [Op.or]: logs }, order: ["id"] })
    },
    ({ logType, leadId }) => ({ leadType: leadTypeOf(logType), leadId }),
  ),
})
