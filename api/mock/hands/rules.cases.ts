import type { Case } from "../runCases.ts"

const DRIVER = "DRIVER_APPLICATION"
const hours = { days: [1, 2, 3, 4], startsAt: "08:00", endsAt: "16:30", timeZone: "America/Phoenix" }
const fromPhoenix = {
  trigger: "ARRIVED",
  leadType: DRIVER,
  conditions: [
    { field: "city", values: ["Phoenix", "Los Angeles"] },
    { field: "platform", values: ["Uber", "Lyft", "Both"] },
  ],
}
const followUp = { kind: "FOLLOW_UP", days: 2, isWorkingDays: true }
const late = { trigger: "OVERDUE", afterHours: 24, effects: [{ kind: "TELL_MANAGERS" }] }
const refused = "BAD_USER_INPUT" as const

/** What is done by itself, and when the team works. */
export const ruleCases: Case[] = [
  { says: "none", ask: "LeadRules" },
  { says: "who may not read leads", ask: "LeadRules", by: "EDITOR", refused: "FORBIDDEN" },
  { says: "of a kind", ask: "LeadRuleFields", with: { leadType: DRIVER } },
  { says: "of all kinds", ask: "LeadRuleFields" },
  { says: "reads", ask: "ReplyTemplateNames" },
  { says: "reads", ask: "Colleagues", learn: (data) => ({ me: data.me.id }) },
  {
    says: "one",
    ask: "SaveLeadRule",
    with: ({ me }) => ({
      input: { ...fromPhoenix, name: " Phoenix ", effects: [{ kind: "ASSIGN", userIds: [me] }, followUp] },
    }),
    learn: (data) => ({ first: data.saveLeadRule.leadRule.id }),
  },
  {
    says: "another",
    ask: "SaveLeadRule",
    with: { input: late },
    learn: (data) => ({ second: data.saveLeadRule.leadRule.id }),
  },
  { says: "that does nothing", ask: "SaveLeadRule", with: { input: { ...late, effects: [] } }, refused },
  {
    says: "about a field that there is not",
    ask: "SaveLeadRule",
    with: { input: { ...late, conditions: [{ field: "platform", values: ["Uber"] }] } },
    refused,
  },
  {
    says: "that gives a lead to nobody",
    ask: "SaveLeadRule",
    with: { input: { ...late, effects: [{ kind: "ASSIGN", userIds: [] }] } },
    refused,
  },
  { says: "by a viewer", ask: "SaveLeadRule", by: "VIEWER", with: { input: late }, refused: "FORBIDDEN" },
  { says: "an id nobody has", ask: "SaveLeadRule", with: { input: { ...late, id: "999" } }, refused: "NOT_FOUND" },
  {
    says: "a change",
    ask: "SaveLeadRule",
    with: ({ second }) => ({ input: { ...late, id: second, afterHours: 1, effects: [{ kind: "TELL_OWNER" }] } }),
  },
  { says: "off", ask: "SwitchLeadRule", with: ({ first }) => ({ id: first, isOn: false }) },
  { says: "an id nobody has", ask: "SwitchLeadRule", with: { id: "999", isOn: true }, refused: "NOT_FOUND" },
  { says: "the other way round", ask: "OrderLeadRules", with: ({ first, second }) => ({ ids: [second, first] }) },
  { says: "without one", ask: "OrderLeadRules", with: ({ first }) => ({ ids: [first] }), refused: "CONFLICT" },
  { says: "as they were put", ask: "LeadRules", by: "MANAGER" },
  {
    says: "one",
    ask: "TryLeadRule",
    with: ({ me }) => ({ input: { ...fromPhoenix, effects: [{ kind: "ASSIGN", userIds: [me] }, followUp] } }),
  },
  { says: "that finds none", ask: "TryLeadRule", with: { input: late } },
  { says: "that does nothing", ask: "TryLeadRule", with: { input: { ...late, effects: [] } }, refused },
  { says: "one", ask: "DeleteLeadRule", with: ({ first }) => ({ id: first }) },
  { says: "an id nobody has", ask: "DeleteLeadRule", with: { id: "999" } },
  { says: "by a viewer", ask: "DeleteLeadRule", by: "VIEWER", with: { id: "1" }, refused: "FORBIDDEN" },
  { says: "that nobody has set", ask: "TeamHours", varies: ["timeZone"] },
  { says: "others", ask: "SaveTeamHours", with: { input: hours } },
  { says: "no day", ask: "SaveTeamHours", with: { input: { ...hours, days: [] } }, refused },
  { says: "that end before they begin", ask: "SaveTeamHours", with: { input: { ...hours, endsAt: "07:00" } }, refused },
  { says: "by a viewer", ask: "SaveTeamHours", by: "VIEWER", with: { input: hours }, refused: "FORBIDDEN" },
]
