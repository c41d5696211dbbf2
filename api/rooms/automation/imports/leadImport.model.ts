import { DataTypes } from "sequelize"
import {
  IMPORT_SOURCE,
  type LeadImportDateOrder,
  type LeadImportKnown,
  type LeadImportOutcome,
  type LeadImportState,
} from "../../../contract/leads/leadImports.ts"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { ActorType } from "../../../platform/events/event.model.ts"
import type { DateFacts } from "./csv/dates.ts"

export interface ImportColumn {
  header: string
  samples: string[]
  field: string | null
  dates: DateFacts
}

export const withoutSamples = (columns: readonly ImportColumn[]) =>
  columns.map((column) => ({ ...column, samples: [], dates: { ...column.dates, unclear: [] } }))

export interface ImportSettings {
  dateOrder: LeadImportDateOrder | null
  onKnown: LeadImportKnown
  runsRules: boolean
  source: string
  ownerId: number | null
  keepsOthers?: boolean
}

export const defaultImportSettings: ImportSettings = {
  dateOrder: null,
  onKnown: "SKIP",
  runsRules: false,
  source: IMPORT_SOURCE,
  ownerId: null,
  keepsOthers: false,
}

/** Must not contain cell values, as faults outlive the file. */
export interface ImportFault {
  column: string
  message: string
}

export class LeadImport extends table("lead_imports", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  fileName: column<string>(DataTypes.STRING),
  state: column<LeadImportState | "RECEIVING">(DataTypes.STRING),
  problem: column<string | null>(DataTypes.STRING),
  actorType: column<ActorType>(DataTypes.STRING),
  actorId: column<number | null>(DataTypes.INTEGER),
  columns: jsonText<ImportColumn[]>("columns"),
  settings: jsonText<ImportSettings>("settings"),
  /** Incremented by each change of the settings, so that a check that began with earlier settings ends. */
  revision: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  rowCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  doneCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  createdCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  updatedCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  skippedCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  faultyCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  keptCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  createdAt: column<Date>(DataTypes.DATE(3)),
  startedAt: column<Date | null>(DataTypes.DATE(3)),
  finishedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type LeadImportRow = Row<LeadImport>

/** Gzipped JSON of rows with line numbers; personal data, so deleted once the import can no longer be undone. */
export class LeadImportPart extends table("lead_import_parts", {
  id: rowId,
  importId: column<number>(DataTypes.INTEGER),
  part: column<number>(DataTypes.INTEGER),
  firstLine: column<number>(DataTypes.INTEGER),
  data: column<Buffer>(DataTypes.BLOB("medium")),
}) {}

export class LeadImportOutcomeRow extends table("lead_import_rows", {
  id: rowId,
  importId: column<number>(DataTypes.INTEGER),
  line: column<number>(DataTypes.INTEGER),
  outcome: column<LeadImportOutcome>(DataTypes.STRING),
  faults: jsonText<ImportFault[] | null>("faults"),
  leadId: column<number | null>(DataTypes.INTEGER),
  /** For an undo: the column values before an update, and the id of the row's note. */
  before: jsonText<{ values: Record<string, unknown>; noteId: number | null } | null>("before"),
}) {}
