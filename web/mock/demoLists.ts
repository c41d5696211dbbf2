import type { DemoLead } from "./demoLeads.ts"

/** As much of a list's arguments as the demo understands. */
export interface ListArguments {
  first: number
  after?: string | null
  filter?: {
    search?: string
    statuses?: string[]
    platforms?: string[]
    city?: string
    receivedFrom?: string
    receivedBefore?: string
    isOverdue?: boolean
  } | null
  orderBy?: { field: string; direction: "ASCENDING" | "DESCENDING" } | null
}

const fieldNames: Record<string, string> = {
  RECEIVED: "createdAt",
  NAME: "name",
  EMAIL: "email",
  CITY: "city",
  PLATFORM: "platform",
  STATUS: "status",
  COMPANY: "companyName",
  CONTACT: "contactName",
}

/** Whether a lead's promised answer is overdue. */
export const isOverdue = ({ answerDueAt }: DemoLead) => answerDueAt !== null && Date.parse(answerDueAt) <= Date.now()

const matches = (lead: DemoLead, filter: NonNullable<ListArguments["filter"]>) => {
  const text = ` ${[lead.name, lead.companyName, lead.contactName, lead.email, lead.city, lead.location].join(" ")}`
  const words = (filter.search ?? "").toLowerCase().split(/\s+/).filter(Boolean)
  return (
    words.every((word) => text.toLowerCase().includes(` ${word}`)) &&
    (filter.statuses?.includes(lead.status) ?? true) &&
    (filter.platforms?.includes(String(lead.platform)) ?? true) &&
    (filter.city === undefined || lead.city === filter.city) &&
    (filter.receivedFrom === undefined || lead.createdAt >= filter.receivedFrom) &&
    (filter.receivedBefore === undefined || lead.createdAt < filter.receivedBefore) &&
    (filter.isOverdue === undefined || isOverdue(lead) === filter.isOverdue)
  )
}

/** The connection's page of what was found, whose cursor is its id. */
export const connectionOf = <Node extends { id: string }>(
  found: readonly Node[],
  { first, after }: Pick<ListArguments, "first" | "after">,
) => {
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  const nodes = found.slice(start, start + first)
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: {
      hasNextPage: start + first < found.length,
      hasPreviousPage: start > 0,
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
    },
    totalCount: found.length,
  }
}

/** The page of leads that a list asks for. */
export const pageOf = (leads: readonly DemoLead[], { first, after, filter, orderBy }: ListArguments) => {
  const found = leads.filter((lead) => matches(lead, filter ?? {}))
  const { field, direction } = orderBy ?? { field: "RECEIVED", direction: "DESCENDING" }
  const key = fieldNames[field] ?? "id"
  found.sort((one, other) => String(one[key]).localeCompare(String(other[key])) * (direction === "ASCENDING" ? 1 : -1))
  return connectionOf(found, { first, after })
}
