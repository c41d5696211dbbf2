import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { listChanges } from "./change.service.ts"

export const changeResolvers: Resolvers = {
  Query: { changes: (_parent, request, { viewer }) => listChanges(viewer, request) },
  ChangeConnection: {
    nodes: ({ changes }) => changes,
    edges: ({ changes }) => changes.map((node) => ({ cursor: String(node.position), node })),
    pageInfo: ({ changes, hasMore, after }) => ({
      hasNextPage: hasMore,
      hasPreviousPage: after !== null,
      startCursor: changes[0] ? String(changes[0].position) : null,
      endCursor: changes.length > 0 ? String(changes.at(-1)?.position) : null,
    }),
    keyId: (_page, _args, { viewer }) => (viewer.apiKey ? String(viewer.apiKey.id) : null),
  },
  ChangedField: {
    from: ({ from }) => (from === null ? null : String(from)),
    to: ({ to }) => (to === null ? null : String(to)),
  },
  Change: {
    madeByKeyId: ({ madeByKeyId }) => (madeByKeyId === null ? null : String(madeByKeyId)),
    mergedIntoId: ({ mergedIntoId }) => (mergedIntoId === null ? null : String(mergedIntoId)),
  },
}
