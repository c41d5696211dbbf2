import { pageSize } from "@farelight/api/platform/database/reading/pageRequest.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import type { Resolvers } from "./generated.ts"
import { mockKinds } from "./leads.ts"
import type { Store } from "./store.ts"

const leadOf = (store: Store, type: string, id: string | null): LeadRow | null =>
  mockKinds
    .find((kind) => kind.type === type)
    ?.rowsOf(store)
    .find((lead) => String(lead.id) === id) ?? null

/** The feed of changes, over the store's events. */
export const changeResolvers: Resolvers = {
  Query: {
    changes: (_parent, { first, after }, { store }) => {
      const limit = pageSize({ first })
      const start = Number(after ?? 0)
      const isLead = new Set(mockKinds.map(({ type }) => type))
      const found = store.events.filter(
        ({ id, subjectType, subjectId }) => id > start && subjectId !== null && isLead.has(subjectType),
      )
      const nodes = found.slice(0, limit).map(({ id, type, occurredAt, subjectType, subjectId }) => ({
        position: String(id),
        type,
        occurredAt,
        leadType: subjectType,
        leadId: String(subjectId),
        lead: leadOf(store, subjectType, subjectId),
      }))
      const hasNextPage = found.length > limit
      const headPosition = String(store.events.at(-1)?.id ?? 0)
      const endCursor = nodes.at(-1)?.position ?? null
      return {
        nodes,
        edges: nodes.map((node) => ({ cursor: node.position, node })),
        pageInfo: {
          hasNextPage,
          hasPreviousPage: after != null,
          startCursor: nodes[0]?.position ?? null,
          endCursor,
        },
        nextPosition: hasNextPage && endCursor ? endCursor : headPosition,
        headPosition,
      }
    },
  },
}
