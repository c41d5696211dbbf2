import { graphql, HttpResponse, http } from "msw"
import {
  type CmsBlockHistory_VersionFragment,
  CmsBlockHistoryDocument,
  type CmsBlockHistoryQueryVariables,
  CmsBlockNowDocument,
  type CmsEditor_BlockFragment,
  CmsEditorDocument,
  UpdateCmsBlockDocument,
  type UpdateCmsBlockMutationVariables,
} from "../../graphql/generated.ts"
import { type Behaviour, respond } from "./respond.ts"

const SAVED_AT = "2026-11-21T13:00:00.000Z"

const api = graphql.link("*/graphql")

/** The content as the mocked server holds it: a save changes it, and a test may change it as somebody else would. */
export interface CmsStore {
  blocks: CmsEditor_BlockFragment[]
}

/** Loads the editor's blocks, all or one. */
export const mockCmsBlocks = (store: CmsStore, behaviour: Behaviour = {}) => [
  api.query(CmsEditorDocument, () => respond({ cmsBlocks: store.blocks }, behaviour)),
  api.query(CmsBlockNowDocument, ({ variables }) =>
    respond({ cmsBlock: store.blocks.find(({ id }) => id === variables.id) ?? null }, behaviour),
  ),
]

const conflict: Behaviour = { error: { code: "CONFLICT", message: "This section was saved meanwhile." } }

/** Saves as the server does: one version further, and not over another version than expected. */
export const mockUpdateCmsBlock = (
  store: CmsStore,
  { onRequest, ...behaviour }: Behaviour & { onRequest?: (variables: UpdateCmsBlockMutationVariables) => void } = {},
) =>
  api.mutation(UpdateCmsBlockDocument, ({ variables }) => {
    onRequest?.(variables)
    const block = store.blocks.find(({ id }) => id === variables.id)
    if (!block) return respond({}, { error: { code: "NOT_FOUND" } })
    if (variables.expectedVersion !== block.version) return respond({}, conflict)
    const saved = { ...block, content: variables.content, version: block.version + 1, updatedAt: SAVED_AT }
    const isStored = !behaviour.error && !behaviour.isUnreachable
    if (isStored) store.blocks = store.blocks.map((other) => (other.id === saved.id ? saved : other))
    return respond({ updateCmsBlock: { __typename: "UpdateCmsBlockPayload", cmsBlock: saved } }, behaviour)
  })

/** A block's versions, newest first, in pages as they are asked for. */
export const mockCmsBlockHistory = (
  versions: readonly CmsBlockHistory_VersionFragment[],
  { onRequest, ...behaviour }: Behaviour & { onRequest?: (variables: CmsBlockHistoryQueryVariables) => void } = {},
) =>
  api.query(CmsBlockHistoryDocument, ({ variables }) => {
    onRequest?.(variables)
    const start = variables.after ? versions.findIndex(({ id }) => id === variables.after) + 1 : 0
    const edges = versions
      .slice(start, start + variables.first)
      .map((node) => ({ __typename: "CmsBlockVersionEdge", cursor: node.id, node }))
    const connection = { __typename: "CmsBlockVersionConnection", edges, totalCount: versions.length }
    return respond({ cmsBlock: { __typename: "CmsBlock", id: variables.id, versions: connection } }, behaviour)
  })

/** What the preview was asked for. */
export interface PreviewRequest {
  page: string
  authorization: string | null
  body: unknown
}

/** The preview of a page: by default a document that says what was drafted. */
export const mockPreview = ({
  onRequest,
  status = 200,
  heldBy,
}: {
  onRequest?: (request: PreviewRequest) => void
  status?: number
  /** The answer comes once this is settled. */
  heldBy?: Promise<void>
} = {}) =>
  http.post("*/adminpage/preview/:page", async ({ params, request }) => {
    const body = await request.json()
    onRequest?.({ page: String(params.page), authorization: request.headers.get("authorization"), body })
    await heldBy
    if (status !== 200) return HttpResponse.json({ success: false, message: "Refused", errors: [] }, { status })
    return HttpResponse.html(`<!doctype html><title>Preview</title><pre>${JSON.stringify(body)}</pre>`)
  })

/** The editor with these blocks, on a server that saves and previews. */
export const mockCms = (store: CmsStore) => [
  ...mockCmsBlocks(store),
  mockUpdateCmsBlock(store),
  mockCmsBlockHistory([]),
  mockPreview(),
]
