import { expect, test } from "@jest/globals"
import { nameOfRule, type RuleNames, ruleSentence, type WrittenRule } from "./ruleSentence.ts"

const people: Record<string, string> = { "1": "Dana", "2": "Lee", "3": "Sam" }
const names: RuleNames = {
  noun: "driver application",
  fields: [
    { name: "city", label: "city" },
    { name: "source", label: "source" },
    { name: "platform", label: "platform", choices: [{ value: "Both", label: "Uber and Lyft" }] },
  ],
  nameOfUser: (id) => people[id] ?? "?",
  nameOfWebhook: (id) => `number ${id}`,
}
const rule = (parts: Partial<WrittenRule>): WrittenRule => ({
  trigger: "ARRIVED",
  afterHours: 0,
  conditions: [],
  effects: [{ kind: "TELL_OWNER" }],
  ...parts,
})

test.each<[Partial<WrittenRule>, Partial<RuleNames>, string]>([
  [
    {
      conditions: [{ field: "city", values: ["Phoenix", "Tempe"] }],
      effects: [
        { kind: "ASSIGN", userIds: ["1", "2"] },
        { kind: "FOLLOW_UP", days: 1, isWorkingDays: true },
      ],
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
      effects: [
        { kind: "ASSIGN", userIds: ["3"] },
        { kind: "FOLLOW_UP", days: 3 },
        { kind: "SEND_TEMPLATE", template: "Welcome" },
        { kind: "TELL_WEBHOOK", webhookId: "4" },
      ],
    },
    {},
    "When a driver application whose platform is Uber and Lyft and whose source is google, direct, or other arrives from Mesa, give it to Sam, set a follow-up for 3 days later, mail its sender “Welcome”, and tell the webhook number 4.",
  ],
  [
    { trigger: "OVERDUE", effects: [{ kind: "TELL_OWNER" }] },
    { noun: "advertiser submission" },
    "When the answer to an advertiser submission is overdue, tell its owner.",
  ],
  [
    {
      trigger: "OVERDUE",
      afterHours: 24,
      conditions: [{ field: "city", values: ["Mesa"] }],
      effects: [{ kind: "TELL_MANAGERS" }, { kind: "TELL_PEOPLE", userIds: ["1", "2", "3"] }],
    },
    { noun: "lead", mark: (value) => `[${value}]` },
    "When the answer to a [lead] from [Mesa] has been overdue for [24 hours], tell [the managers], and tell [Dana], [Lee], and [Sam].",
  ],
])("a rule reads as a sentence (%#)", (parts, called, sentence) => {
  expect(ruleSentence(rule(parts), { ...names, ...called })).toBe(sentence)
})

test("a rule without a name is called by its sentence, shortened", () => {
  expect(nameOfRule("Phoenix drivers", "When …")).toBe("Phoenix drivers")
  expect(nameOfRule(null, "When a lead arrives, tell its owner.")).toBe("When a lead arrives, tell its owner")
  expect(nameOfRule(null, "a".repeat(100))).toBe(`${"a".repeat(79)}…`)
})
