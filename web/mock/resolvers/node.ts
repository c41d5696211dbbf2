import { nodeIdOf, readNodeId } from "@farelight/api/contract/api/nodeId.ts"
import { byId } from "../data/lists.ts"
import type { Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { mockKinds, standingLead } from "./leads.ts"

type Rows = (store: Store) => readonly { id: number }[]

const kindOfType = (name: string) => mockKinds.find(({ graphql }) => graphql.type === name)

const rowsOf = new Map<string, Rows>([
  ...mockKinds.map((kind): [string, Rows] => [kind.graphql.type, kind.rowsOf]),
  ["EmailLog", ({ emailLogs }) => emailLogs],
  ["MediaFile", ({ mediaFiles }) => mediaFiles],
  ["CmsBlock", ({ cmsBlocks }) => cmsBlocks],
])

const findNode = (store: Store, nodeId: string) => {
  const { type = "", id = "" } = readNodeId(nodeId) ?? {}
  const kind = kindOfType(type)
  return (kind ? standingLead(kind, store, id) : byId(rowsOf.get(type)?.(store) ?? [], id)) as never
}

const nodeIds = [...rowsOf.keys()].map((type) => [type, { nodeId: ({ id }: { id: number }) => nodeIdOf(type, id) }])

export const nodeResolvers: Resolvers = {
  ...Object.fromEntries(nodeIds),
  Query: {
    node: (_parent, { id }, { store }) => findNode(store, id),
    nodes: (_parent, { ids }, { store }) => ids.map((id) => findNode(store, id)),
  },
  Node: {
    __resolveType: (node, { store }) =>
      [...rowsOf].find(([, rows]) => rows(store).some((row) => Object.is(row, node)))?.[0] as never,
  },
}
