import { DataTypes } from "sequelize"
import type { RuleCondition, RuleEffects, RuleTrigger } from "../../../contract/leads/ruleSentence.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

export class LeadRule extends table("lead_rules", {
  id: rowId,
  name: column<string | null>(DataTypes.STRING),
  isOn: column<boolean>(DataTypes.BOOLEAN),
  trigger: column<RuleTrigger>(DataTypes.STRING, { field: "runs_when" }),
  afterHours: column<number>(DataTypes.INTEGER),
  leadType: column<string | null>(DataTypes.STRING),
  conditions: jsonText<RuleCondition[]>("conditions"),
  effects: jsonText<RuleEffects>("effects"),
  madeById: column<number>(DataTypes.INTEGER),
  /** The user who was assigned last. The next assignee is the user who follows in the rule's list. */
  lastGivenTo: column<number | null>(DataTypes.INTEGER),
  /** Time of activation, and the last event before it: the rule ignores earlier events. */
  since: column<Date>(DataTypes.DATE(3)),
  sinceEventId: column<number>(DataTypes.BIGINT),
  runCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  lastRunAt: column<Date | null>(DataTypes.DATE(3)),
  lastFailure: column<string | null>(DataTypes.STRING(512)),
  lastFailureAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type LeadRuleRow = Row<LeadRule>

/** Recorded, so that a rule runs once per lead and occasion, even after a crash. */
export class LeadRuleRun extends table("lead_rule_runs", {
  id: rowId,
  ruleId: column<number>(DataTypes.INTEGER),
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  occasion: column<string>(DataTypes.STRING),
  ranAt: column<Date>(DataTypes.DATE(3)),
}) {}

/** The table has one row, whose lock keeps rules from running twice, or while they are changed. */
export class LeadRuleCursor extends table("lead_rule_cursor", {
  id: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  position: column<number>(DataTypes.BIGINT),
}) {}
