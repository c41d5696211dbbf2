import { NotFoundError } from "@farelight/api/contract/api/errors.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { isPageName, type PageName } from "@farelight/api/contract/content/registry.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import { type Picture, toPicture } from "@farelight/api/contract/site/media.ts"
import { exportColumns, leadFilterReader, leadToRest } from "@farelight/api/rooms/leads/lead/lead.rest.ts"
import { HttpResponse, http } from "msw"
import type { Answering } from "./createMockApi.ts"
import { existing, keptBy } from "./data/lists.ts"
import { requirePermission, type Store } from "./data/store.ts"
import { upload } from "./imports/importEngine.ts"
import { csvOf, eventsCsv } from "./resolvers/events.ts"
import { kindOf, type MockKind, mockKinds, promiseOf } from "./resolvers/leads.ts"
import { colleagueOf } from "./resolvers/leadWork.ts"
import type { Signals } from "./signals.ts"

type Answer = (answering: Answering) => Promise<Response>

/** The leads that an export's address asks for, as CSV. */
const leadsCsv = async (kind: MockKind, store: Store, query: object) => {
  const filter = leadFilterReader(kind)(query)
  const kept = kind.rowsOf(store).filter(keptBy(kind, promiseOf(kind, store), filter, store))
  kept.sort((one, other) => other.id - one.id)
  const headers = { "content-type": "text/csv; charset=utf-8", "x-total-count": String(kept.length) }
  const nameOfUser = (id: number) => colleagueOf(store, id)?.name ?? ""
  const told = { nameOfUser, promise: promiseOf(kind, store) }
  return new HttpResponse(await csvOf(exportColumns(kind), kept, (lead) => leadToRest(kind, lead, told)), { headers })
}

const picturesOf = ({ mediaFiles }: Store) => mediaFiles.map(toPicture)

/** The web client's requests besides GraphQL. */
export const restHandlers = (
  answer: Answer,
  renderPreview: (page: PageName, blocks: StoredSection[], pictures: Picture[], locale?: Locale) => Promise<Response>,
  signals: Signals,
) => [
  ...mockKinds.map((kind) =>
    http.get(`*/api${kind.rest.listPath}.csv`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const succeed: Answering["succeed"] = async (context) => {
        requirePermission(context, "leads:read")
        return leadsCsv(kind, context.store, query)
      }
      return answer({ operation: "ExportLeads", variables: query, request, succeed })
    }),
  ),

  http.get("*/api/admin/events.csv", ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const succeed: Answering["succeed"] = async (context) => {
      requirePermission(context, "events:read")
      const headers = { "content-type": "text/csv; charset=utf-8" }
      return new HttpResponse(await eventsCsv(context.store, query), { headers })
    }
    return answer({ operation: "ExportEvents", variables: query, request, succeed })
  }),

  http.get("*/api/changes/signals", ({ request }) => {
    const succeed: Answering["succeed"] = async (context) => {
      requirePermission(context, "leads:read")
      return signals.follow(request)
    }
    return answer({ operation: "FollowSignals", variables: {}, request, succeed })
  }),

  http.post<{ page: string }, { blocks: StoredSection[]; locale?: Locale }>(
    "*/adminpage/preview/:page",
    async ({ params: { page }, request }) => {
      const { blocks, locale } = await request.clone().json()
      const succeed: Answering["succeed"] = async (context) => {
        requirePermission(context, "content:read")
        const { store } = context
        // The drafts come last, so that they override what is stored.
        const drafted = [...store.cmsBlocks, ...blocks]
        return isPageName(page)
          ? renderPreview(page, drafted, picturesOf(store), locale)
          : new HttpResponse(null, { status: 404 })
      }
      return answer({ operation: "Preview", variables: { page, blocks, ...(locale && { locale }) }, request, succeed })
    },
  ),

  http.get<{ id: string }>("*/api/cms/media/:id/original", ({ params: { id }, request }) => {
    const succeed: Answering["succeed"] = async (context) => {
      requirePermission(context, "media:read")
      const { mediaFiles, pictures } = context.store
      const file = mediaFiles.find((row) => String(row.id) === id)
      const bytes = file && pictures.get(file.contentHash)
      if (!bytes) throw new NotFoundError("media file", id)
      return new HttpResponse(bytes, { headers: { "content-type": file.contentType } })
    }
    return answer({ operation: "Original", variables: { id }, request, succeed })
  }),

  http.post("*/api/imports", async ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const bytes = new Uint8Array(await request.clone().arrayBuffer())
    const succeed: Answering["succeed"] = async (context) => {
      requirePermission(context, "leads:write")
      const { id, state } = upload(context.store, kindOf(query.lead_type ?? ""), query.file_name ?? "", bytes)
      return HttpResponse.json({ id, state }, { status: 201 })
    }
    return answer({ operation: "UploadImport", variables: query, request, succeed })
  }),

  http.get<{ id: string }>("*/api/imports/:id/report.csv", ({ params: { id }, request }) => {
    const succeed: Answering["succeed"] = async (context) => {
      requirePermission(context, "leads:write")
      const { columns, results } = existing(context.store.leadImports, id, "import")
      const headers = columns.map(({ header }) => header)
      const told = results.filter(({ outcome }) => outcome !== "CREATED")
      const csv = await csvOf(["Line", "Outcome", "Faults", ...headers], told, ({ line, outcome, faults, cells }) => ({
        Line: line,
        Outcome: outcome,
        Faults: faults.map(({ message }) => message).join(" "),
        ...Object.fromEntries(headers.map((header, index) => [header, cells[index]])),
      }))
      return new HttpResponse(csv, { headers: { "content-type": "text/csv; charset=utf-8" } })
    }
    return answer({ operation: "ImportReport", variables: { id }, request, succeed })
  }),

  // The files of leads, and pictures of them.
  http.get<{ id: string; preview?: string }>("*/api/leads/files/:id{/:preview}?", ({ params, request }) => {
    const isPreview = params.preview !== undefined
    const succeed: Answering["succeed"] = async (context) => {
      requirePermission(context, "leads:read")
      const { fileBytes, filePreviews, leadFiles } = context.store
      const file = leadFiles.find(({ id }) => String(id) === params.id)
      const bytes = file && (isPreview ? filePreviews : fileBytes).get(file.id)
      if (!bytes) throw new NotFoundError("file", params.id)
      return new HttpResponse(bytes, { headers: { "content-type": bytes.type || file.contentType } })
    }
    return answer({
      operation: isPreview ? "LeadFilePreview" : "LeadFile",
      variables: { id: params.id },
      request,
      succeed,
    })
  }),

  // Pictures and their smaller versions, by the hash at the beginning of the address.
  http.get(/\/media\/[0-9a-f]{64}[-.][^/]+$/, ({ request }) => {
    const hash = new URL(request.url).pathname.slice("/media/".length).slice(0, 64)
    const succeed: Answering["succeed"] = async ({ store }) => {
      const bytes = store.pictures.get(hash)
      if (!bytes) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(bytes, { headers: { "content-type": bytes.type } })
    }
    return answer({ operation: "Picture", variables: { hash }, request, succeed })
  }),
]
