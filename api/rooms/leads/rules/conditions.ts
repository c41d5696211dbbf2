import { leadsInWords } from "../../../contract/leads/ruleSentence.ts"
import { readTeam } from "../../accounts/team/team.ts"
import { readColleagues } from "../work/leadAssignment.service.ts"
import { type AskedLeads, type NamedField, refuseConditions, ruleFieldsOf } from "./ruleFields.rules.ts"
import { kindsOf, namesFor } from "./ruleNames.ts"

/** What conditions can be about, of a kind or of all. An owner is somebody who can be given leads, or nobody. */
export const readRuleFields = async (leadType: string | null): Promise<NamedField[]> =>
  ruleFieldsOf(kindsOf({ leadType }), await readColleagues())

/** Throws for conditions about what there is not; the refusal names `at`, the field that has them. */
export const checkConditions = async (asked: AskedLeads, at: string) => {
  if (asked.conditions.length > 0)
    refuseConditions(asked, { kinds: kindsOf(asked), people: await readColleagues() }, at)
}

/** Says in words which leads are asked for, as "each lead from Phoenix whose owner is nobody". */
export const describeLeads = async (): Promise<(asked: AskedLeads) => string> => {
  const namesOf = namesFor((await readTeam()).nameOfUser, new Map())
  return (asked) => leadsInWords(asked.conditions, namesOf(asked))
}
