import { Op, type Transaction } from "sequelize"
import * as z from "zod"
import { ConflictError, InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { sourceRule } from "../../../contract/leads/byHand.ts"
import {
  IMPORT_DAYS,
  leadImportDateOrders,
  leadImportKnown,
  leadImportStates,
} from "../../../contract/leads/leadImports.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { oneOf } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { may, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { kindOf, requireOwner } from "../../leads/work/leadAssignment.service.ts"
import { zeroCounts } from "./checkImport.ts"
import { orderOfDates } from "./csv/dates.ts"
import { DATE_FIELDS, importFieldsOf } from "./importFields.ts"
import { forgetImports } from "./importRows.ts"
import { notifyImports } from "./importWorker.ts"
import {
  defaultImportSettings,
  type ImportColumn,
  type ImportSettings,
  LeadImport,
  type LeadImportRow,
} from "./leadImport.model.ts"

const { CHECKING, CHECKED, RUNNING, PAUSED, DONE, FAILED, UNDOING } = leadImportStates

const orElse = <Rule extends z.ZodType, Fallback>(rule: Rule, fallback: Fallback) =>
  rule.nullish().transform((parsed) => (parsed as z.output<Rule> | null | undefined) ?? fallback)

const flag = (label: string) => orElse(z.boolean(`${label} must be true or false.`), false)

export const describeRules = z.object({
  columns: z.array(
    z.object({ index: z.int("index must be a whole number."), field: z.string("field must be a text.") }),
    "Say which columns are which fields.",
  ),
  dateOrder: orElse(oneOf("Date order", leadImportDateOrders), defaultImportSettings.dateOrder),
  onKnown: orElse(oneOf("On known", leadImportKnown), defaultImportSettings.onKnown),
  runsRules: flag("Runs rules"),
  source: orElse(sourceRule, defaultImportSettings.source),
  ownerId: orElse(z.union([z.string(), z.int()], "This is not an id.").transform(String), null),
  keepsOthers: flag("Keeps others"),
})

export type LeadImportPage = Page<LeadImportRow>

/** Viewers who may not read leads see their own imports only. */
const seenBy = (viewer: Viewer) => {
  const { actorType, actorId } = originOf(viewer)
  return { state: { [Op.ne]: "RECEIVING" }, ...(!may(viewer, "leads:read") && { actorType, actorId }) }
}

export const listImports = async (viewer: Viewer, request: PageRequest): Promise<LeadImportPage> => {
  requirePermission(viewer, "leads:write")
  return readPage(LeadImport, request, { where: seenBy(viewer) })
}

export const findImport = async (viewer: Viewer, id: string): Promise<LeadImport | null> => {
  requirePermission(viewer, "leads:write")
  return LeadImport.findOne({ where: { id: idOf(id), ...seenBy(viewer) } })
}

const changeImport = async (
  viewer: Viewer,
  id: string,
  isAllowed: (one: LeadImport) => unknown,
  refusal: string,
  change: (one: LeadImport, transaction: Transaction) => Promise<void>,
): Promise<LeadImport> => {
  requirePermission(viewer, "leads:write")
  const changed = await inTransaction(async (transaction) => {
    const one = await LeadImport.findOne({ where: { id: idOf(id), ...seenBy(viewer) }, transaction, lock: true })
    if (!one) throw new NotFoundError("import", id)
    if (!isAllowed(one)) throw new ConflictError(refusal)
    await change(one, transaction)
    return one.save({ transaction })
  })
  notifyImports()
  return changed
}

const describedColumns = (
  kind: LeadKind,
  columns: readonly ImportColumn[],
  input: { index: number; field: string }[],
) => {
  const fields = Object.keys(importFieldsOf(kind))
  const faults = input.flatMap(({ index, field }, place) => {
    if (!fields.includes(field)) return [`“${field.slice(0, 40)}” is no field. Accepted: ${fields.join(", ")}.`]
    if (!columns[index]) return [`There is no column ${index}: they are 0 to ${columns.length - 1}.`]
    const isRepeated = input.slice(0, place).some((other) => other.index === index || other.field === field)
    return isRepeated ? [`Column ${index} or the field ${field} is named twice.`] : []
  })
  if (faults.length > 0) throw new InvalidInputError([{ field: "columns", message: faults.join(" ") }])
  return columns.map((column, index) => {
    const field = input.find((one) => one.index === index)?.field ?? null
    return { ...column, field }
  })
}

export const dateOrderOf = (columns: readonly ImportColumn[]) =>
  orderOfDates(columns.flatMap(({ field, dates }) => (field && DATE_FIELDS.includes(field) ? [dates] : [])))

/** An import must not allow more than the viewer may do outside of imports. */
const requireEffects = (viewer: Viewer, { onKnown }: Pick<ImportSettings, "onKnown">) => {
  if (onKnown === leadImportKnown.UPDATE) requirePermission(viewer, "leads:erase")
}

const isNew = ({ startedAt }: LeadImportRow) => startedAt === null

export const describeImport = async (viewer: Viewer, id: string, input: unknown): Promise<LeadImport> => {
  requirePermission(viewer, "leads:write")
  const { columns, ownerId, dateOrder, ...settings } = parseInput(describeRules, input)
  requireEffects(viewer, settings)
  const owner = ownerId === null ? null : idOf(ownerId)
  const refusal = "This import has begun. What it does cannot be changed any more."
  return changeImport(viewer, id, isNew, refusal, async (one, transaction) => {
    const kind = kindOf(one.leadType)
    one.columns = describedColumns(kind, one.columns, columns)
    const { order, unclear } = dateOrderOf(one.columns)
    if (unclear.length > 0 && dateOrder === null) {
      const accepted = Object.keys(leadImportDateOrders).join(", ")
      const message = `Say in which order the file writes dates such as ${unclear[0]}: ${accepted}.`
      throw new InvalidInputError([{ field: "dateOrder", message }])
    }
    await requireOwner(owner, transaction)
    one.settings = { ...settings, ownerId: owner, dateOrder: dateOrder ?? order }
    one.set({ ...zeroCounts, state: CHECKING, problem: null, revision: one.revision + 1 })
  })
}

export const startImport = (viewer: Viewer, id: string, expectedRevision?: number | null) => {
  const refusal = "Only an import that is checked or paused can be started."
  const isStopped = ({ state }: LeadImportRow) => state === PAUSED || state === FAILED
  const isAllowed = (one: LeadImportRow) => one.state === CHECKED || (isStopped(one) && !isNew(one) && !one.finishedAt)
  return changeImport(viewer, id, isAllowed, refusal, async (one, transaction) => {
    requireEffects(viewer, one.settings)
    if (expectedRevision != null && expectedRevision !== one.revision)
      throw new ConflictError("Somebody has described this import otherwise since. Look at it again.")
    if (isNew(one)) {
      one.set({ ...zeroCounts, startedAt: clock.wallTime() })
      const origin = originOf(viewer)
      await recordEvents([{ type: "import.started", subjectId: one.id, origin }], transaction)
    }
    one.set({ state: RUNNING, problem: null })
  })
}

export const pauseImport = (viewer: Viewer, id: string) =>
  changeImport(
    viewer,
    id,
    ({ state }) => state === RUNNING,
    "This import does not run.",
    async (one) => {
      one.state = PAUSED
    },
  )

export const undoUntil = ({ state, startedAt, finishedAt }: LeadImportRow) => {
  const from = finishedAt ?? startedAt
  const isUndoable = state === DONE || ((state === PAUSED || state === FAILED) && startedAt)
  return isUndoable && from ? new Date(from.getTime() + IMPORT_DAYS * DAY_MS) : null
}

export const undoImport = (viewer: Viewer, id: string) => {
  requirePermission(viewer, "leads:erase")
  const refusal = `Only an import that is done, or paused, can be undone, for ${IMPORT_DAYS} days.`
  const isAllowed = (one: LeadImport) => Number(undoUntil(one)) > clock.now()
  return changeImport(viewer, id, isAllowed, refusal, async (one) => {
    one.set({
      state: UNDOING,
      problem: null,
      doneCount: 0,
      keptCount: 0,
      finishedAt: one.finishedAt ?? clock.wallTime(),
    })
  })
}

export const deleteImport = async (viewer: Viewer, id: string): Promise<string> => {
  const refusal = "This import was started. Undo it instead."
  await changeImport(viewer, id, isNew, refusal, async (one, transaction) => {
    await forgetImports([one.id], transaction)
    await one.destroy({ transaction })
  })
  return id
}
