import { fromRestNames } from "@farelight/api/http/restNames.ts"
import {
  advertiserSubmissionColumns,
  joinCities,
} from "@farelight/api/modules/advertisers/advertiserSubmission.rest.ts"
import { driverApplicationColumns } from "@farelight/api/modules/drivers/driverApplication.rest.ts"
import { toCsv } from "@farelight/api/modules/leads/csv.ts"
import { HttpResponse, http } from "msw"
import { type DemoLead, demoApplications, demoSubmissions } from "./demoLeads.ts"
import { type ListArguments, leadsIn } from "./demoLists.ts"

const listed = (query: URLSearchParams, name: string) => query.get(name)?.split(",")
const namesOf = (values: string[] | undefined) => values?.map((value) => value.toUpperCase())

/** The filter of an export's address as the lists have it. */
const filterOf = (query: URLSearchParams): NonNullable<ListArguments["filter"]> => ({
  search: query.get("search") ?? undefined,
  statuses: namesOf(listed(query, "statuses")),
  platforms: namesOf(listed(query, "platforms")),
  city: query.get("city") ?? undefined,
  receivedFrom: query.get("received_from") ?? undefined,
  receivedBefore: query.get("received_before") ?? undefined,
  isOverdue: query.has("is_overdue") ? true : undefined,
})

const fieldOf = (column: string) => Object.keys(fromRestNames({ [column]: null }))[0] ?? column

const presented = (lead: DemoLead, columns: readonly string[]) => ({
  ...Object.fromEntries(columns.map((column) => [column, lead[fieldOf(column)]])),
  cities: joinCities(String(lead.location), typeof lead.message === "string" ? lead.message : null),
  status: lead.status.toLowerCase(),
})

const csvOf = (path: string, leads: DemoLead[], columns: readonly string[]) =>
  http.get(path, async ({ request }) => {
    const query = new URL(request.url).searchParams
    const ids = listed(query, "ids")
    const exported = ids ? leads.filter(({ id }) => ids.includes(id)) : leadsIn(leads, filterOf(query))
    const rows = (async function* () {
      yield* exported
    })()
    let csv = ""
    for await (const row of toCsv(columns, rows, (lead) => presented(lead, columns))) csv += row
    return new HttpResponse(csv, { headers: { "content-type": "text/csv; charset=utf-8" } })
  })

/** Answers the exports, which are the dashboard's only calls of the REST interface. */
export const demoExports = [
  csvOf("*/api/drivers/applications.csv", demoApplications, driverApplicationColumns),
  csvOf("*/api/advertisers/submissions.csv", demoSubmissions, advertiserSubmissionColumns),
]
