import { nodeIdOf, readNodeId } from "@farelight/api/contract/api/nodeId.ts"
import type { Resolvers } from "./generated.ts"
import { mockKinds } from "./leads.ts"
import { byId } from "./lists.ts"
import type { Store } from "./store.ts"

type Rows = (store: Store) => readonly { id: number }[]

const rowsOf: Record<string, Rows> = {
  ...Object.fromEntries(mockKinds.map((kind) => [kind.graphql.type, kind.rowsOf])),
  EmailLog: ({ emailLogs }) => emailLogs,
  MediaFile: ({ mediaFiles }) => mediaFiles,
  CmsBlock: ({ cmsBlocks }) => cmsBlocks,
}

const typeOf = new WeakMap<object, string>()

const findNode = (store: Store, nodeId: string) => {
  const { type = "", id = "" } = readNodeId(nodeId) ?? {}
  const node = Object.hasOwn(rowsOf, type) ? byId(rowsOf[type]?.(store) ?? [], id) : null
  if (node) typeOf.set(node, type)
  return node as never
}

const withNodeId = (type: string) => ({ [type]: { nodeId: ({ id }: { id: number }) => nodeIdOf(type, id) } })

/** Relay's node over the store. */
export const nodeResolvers: Resolvers = {
  ...(Object.assign({}, ...Object.keys(rowsOf).map(withNodeId)) as Resolvers),
  Query: {
    node: (_parent, { id }, { store }) => findNode(store, id),
    nodes: (_parent, { ids }, { store }) => ids.map((id) => findNode(store, id)),
  },
  Node: { __resolveType: (node) => typeOf.get(node) as never },
}
