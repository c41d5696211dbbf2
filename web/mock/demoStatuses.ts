import { GraphQLError } from "graphql"
import type { LeadStatus, LeadStatusChangeInput } from "../graphql/generated.ts"
import { answerDueAt, type DemoLead } from "./demoLeads.ts"

/** The lead with this id among those of its kind. */
export const findLead = (leads: readonly DemoLead[], id: string) => {
  const lead = leads.find((candidate) => candidate.id === id)
  if (!lead) throw new GraphQLError("There is no such lead.", { extensions: { code: "NOT_FOUND" } })
  return lead
}

const move = (lead: DemoLead, to: LeadStatus) => {
  const change = { id: crypto.randomUUID(), from: lead.status, to, changedBy: "demo" }
  lead.statusChanges.push({ ...change, changedAt: new Date().toISOString() })
  lead.status = to
  lead.answerDueAt = answerDueAt(lead)
}

/** Changes the leads that are still where they are expected to be; answers both those and the others. */
export const setStatuses = (leads: readonly DemoLead[], changes: readonly LeadStatusChangeInput[]) => {
  const changed: DemoLead[] = []
  const conflicts: DemoLead[] = []
  for (const { id, status, expectedStatus } of changes) {
    const lead = findLead(leads, id)
    const isExpected = (expectedStatus ?? lead.status) === lead.status
    if (isExpected) move(lead, status)
    const answer = isExpected ? changed : conflicts
    answer.push(lead)
  }
  return { changed, conflicts }
}
