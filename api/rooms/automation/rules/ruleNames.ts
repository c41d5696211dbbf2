import { leadsInWords, nameOfRule, type RuleNames, ruleSentence } from "../../../contract/leads/ruleSentence.ts"
import { type ReadTeam, readTeam } from "../../accounts/team.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { readColleagues } from "../../leads/work/leadAssignment.service.ts"
import { LeadRule, type LeadRuleRow } from "./leadRule.model.ts"
import { type LeadConditions, type NamedField, refuseConditions, ruleFieldsOf } from "./ruleFields.rules.ts"

export const kindsOf = ({ leadType }: { leadType: string | null }): readonly LeadKind[] =>
  leadType === null ? leadKinds : leadKinds.filter(({ type }) => type === leadType)

export const readRuleFields = async (leadType: string | null): Promise<NamedField[]> =>
  ruleFieldsOf(kindsOf({ leadType }), await readColleagues())

export const checkConditions = async (leadFilter: LeadConditions, at: string) => {
  if (leadFilter.conditions.length > 0)
    refuseConditions(leadFilter, { kinds: kindsOf(leadFilter), people: await readColleagues() }, at)
}

type NameOfUser = (id: number) => string

const namesFor =
  (nameOfUser: NameOfUser) =>
  (rule: { leadType: string | null }): RuleNames => {
    const kinds = kindsOf(rule)
    return {
      noun: rule.leadType === null ? "lead" : (kinds[0]?.noun ?? "lead"),
      fields: ruleFieldsOf(kinds),
      nameOfUser: (id) => nameOfUser(Number(id)),
    }
  }

/** The result gives texts such as "each lead from Phoenix whose owner is nobody". Reads names once for all filters. */
export const describeLeads = async (): Promise<(leadFilter: LeadConditions) => string> => {
  const namesOf = namesFor((await readTeam()).nameOfUser)
  return (leadFilter) => leadsInWords(leadFilter.conditions, namesOf(leadFilter))
}

export interface NamedRule extends LeadRuleRow {
  sentence: string
  sentenceParts: string[]
}

export const withSentences = (rules: readonly LeadRule[], nameOfUser: NameOfUser): NamedRule[] => {
  const namesOf = namesFor(nameOfUser)
  return rules.map((rule) => {
    const sentenceParts = ruleSentence(rule, namesOf(rule))
    return { ...rule.get(), sentence: sentenceParts.join(""), sentenceParts }
  })
}

const readRuleNames = async (nameOfUser: NameOfUser): Promise<ReadonlyMap<number, string>> =>
  new Map(
    withSentences(await LeadRule.findAll(), nameOfUser).map(({ id, name, sentence }) => [
      id,
      nameOfRule(name, sentence),
    ]),
  )

export const readActors: ReadTeam = (reader) => readTeam(reader, readRuleNames)
