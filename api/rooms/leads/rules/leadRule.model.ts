import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { RuleCondition, RuleEffect, RuleTrigger } from "../../../contract/leads/ruleSentence.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Something that the product does by itself with a lead that arrives, or whose answer is overdue. */
export class LeadRule extends StoredRow<LeadRule> {
  declare id: CreationOptional<number>
  /** Rules run in this order, the lowest first. */
  declare rank: number
  declare name: string | null
  declare isOn: boolean
  declare trigger: RuleTrigger
  declare afterHours: number
  /** Null for all kinds. */
  declare leadType: string | null
  declare conditions: RuleCondition[]
  declare effects: RuleEffect[]
  declare madeById: number
  /** Who was given a lead last: the one behind them is next. */
  declare lastGivenTo: CreationOptional<number | null>
  /** Since when it is on, and the last event that was recorded until then: it sees nothing from before. */
  declare since: Date
  declare sinceEventId: number
  declare runCount: CreationOptional<number>
  declare lastRunAt: CreationOptional<Date | null>
  declare lastFailure: CreationOptional<string | null>
  declare lastFailureAt: CreationOptional<Date | null>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export type LeadRuleRow = Row<LeadRule>

/** That a rule has looked at a lead on an occasion, which happens once: an arrival, or that an answer became overdue. */
export class LeadRuleRun extends StoredRow<LeadRuleRun> {
  declare id: CreationOptional<number>
  declare ruleId: number
  declare leadType: string
  declare leadId: number
  declare occasion: string
  declare ranAt: Date
}

/** How far rules have read the record of events. The table has one row; whoever locks it runs or changes rules. */
export class LeadRuleCursor extends StoredRow<LeadRuleCursor> {
  declare id: number
  declare position: number
}

export const defineLeadRules = (sequelize: Sequelize) => {
  LeadRule.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      rank: { type: DataTypes.INTEGER, field: "run_order" },
      name: DataTypes.STRING,
      isOn: DataTypes.BOOLEAN,
      trigger: { type: DataTypes.STRING, field: "runs_when" },
      afterHours: DataTypes.INTEGER,
      leadType: DataTypes.STRING,
      conditions: jsonText("conditions"),
      effects: jsonText("effects"),
      madeById: DataTypes.INTEGER,
      lastGivenTo: DataTypes.INTEGER,
      since: DataTypes.DATE(3),
      sinceEventId: DataTypes.BIGINT,
      runCount: { type: DataTypes.INTEGER, defaultValue: 0 },
      lastRunAt: DataTypes.DATE(3),
      lastFailure: DataTypes.STRING(512),
      lastFailureAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_rules" },
  )
  LeadRuleRun.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      ruleId: DataTypes.INTEGER,
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      occasion: DataTypes.STRING,
      ranAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_rule_runs", timestamps: false },
  )
  LeadRuleCursor.init(
    { id: { type: DataTypes.INTEGER, primaryKey: true }, position: DataTypes.BIGINT },
    { sequelize, tableName: "lead_rule_cursor", timestamps: false },
  )
}
