import { nameOfRule, type RuleNames, ruleSentence } from "../../../contract/leads/ruleSentence.ts"
import { nameInMode } from "../../../platform/viewer/testMode.ts"
import { readTeam } from "../../accounts/team/team.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadRule, type LeadRuleRow } from "./leadRule.model.ts"
import { roomsAbove } from "./roomsAbove.ts"
import { ruleFieldsOf } from "./ruleFields.rules.ts"

/** The kinds that a rule is for. */
export const kindsOf = ({ leadType }: { leadType: string | null }): readonly LeadKind[] =>
  leadType === null ? leadKinds : leadKinds.filter(({ type }) => type === nameInMode(leadType))

type NameOfUser = (id: number) => string

const noWebhooks: ReadonlyMap<string, string> = new Map()

const namesWebhook = ({ effects }: Pick<LeadRuleRow, "effects">) => effects.some(({ kind }) => kind === "TELL_WEBHOOK")

/** How the parts of a rule are called, by what users and webhooks are called now. */
export const namesFor =
  (nameOfUser: NameOfUser, webhooks: ReadonlyMap<string, string>) =>
  (rule: { leadType: string | null }): RuleNames => {
    const kinds = kindsOf(rule)
    return {
      noun: rule.leadType === null ? "lead" : (kinds[0]?.noun ?? "lead"),
      fields: ruleFieldsOf(kinds),
      nameOfUser: (id) => nameOfUser(Number(id)),
      nameOfWebhook: (id) => webhooks.get(id) ?? "that is deleted",
    }
  }

/** A rule with its sentence. */
export interface ToldRule extends LeadRuleRow {
  sentence: string
}

/** A rule with what its sentence says now. */
export const withSentence = (rule: LeadRule, namesOf: ReturnType<typeof namesFor>): ToldRule => ({
  ...rule.get(),
  sentence: ruleSentence(rule, namesOf(rule)),
})

/** Rules with what their sentences say now. */
export const withSentences = async (
  rules: readonly LeadRule[],
  nameOfUser?: NameOfUser | undefined,
): Promise<ToldRule[]> => {
  const webhooks = rules.some(namesWebhook) ? await roomsAbove().readWebhooks() : noWebhooks
  const namesOf = namesFor(nameOfUser ?? (await readTeam()).nameOfUser, webhooks)
  return rules.map((rule) => withSentence(rule, namesOf))
}

/** What all rules are called now, for whoever tells what they did. */
export const readRuleNames = async (nameOfUser: NameOfUser): Promise<ReadonlyMap<number, string>> => {
  const rules = await LeadRule.findAll()
  const told = rules.every(({ name }) => name)
    ? rules.map((rule) => ({ ...rule.get(), sentence: "" }))
    : await withSentences(rules, nameOfUser)
  return new Map(told.map(({ id, name, sentence }) => [id, nameOfRule(name, sentence)]))
}
