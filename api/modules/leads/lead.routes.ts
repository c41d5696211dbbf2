import { Router } from "express"
import { NotFoundError } from "../../contract/errors.ts"
import { statusPath } from "../../contract/statusLink.ts"
import { permitted, viewerOf, withKey } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { fromRestNames, renameFields, snakeCase } from "../../http/rest/fieldNames.ts"
import { pageParameters, sendList } from "../../http/rest/sendList.ts"
import { sendCsv } from "../../http/rest/streams.ts"
import { signalNames } from "../quarantine/signals.ts"
import { toCsv } from "./csv.ts"
import { exportColumns, filterParameters, leadFilterReader, leadToRest } from "./lead.rest.ts"
import { exportLeads, findLead, listLeads, streamLeads, submitLead } from "./lead.service.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"
import { setLeadStatus } from "./leadWork.service.ts"

/** REST for a kind of lead. */
export const createLeadRoutes = (kind: LeadKind): Router => {
  const {
    submitPath,
    listPath,
    leadPath,
    fileName,
    moreFields = [],
    toInput = (values) => values,
    fieldNames,
  } = kind.rest
  const submittedNames = [...Object.keys(kind.input.shape), ...signalNames].map(snakeCase)
  const submitted = acceptOnly({ body: [...submittedNames, ...moreFields] })
  const listed = acceptOnly({ query: [...filterParameters(kind), ...pageParameters] })
  const exported = acceptOnly({ query: filterParameters(kind) })
  const statusChange = acceptOnly({ body: ["status", "expected_status"] })
  const present = (lead: LeadRow) => leadToRest(kind, lead)
  const filterOf = leadFilterReader(kind)
  const routes = Router()

  /**
   * Public. Takes a submission, and optionally a `submission_id` (a UUID) that makes a repeat harmless. The site's forms also
   * send how they were filled in: `subject` (a trap), `form_open_ms` and `proof`. `Location` is where the sender sees how it
   * stands.
   */
  routes.post(submitPath, withKey, submitted, async (request, response) => {
    const values = fromRestNames(request.body)
    const submission = submitLead(kind, viewerOf(request), toInput(values), values)
    const { id, message, token } = await renameFields(submission, fieldNames?.(values) ?? {})
    // A page of its own for each sender; the body stays what programs know.
    response.location(statusPath(token))
    response.status(201).json({ success: true, message, id })
  })

  /** The leads that the query's filters keep, newest first, or with `limit` and `cursor` a page of them. */
  routes.get(listPath, permitted("leads:read"), listed, async (request, response) => {
    const viewer = viewerOf(request)
    const filter = filterOf(request.query)
    await sendList(request, response, {
      all: () => streamLeads(kind, viewer, filter),
      page: (asked) => listLeads(kind, viewer, { ...asked, filter }),
      present,
    })
  })

  /**
   * The leads that the query's filters keep, as a spreadsheet. `X-Total-Count` says how many will come, where
   * that is known before they are read; leads that arrive meanwhile are not among them.
   */
  routes.get(`${listPath}.csv`, permitted("leads:read"), exported, async (request, response) => {
    const { rows, total } = await exportLeads(kind, viewerOf(request), filterOf(request.query))
    await sendCsv(response, { name: fileName, rows: toCsv(exportColumns(kind), rows, present), total })
  })

  /** One lead. */
  routes.get(`${leadPath}/:id`, permitted("leads:read"), acceptOnly({}), async (request, response) => {
    const id = String(request.params.id)
    const lead = await findLead(kind, viewerOf(request), id)
    if (!lead) throw new NotFoundError(kind.noun, id)
    response.json(present(lead))
  })

  /** Sets `status`, if it still is the `expected_status`; answers the lead as it now is. */
  routes.put(`${leadPath}/:id/status`, permitted("leads:write"), statusChange, async (request, response) => {
    const change = { ...fromRestNames(request.body), id: request.params.id }
    response.json({ success: true, ...present(await setLeadStatus(kind, viewerOf(request), change)) })
  })

  return routes
}
