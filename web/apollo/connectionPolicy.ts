import type { FieldPolicy } from "@apollo/client/cache"

interface Connection {
  edges: readonly { cursor: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
}

/**
 * Keeps the pages of a connection together as one list. A page asked for with `after` goes behind that
 * cursor. A reloaded first page replaces as much as it covers and keeps what lies behind it, so that the
 * operator does not lose the rows they have paged through.
 */
export const connectionPolicy: FieldPolicy<Connection> = {
  // Apollo's own list of arguments would part a field written without any from the same field with a cursor.
  keyArgs: (args, { fieldName }) => `${fieldName}:${JSON.stringify([args?.filter, args?.orderBy])}`,
  merge(existing, incoming, { args }) {
    if (!existing) return incoming
    const behind = (cursor: string | null) => existing.edges.findIndex((edge) => edge.cursor === cursor) + 1
    if (args?.after) {
      return { ...incoming, edges: [...existing.edges.slice(0, behind(args.after)), ...incoming.edges] }
    }
    const covered = behind(incoming.pageInfo.endCursor)
    if (covered === 0 || covered === existing.edges.length) return incoming
    return {
      ...incoming,
      edges: [...incoming.edges, ...existing.edges.slice(covered)],
      pageInfo: {
        ...incoming.pageInfo,
        hasNextPage: existing.pageInfo.hasNextPage,
        endCursor: existing.pageInfo.endCursor,
      },
    }
  },
}
