import { pageContent, type StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { isPageName, type PageName } from "@farelight/api/contract/content/registry.ts"
import { NotFoundError } from "@farelight/api/contract/errors.ts"
import { type Picture, toPicture } from "@farelight/api/contract/media.ts"
import {
  advertiserSubmissionColumns,
  advertiserSubmissionToRest,
} from "@farelight/api/modules/advertisers/advertiserSubmission.rest.ts"
import {
  driverApplicationColumns,
  driverApplicationToRest,
} from "@farelight/api/modules/drivers/driverApplication.rest.ts"
import { toCsv } from "@farelight/api/modules/leads/csv.ts"
import { leadFilterOf } from "@farelight/api/modules/leads/leadFilter.rest.ts"
import { HttpResponse, http } from "msw"
import type { Answering } from "./createMockApi.ts"
import { advertiserKind, driverKind, type MockKind } from "./leads.ts"
import { keptBy, type LeadRow } from "./lists.ts"
import { requireAdmin, type Store } from "./store.ts"

type Answer = (answering: Answering) => Promise<Response>

const inSequence = async function* <Row>(rows: Iterable<Row>) {
  yield* rows
}

const newestFirst = (one: LeadRow, other: LeadRow) => other.id - one.id

/** The leads that an export's address asks for, as CSV. */
const csvOf =
  <Row extends LeadRow>(
    kind: MockKind<Row>,
    columns: readonly string[],
    toRest: (lead: Row) => Record<string, unknown>,
  ) =>
  async (store: Store, query: object) => {
    const kept = kind.rowsOf(store).filter(keptBy(kind, leadFilterOf(query)))
    const csv: string[] = []
    for await (const row of toCsv(columns, inSequence(kept.toSorted(newestFirst)), toRest)) csv.push(row)
    return new HttpResponse(csv.join(""), { headers: { "content-type": "text/csv; charset=utf-8" } })
  }

const exports = {
  "drivers/applications.csv": csvOf(driverKind, driverApplicationColumns, driverApplicationToRest),
  "advertisers/submissions.csv": csvOf(advertiserKind, advertiserSubmissionColumns, advertiserSubmissionToRest),
}

const picturesOf = ({ mediaFiles }: Store) => mediaFiles.map(toPicture)

/** The web client's requests besides GraphQL. */
export const restHandlers = (
  answer: Answer,
  renderPreview: (page: PageName, blocks: StoredSection[], pictures: Picture[]) => Promise<Response>,
) => [
  ...Object.entries(exports).map(([path, toResponse]) =>
    http.get(`*/api/${path}`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const succeed: Answering["succeed"] = async (context) => {
        requireAdmin(context)
        return toResponse(context.store, query)
      }
      return answer({ operation: "ExportLeads", variables: query, request, succeed })
    }),
  ),

  http.post<{ page: string }, { blocks: StoredSection[] }>(
    "*/adminpage/preview/:page",
    async ({ params: { page }, request }) => {
      const { blocks } = await request.clone().json()
      const succeed: Answering["succeed"] = async (context) => {
        requireAdmin(context)
        const { store } = context
        // The drafts come last, so that they override what is stored.
        const drafted = [...store.cmsBlocks, ...blocks]
        return isPageName(page)
          ? renderPreview(page, drafted, picturesOf(store))
          : new HttpResponse(null, { status: 404 })
      }
      return answer({ operation: "Preview", variables: { page, blocks }, request, succeed })
    },
  ),

  http.get<{ page: string }>("*/content/:page.json", ({ params: { page }, request }) => {
    const succeed: Answering["succeed"] = async ({ store }) =>
      isPageName(page)
        ? HttpResponse.json(pageContent(page, store.cmsBlocks, picturesOf(store)))
        : new HttpResponse(null, { status: 404 })
    return answer({ operation: "PageContent", variables: { page }, request, succeed })
  }),

  http.get<{ id: string }>("*/api/cms/media/:id/original", ({ params: { id }, request }) => {
    const succeed: Answering["succeed"] = async (context) => {
      requireAdmin(context)
      const { mediaFiles, pictures } = context.store
      const file = mediaFiles.find((row) => String(row.id) === id)
      const bytes = file && pictures.get(file.contentHash)
      if (!bytes) throw new NotFoundError("media file", id)
      return new HttpResponse(bytes, { headers: { "content-type": file.contentType } })
    }
    return answer({ operation: "Original", variables: { id }, request, succeed })
  }),

  // Pictures and their smaller versions, by the hash at the beginning of the address.
  http.get(/\/media\/[0-9a-f]{64}[-.][^/]+$/, ({ request }) => {
    const hash = new URL(request.url).pathname.slice("/media/".length).slice(0, 64)
    const succeed: Answering["succeed"] = async ({ store }) => {
      const bytes = store.pictures.get(hash)
      return bytes
        ? new HttpResponse(bytes, { headers: { "content-type": bytes.type } })
        : new HttpResponse(null, { status: 404 })
    }
    return answer({ operation: "Picture", variables: { hash }, request, succeed })
  }),
]
