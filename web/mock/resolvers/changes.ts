import { changedFields } from "@farelight/api/contract/record/changedFields.ts"
import { pageSize } from "@farelight/api/platform/database/reading/pageRequest.ts"
import { byId } from "../data/lists.ts"
import type { Resolvers } from "../generated.ts"
import { mockKinds } from "./leads.ts"

/** The feed of changes, over the store's events. */
export const changeResolvers: Resolvers = {
  Query: {
    changes: (_parent, { first, after }, { store }) => {
      const limit = pageSize({ first })
      const found = store.events.flatMap(
        ({ id, type, occurredAt, facts, subjectType: leadType, subjectId: leadId }) => {
          const kind = mockKinds.find((each) => each.type === leadType)
          if (!kind || leadId === null || id <= Number(after ?? 0)) return []
          const changed = changedFields(type, facts).map(({ field, from, to }) => ({
            field,
            from: from === null ? null : String(from),
            to: to === null ? null : String(to),
          }))
          return {
            position: String(id),
            type,
            occurredAt,
            leadType,
            leadId,
            changed,
            lead: byId(kind.rowsOf(store), leadId),
          }
        },
      )
      const nodes = found.slice(0, limit)
      const hasNextPage = found.length > limit
      const headPosition = String(store.events.at(-1)?.id ?? 0)
      const endCursor = nodes.at(-1)?.position ?? null
      const startCursor = nodes[0]?.position ?? null
      return {
        nodes,
        edges: nodes.map((node) => ({ cursor: node.position, node })),
        pageInfo: { hasNextPage, hasPreviousPage: after != null, startCursor, endCursor },
        nextPosition: hasNextPage && endCursor ? endCursor : headPosition,
        headPosition,
      }
    },
  },
}
