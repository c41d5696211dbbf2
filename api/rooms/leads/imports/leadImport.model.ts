import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type {
  LeadImportDateOrder,
  LeadImportKnown,
  LeadImportMatch,
  LeadImportOutcome,
  LeadImportState,
} from "../../../contract/leads/leadImports.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { ActorType } from "../../../platform/events/event.model.ts"
import type { DateFacts } from "./dates.ts"

/** A column of a file, with what its values tell. */
export interface ImportColumn {
  header: string
  samples: string[]
  /** The target field by name; null for none. */
  field: string | null
  isGuessed: boolean
  dates: DateFacts
}

/** What is said of an import beside its columns. */
export interface ImportSettings {
  dateOrder: LeadImportDateOrder | null
  knownBy: LeadImportMatch[]
  onKnown: LeadImportKnown
  startsClock: boolean
  sendsReceipts: boolean
  runsRules: boolean
  source: string
  ownerId: number | null
}

/** What is wrong with a cell, or why a row is left out: never the values themselves, as it outlives the file. */
export interface ImportFault {
  column: string
  message: string
}

/** A file of leads, and what becomes of it. */
export class LeadImport extends StoredRow<LeadImport> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare fileName: string
  /** `RECEIVING` while its file arrives, when nobody sees it yet. */
  declare state: LeadImportState | "RECEIVING"
  declare problem: CreationOptional<string | null>
  declare actorType: ActorType
  declare actorId: number | null
  declare columns: ImportColumn[]
  declare settings: ImportSettings
  /** Counts up with what is said of it, so that a check by what was said before ends. */
  declare revision: CreationOptional<number>
  declare rowCount: CreationOptional<number>
  declare doneCount: CreationOptional<number>
  declare createdCount: CreationOptional<number>
  declare updatedCount: CreationOptional<number>
  declare skippedCount: CreationOptional<number>
  declare faultyCount: CreationOptional<number>
  declare keptCount: CreationOptional<number>
  declare createdAt: Date
  declare startedAt: CreationOptional<Date | null>
  declare finishedAt: CreationOptional<Date | null>
}

export type LeadImportRow = Row<LeadImport>

/** Some rows of a file: gzip of the JSON of their lines and cells. Deleted once the import cannot be undone any more. */
export class LeadImportPart extends StoredRow<LeadImportPart> {
  declare id: CreationOptional<number>
  declare importId: number
  declare part: number
  declare firstLine: number
  declare data: Buffer
}

/** What has become of a row of a file, or would. */
export class LeadImportOutcomeRow extends StoredRow<LeadImportOutcomeRow> {
  declare id: CreationOptional<number>
  declare importId: number
  declare line: number
  declare outcome: LeadImportOutcome
  declare faults: ImportFault[] | null
  declare leadId: number | null
  /** What an update has changed: the values before it, by column, and the note that it wrote. */
  declare before: { values: Record<string, unknown>; noteId: number | null } | null
}

// Sequelize writes the column's name into what it is given: each column has a description of its own.
const id = () => ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true })
const count = () => ({ type: DataTypes.INTEGER, defaultValue: 0 })

export const defineLeadImports = (sequelize: Sequelize) => {
  LeadImport.init(
    {
      id: id(),
      leadType: DataTypes.STRING,
      fileName: DataTypes.STRING,
      state: DataTypes.STRING,
      problem: DataTypes.STRING,
      actorType: DataTypes.STRING,
      actorId: DataTypes.INTEGER,
      columns: jsonText("columns"),
      settings: jsonText("settings"),
      revision: count(),
      rowCount: count(),
      doneCount: count(),
      createdCount: count(),
      updatedCount: count(),
      skippedCount: count(),
      faultyCount: count(),
      keptCount: count(),
      createdAt: DataTypes.DATE(3),
      startedAt: DataTypes.DATE(3),
      finishedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_imports", timestamps: false },
  )
  LeadImportPart.init(
    {
      id: id(),
      importId: DataTypes.INTEGER,
      part: DataTypes.INTEGER,
      firstLine: DataTypes.INTEGER,
      data: DataTypes.BLOB("medium"),
    },
    { sequelize, tableName: "lead_import_parts", timestamps: false },
  )
  LeadImportOutcomeRow.init(
    {
      id: id(),
      importId: DataTypes.INTEGER,
      line: DataTypes.INTEGER,
      outcome: DataTypes.STRING,
      faults: jsonText("faults"),
      leadId: DataTypes.INTEGER,
      before: jsonText("before"),
    },
    { sequelize, tableName: "lead_import_rows", timestamps: false },
  )
}
