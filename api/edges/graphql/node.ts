import { InvalidInputError } from "../../contract/api/errors.ts"
import { nodeIdOf, readNodeId } from "../../contract/api/nodeId.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { findCmsBlock } from "../../rooms/content/cms/cms.service.ts"
import { findMediaFile } from "../../rooms/content/media/media.service.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { findLead } from "../../rooms/leads/list/listLeads.service.ts"
import { findEmailLog } from "../../rooms/mail/log/email.service.ts"
import type { Resolvers } from "./generated.ts"

const AT_ONCE = 100

type Find = (viewer: Viewer, id: string) => Promise<object | null>

const finders: Record<string, Find> = {
  ...Object.fromEntries(
    leadKinds.map((kind) => [kind.graphql.type, (viewer: Viewer, id: string) => findLead(kind, viewer, id)]),
  ),
  EmailLog: findEmailLog,
  MediaFile: findMediaFile,
  CmsBlock: (viewer, id) => findCmsBlock(viewer, id),
}

// Rows do not contain their GraphQL type, so it is remembered here.
const typeOf = new WeakMap<object, string>()

const findNode = async (viewer: Viewer, nodeId: string) => {
  const named = readNodeId(nodeId)
  if (!named || !Object.hasOwn(finders, named.type)) return null
  const node = (await finders[named.type]?.(viewer, named.id)) ?? null
  if (node) typeOf.set(node, named.type)
  return node as never
}

const withNodeId = (type: string) => ({ [type]: { nodeId: ({ id }: { id: number | string }) => nodeIdOf(type, id) } })

export const nodeResolvers: Resolvers = {
  ...(Object.assign({}, ...Object.keys(finders).map(withNodeId)) as Resolvers),
  Query: {
    node: (_parent, { id }, { viewer }) => findNode(viewer, id),
    nodes: (_parent, { ids }, { viewer }) => {
      if (ids.length > AT_ONCE)
        throw new InvalidInputError([{ field: "ids", message: `Up to ${AT_ONCE} nodes can be read at once.` }])
      return Promise.all(ids.map((id) => findNode(viewer, id)))
    },
  },
  Node: { __resolveType: (node) => typeOf.get(node) as never },
}
