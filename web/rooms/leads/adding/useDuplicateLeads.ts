import { useApolloClient } from "@apollo/client/react"
import { useDebouncedAnswer } from "../../../browser/useDebouncedAnswer.ts"
import { type LeadKindFacts, type PossibleDuplicate, useLeadKinds } from "../lead/leadKind.ts"

const PAUSE_MS = 300

export interface KnownLeadMatch extends PossibleDuplicate {
  kind: LeadKindFacts
}

/** Each criterion is searched on its own, so a lead is found if it meets any of them. */
export interface DuplicateCriteria {
  search?: string
  email?: string
  phone?: string
}

export const useDuplicateLeads = (by: DuplicateCriteria) => {
  const client = useApolloClient()
  const kinds = useLeadKinds()
  const asked = JSON.stringify(
    Object.entries(by).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  )
  const ask = async () => {
    const conditions: [name: string, value: string][] = JSON.parse(asked)
    const questions = kinds.flatMap((kind) =>
      conditions
        .filter(([name]) => name === "search" || kind.addition.fields.some((field) => field.name === name))
        .map(([name, value]) => ({ kind, filter: { [name]: value } })),
    )
    const answers = await Promise.allSettled(
      questions.map(async ({ kind, filter }) => {
        const { knownDocument: query } = await kind.laterDocuments()
        const { data } = await client.query({ query, variables: { filter }, fetchPolicy: "no-cache" })
        return data?.leads.nodes.map((lead) => ({ ...lead, kind })) ?? []
      }),
    )
    const found = answers.flatMap((each) => (each.status === "fulfilled" ? each.value : []))
    const byAddress = new Map<string, KnownLeadMatch>(found.map((lead) => [`${lead.kind.path}/${lead.id}`, lead]))
    return { found: [...byAddress.values()], hasFailed: answers.some(({ status }) => status === "rejected") }
  }
  const answer = useDebouncedAnswer(asked, ask, asked === "[]" ? 0 : PAUSE_MS)
  return { found: answer?.found ?? [], hasFailed: answer?.hasFailed ?? false, isSearching: !answer }
}
