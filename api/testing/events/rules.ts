import type { RuleEffects } from "../../contract/leads/ruleSentence.ts"
import { assignPositions } from "../../platform/events/eventChain.ts"
import { runEventRules } from "../../rooms/automation/rules/eventRules.ts"
import type { TestAccount } from "../accounts/accounts.ts"
import type { Json } from "../testApp.ts"

const SAVE = `mutation ($input: LeadRuleInput!) { saveLeadRule(input: $input) { leadRule {
  id sentence sentenceParts name isOn trigger afterHours leadType conditions { field values }
  assignTo followUpDays isWorkingDays template tell madeBy { id } runCount lastRunAt lastFailure
} } }`

/** Stores a rule as an account, by default for applications; returns GraphQL's answer. */
export const askForRule = ({ ask }: TestAccount, values: Json = {}) =>
  ask(SAVE, { input: { trigger: "ARRIVED", leadType: "DRIVER_APPLICATION", ...values } })

export const makeRule = async (account: TestAccount, values: Json = {}): Promise<Json> => {
  const { data, errors } = await askForRule(account, values)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.saveLeadRule.leadRule
}

export const effects = (parts: Partial<RuleEffects>): RuleEffects => ({
  ...{ assignTo: [], followUpDays: null, isWorkingDays: false, template: null, tell: [] },
  ...parts,
})

export const runRulesNow = async () => {
  for (;;) {
    const { assigned, head } = await assignPositions()
    if (assigned === 0) return runEventRules(head)
  }
}
