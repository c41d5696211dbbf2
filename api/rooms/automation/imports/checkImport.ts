import type { Transaction } from "sequelize"
import { leadImportOutcomes, leadImportStates } from "../../../contract/leads/leadImports.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { type LeadPlace, leadPlaces } from "../../leads/lead/leadPlace.ts"
import { findSurvivor, survivorsOf } from "../../leads/merged/mergedLeads.ts"
import type { CsvRecord } from "./csv/readCsv.ts"
import { PART_ROWS, processInParts, readPart } from "./importParts.ts"
import { LeadImport, LeadImportOutcomeRow } from "./leadImport.model.ts"
import {
  cellsByField,
  type ImportContext,
  identifyingColumns,
  type PersonKey,
  type PlannedRow,
  personKeys,
  phoneKeys,
  planImport,
} from "./planImport.ts"

const { CREATED, UPDATED, SKIPPED, FAULTY } = leadImportOutcomes

const { INBOX, MERGED } = leadPlaces
const { CHECKING, CHECKED } = leadImportStates

const DELETED_AT_ONCE = 2_000

export const findOwners = async () => {
  const users = await User.findAll({
    attributes: ["id", "name", "username", "email"],
    where: usersWithPermission("leads:write"),
  })
  return new Map(
    users.flatMap(({ id, name, username, email }) =>
      [name, username, email].flatMap((named) => (named ? [[named.toLowerCase(), id] as const] : [])),
    ),
  )
}

/** Finds the newest of several leads with the same key, and the survivor in place of a merged lead. */
export const findLeadsByKey = async (
  kind: LeadKind,
  keys: readonly PersonKey[],
  { transaction, isLocked }: { transaction?: Transaction; isLocked: boolean },
): Promise<Map<PersonKey, Lead>> => {
  const find = async (wanted: readonly PersonKey[], place: LeadPlace) => {
    const found = new Map<PersonKey, Lead>()
    for (const column of identifyingColumns) {
      const values = wanted.flatMap((key) => (key.startsWith(`${column} `) ? [key.slice(column.length + 1)] : []))
      if (values.length === 0) continue
      // One query per column, so that each uses the column's index. The address index ignores case.
      const leads = await kind.model.unscoped().findAll({
        where: { [column]: values, place },
        order: ["createdAt", "id"],
        transaction,
        lock: isLocked,
      })
      for (const lead of leads) {
        const value = String(lead.get(column as keyof Lead))
        found.set(`${column} ${column === "email" ? value.toLowerCase() : value}`, lead)
      }
    }
    return found
  }
  const found = await find(keys, INBOX)
  const others = keys.filter((key) => !found.has(key))
  for (const [key, { id }] of await find(others, MERGED)) {
    const survivor = await findSurvivor(kind, id, { transaction, lock: isLocked })
    if (survivor) found.set(key, survivor)
  }
  return found
}

/** Searches all places, as external ids are unique among all leads. A merged lead counts as its survivor. */
export const findTakenExternalIds = async (
  kind: LeadKind,
  externalIds: readonly string[],
  transaction?: Transaction,
) => {
  if (externalIds.length === 0) return new Map<string, number>()
  const leads = await kind.model
    .unscoped()
    .findAll({ attributes: ["id", "externalId"], where: { externalId: [...externalIds] }, transaction })
  const survivors = await survivorsOf(
    kind.type,
    leads.map(({ id }) => id),
    transaction,
  )
  return new Map(leads.map(({ id, externalId }) => [externalId ?? "", survivors.get(id) ?? id]))
}

export const planRecords = async (
  { kind, columns, settings, owners, seen }: Omit<ImportContext, "known" | "taken" | "timeZone">,
  records: readonly CsvRecord[],
  { transaction, isLocked = false }: { transaction?: Transaction; isLocked?: boolean } = {},
): Promise<PlannedRow[]> => {
  const entered = records.map(({ cells }) => cellsByField(kind, columns, cells))
  // Only a check looks for equal phone numbers, as a run must lock no leads but those that it changes.
  const keys = entered.flatMap((one) => [...personKeys(one), ...(isLocked ? [] : phoneKeys(one))])
  const known = await findLeadsByKey(kind, keys, { transaction, isLocked })
  const externalIds = entered.flatMap(({ external_id: id }) => (id ? [id] : []))
  const taken = await findTakenExternalIds(kind, externalIds, transaction)
  const timeZone = await teamTimeZone(transaction)
  return planImport(records, { kind, columns, settings, timeZone, owners, seen, known, taken })
}

export const zeroCounts = { doneCount: 0, createdCount: 0, updatedCount: 0, skippedCount: 0, faultyCount: 0 }

export const nextPart = ({ doneCount }: Pick<LeadImport, "doneCount">) => Math.floor(doneCount / PART_ROWS)

export const outcomeOf = ({ outcome, faults, lead }: PlannedRow) => ({
  outcome,
  faults: faults.length > 0 ? faults : null,
  leadId: lead?.id ?? null,
})

export const countOutcomes = (one: LeadImport, rows: readonly Pick<PlannedRow, "outcome">[]) => {
  const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length
  one.doneCount += rows.length
  one.createdCount += count(CREATED)
  one.updatedCount += count(UPDATED)
  one.skippedCount += count(SKIPPED)
  one.faultyCount += count(FAULTY)
}

/** The keys of earlier rows are only in memory, so after a crash the check restarts from the first row. */
export const beginCheck = async (kind: LeadKind, { id }: LeadImport): Promise<() => Promise<boolean>> => {
  await LeadImport.update(zeroCounts, { where: { id, state: CHECKING } })
  const begun = await LeadImport.findByPk(id)
  if (begun?.state !== CHECKING) return async () => false
  while ((await LeadImportOutcomeRow.destroy({ where: { importId: id }, limit: DELETED_AT_ONCE })) > 0);
  const { columns, settings } = begun
  const by = { kind, columns, settings, owners: await findOwners(), seen: new Map<string, number>() }
  const prepare = async (current: LeadImport) => planRecords(by, await readPart(id, nextPart(current)))
  return processInParts(begun, prepare, async (locked, planned, transaction) => {
    const rows = planned.map((row) => ({ importId: id, line: row.line, ...outcomeOf(row) }))
    await insertRows(LeadImportOutcomeRow, rows, transaction)
    countOutcomes(locked, planned)
    if (locked.doneCount >= locked.rowCount || planned.length === 0) locked.state = CHECKED
  })
}
