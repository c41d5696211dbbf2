import { expect, test } from "@jest/globals"
import { nameOfRule, type RuleEffects, type RuleNames, ruleSentence, type WrittenRule } from "./ruleSentence.ts"

const people: Record<string, string> = { "1": "Dana", "2": "Lee", "3": "Sam" }
const names: RuleNames = {
  noun: "driver application",
  fields: [
    { name: "city", label: "city" },
    { name: "source", label: "source" },
    { name: "platform", label: "platform", choices: [{ value: "Both", label: "Uber and Lyft" }] },
  ],
  nameOfUser: (id) => people[id] ?? "?",
}

type Parts = Partial<Omit<WrittenRule, "effects">> & Partial<RuleEffects>

const sentence = ({ trigger = "ARRIVED", afterHours = 0, conditions = [], ...parts }: Parts, called = {}) => {
  const nothing: RuleEffects = { assignTo: [], followUpDays: null, isWorkingDays: false, template: null, tell: [] }
  return ruleSentence({ trigger, afterHours, conditions, effects: { ...nothing, ...parts } }, { ...names, ...called })
}

test.each<[Parts, Partial<RuleNames>, string]>([
  [
    {
      conditions: [{ field: "city", values: ["Phoenix", "Tempe"] }],
      assignTo: ["1", "2"],
      followUpDays: 1,
      isWorkingDays: true,
    },
    {},
    "When a driver application arrives from Phoenix or Tempe, give it in turn to Dana and Lee, and set a follow-up for the next working day.",
  ],
  [
    {
      conditions: [
        { field: "platform", values: ["Both"] },
        { field: "city", values: ["Mesa"] },
        { field: "source", values: ["google", "direct", "other"] },
      ],
      assignTo: ["3"],
      followUpDays: 3,
      template: "Welcome",
      tell: ["owner"],
    },
    {},
    "When a driver application whose platform is Uber and Lyft and whose source is google, direct, or other arrives from Mesa, give it to Sam, set a follow-up for 3 days later, mail its sender “Welcome”, and tell its owner.",
  ],
  [
    { trigger: "OVERDUE", followUpDays: 0 },
    { noun: "advertiser submission" },
    "When the answer to an advertiser submission is overdue, set a follow-up for the same day.",
  ],
  [{}, {}, "When a driver application arrives, …"],
])("a rule reads as a sentence (%#)", (parts, called, words) => {
  expect(sentence(parts, called).join("")).toBe(words)
})

test("every second part of a sentence is a chosen value", () => {
  const conditions = [{ field: "city", values: ["Mesa"] }]
  const rule: Parts = { trigger: "OVERDUE", afterHours: 24, conditions, tell: ["managers", "1", "2"] }
  const parts = sentence(rule, { noun: "lead" })
  expect(parts.map((part, place) => (place % 2 === 1 ? `[${part}]` : part)).join("")).toBe(
    "When the answer to a [lead] from [Mesa] has been overdue for [24 hours], tell [the managers], [Dana], and [Lee].",
  )
})

test("a rule without a name is called by a shortened form of its sentence", () => {
  expect(nameOfRule("Phoenix drivers", "When …")).toBe("Phoenix drivers")
  expect(nameOfRule(null, "When a lead arrives, tell its owner.")).toBe("When a lead arrives, tell its owner")
  expect(nameOfRule(null, "a".repeat(100))).toBe(`${"a".repeat(79)}…`)
})
