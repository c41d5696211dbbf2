import { Op } from "sequelize"
import { webhookDeliveryStatuses } from "../../../contract/activity/webhooks.ts"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { UNWIPEABLE_FILE, type UnreachedKind, unreachedCopies } from "../../../contract/privacy/erasure.ts"
import { namesOf } from "../../../contract/text/namesOf.ts"
import { database } from "../../../platform/database/connection/database.ts"
import type { WipeResult } from "../../../platform/database/writing/secureDelete.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { parseFacts, readTeam } from "../../accounts/team.ts"
import type { Copies } from "./leadCopies.ts"

const NAMED_MAX = 100

export interface NamedExport {
  id: number
  leadType: string
  occurredAt: Date
  actorName: string
  /** False if an API client read the list. */
  isFile: boolean
  filters: string[]
}

export const findExports = async (leadTypes: readonly string[], since: Date): Promise<NamedExport[]> => {
  if (leadTypes.length === 0) return []
  const type = ["leads.exported", "leads.listed"]
  // `subjectId: null` is explicit, as SQLite would otherwise read every event of the kind.
  const where = { type, subjectType: [...leadTypes], subjectId: null, occurredAt: { [Op.gte]: since } }
  const events = await RecordedEvent.findAll({ where, order: [["id", "DESC"]], limit: NAMED_MAX })
  const { nameOf } = await readTeam()
  return events.map((event) => {
    const { filters } = parseFacts(event)
    const names = Array.isArray(filters) ? filters.map(String) : []
    const { id, subjectType: leadType, occurredAt } = event
    return {
      id,
      leadType,
      occurredAt,
      actorName: nameOf(event),
      isFile: event.type === "leads.exported",
      filters: names,
    }
  })
}

export interface RemainingCopy {
  kind: UnreachedKind
  count: number | null
  text: string
}

export const describeRemainingCopies = (
  { mails, received, deliveries }: Pick<Copies, "mails" | "deliveries"> & { received: number },
  exports: readonly NamedExport[],
): RemainingCopy[] => {
  const sent = mails.filter(({ status }) => status === emailLogStatuses.SENT)
  const { DELIVERED } = webhookDeliveryStatuses
  const delivered = deliveries.filter(({ status }) => status === DELIVERED)
  const counted: Partial<Record<UnreachedKind, number>> = {
    EXPORTED_FILES: exports.filter(({ isFile }) => isFile).length,
    PROGRAMS: exports.filter(({ isFile }) => !isFile).length,
    MAILBOXES: sent.length + received,
    WEBHOOK_RECEIVERS: delivered.length,
  }
  const isOfEngine = (kind: UnreachedKind) =>
    kind !== "DATABASE_FILE" && (kind !== "DATABASE_LOGS" || database().getDialect() === "mysql")
  return namesOf(unreachedCopies)
    .filter((kind) => isOfEngine(kind) && counted[kind] !== 0)
    .map((kind) => ({ kind, count: counted[kind] ?? null, text: unreachedCopies[kind] }))
}

export const describeUnwipedFiles = (wiped: WipeResult): RemainingCopy[] => {
  const text = wiped === "never" ? UNWIPEABLE_FILE : unreachedCopies.DATABASE_FILE
  return wiped === "done" ? [] : [{ kind: "DATABASE_FILE", count: null, text }]
}
