import * as z from "zod"
import { toCsv } from "../../../contract/api/csv.ts"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { yesOrNo } from "../../../contract/api/queryParameters.ts"
import { fromRestNames } from "../../../contract/api/restNames.ts"
import { DEFAULT_SOURCE } from "../../../contract/leads/byHand.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { statusPath } from "../../../contract/leads/statusLink.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { renameFields } from "../../../edges/http/rest/fieldNames.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import { pageParameters, sendList } from "../../../edges/http/rest/sendList.ts"
import { sendCsv } from "../../../edges/http/rest/streams.ts"
import { addLead } from "../intake/addLead.ts"
import { submitLead } from "../intake/submitLead.service.ts"
import { exportColumns, leadFilterReader, leadQuery } from "../lead/lead.rest.ts"
import {
  additionBody,
  changedLeadSchema,
  EXAMPLE_ID,
  exampleOf,
  exampleSubmissionOf,
  leadSchema,
  sentMessageOf,
  submissionAnswer,
  submissionBody,
  wordsOf,
} from "../lead/lead.schemas.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { readPresenter } from "../lead/serializeLead.ts"
import { exportLeads, findLead, listLeads, streamLeads } from "../list/listLeads.service.ts"

const exampleExternal = { external_id: "crm-3", metadata: { stage: "trial" } }

const forSpreadsheets = z.object({
  spreadsheet: yesOrNo("spreadsheet").optional().meta({
    description: "True puts an apostrophe before phone numbers, so that spreadsheet programs keep the plus sign.",
  }),
})

const submitCall = (kind: LeadKind): RestCall => {
  const { submitPath, toInput = (values) => values, fieldNames } = kind.rest
  const { one } = wordsOf(kind)
  return {
    route: `POST ${submitPath}`,
    operationId: `submit${kind.graphql.type}`,
    needs: null,
    summary: `Send ${one}`,
    description:
      "With a `submission_id`, a retry is harmless. The sender gets a receipt by mail if the operator has enabled " +
      "receipts. `Location` is the sender's status page.",
    body: submissionBody(kind),
    answers: { 201: { description: "Stored.", json: submissionAnswer, headers: ["Location"] } },
    refusals: [409, 429],
    isKeyed: true,
    examples: {
      submission: {
        body: exampleSubmissionOf(kind),
        status: 201,
        answer: { success: true, message: sentMessageOf(kind), id: EXAMPLE_ID },
      },
    },
    handle: async (request, response) => {
      const values = fromRestNames(request.body)
      const submission = submitLead(kind, viewerOf(request), toInput(values), values)
      const { id, message, token } = await renameFields(submission, fieldNames?.(values) ?? {})
      // The status page's address is in a header, as the body of a released response must not change.
      response.location(statusPath(token))
      response.status(201).json({ success: true, message, id })
    },
  }
}

const listCall = (kind: LeadKind): RestCall => {
  const { many } = wordsOf(kind)
  const example = exampleOf(kind)
  const filterOf = leadFilterReader(kind)
  return {
    route: `GET ${kind.rest.listPath}`,
    operationId: `list${kind.graphql.type}s`,
    needs: "leads:read",
    summary: `List ${many}`,
    description: "Leads that match the filters, newest first: all of them, or a page with `limit` or `cursor`.",
    query: leadQuery(kind).extend(pageParameters),
    answers: {
      200: { description: "The leads.", json: z.array(leadSchema(kind)), headers: ["X-Total-Count", "Link"] },
    },
    examples: {
      page: { query: { statuses: [leadStatuses.PENDING], limit: 50 }, status: 200, answer: [example] },
      all: { status: 200, answer: [example] },
    },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const filter = filterOf(request.query)
      await sendList(request, response, {
        all: () => streamLeads(kind, viewer, filter),
        page: (paging) => listLeads(kind, viewer, { ...paging, filter }),
        present: await readPresenter(kind, viewer),
      })
    },
  }
}

const exportCall = (kind: LeadKind): RestCall => {
  const { many } = wordsOf(kind)
  const filterOf = leadFilterReader(kind)
  const columns = exportColumns(kind)
  return {
    route: `GET ${kind.rest.listPath}.csv`,
    operationId: `export${kind.graphql.type}s`,
    needs: "leads:read",
    freshProof: "if no filter is set",
    summary: `Export ${many} as CSV`,
    description: "The list as CSV, without leads that arrive during the export.",
    query: leadQuery(kind).extend(forSpreadsheets.shape),
    answers: {
      200: {
        description: "CSV with a row of names, then one lead per line.",
        types: ["text/csv"],
        headers: ["X-Total-Count", "Content-Disposition"],
      },
    },
    examples: {
      pending: {
        query: { statuses: [leadStatuses.PENDING] },
        status: 200,
        answer: `"${columns.join('","')}"\r\n`,
      },
    },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const { rows, total } = await exportLeads(kind, viewer, filterOf(request.query))
      const present = await readPresenter(kind, viewer)
      const { spreadsheet } = parseInput(forSpreadsheets, request.query)
      const csv = toCsv(columns, rows, present, spreadsheet)
      await sendCsv(response, { name: kind.rest.fileName, rows: csv, total })
    },
  }
}

const addCall = (kind: LeadKind): RestCall => {
  const { leadPath, toInput = (values) => values, fieldNames } = kind.rest
  const { one } = wordsOf(kind)
  const example = exampleOf(kind)
  return {
    route: `POST ${leadPath}`,
    operationId: `add${kind.graphql.type}`,
    needs: "leads:write",
    summary: `Add ${one} by hand`,
    description:
      "Such as after a call. The lead skips the quarantine, and its history shows the user or API key that added it. " +
      "Sends no mail, except a receipt with `send_receipt`. Required are a name, and an email address or a phone number. " +
      "With a `submission_id`, a retry is harmless.",
    body: additionBody(kind),
    answers: {
      201: {
        description: "The lead.",
        json: changedLeadSchema(kind),
        headers: ["Location"],
      },
    },
    refusals: [404, 409],
    examples: {
      caller: {
        body: { ...exampleSubmissionOf(kind), source: DEFAULT_SOURCE, send_receipt: true },
        status: 201,
        answer: { success: true, ...example },
      },
      program: {
        body: { ...exampleSubmissionOf(kind), source: "crm", ...exampleExternal },
        status: 201,
        answer: { success: true, ...example, id: 3, source: "crm", ...exampleExternal },
      },
    },
    handle: async (request, response) => {
      const { source, sendReceipt, ownerId, ...values } = fromRestNames(request.body)
      const settings = { source, sendReceipt, ownerId }
      const viewer = viewerOf(request)
      const adding = addLead(kind, viewer, toInput(values), settings)
      const row = await renameFields(adding, fieldNames?.(values) ?? {})
      response.location(`/api${leadPath}/${row.id}`)
      response.status(201).json({ success: true, ...(await readPresenter(kind, viewer))(row.get()) })
    },
  }
}

const getCall = (kind: LeadKind): RestCall => {
  const { one } = wordsOf(kind)
  return {
    route: `GET ${kind.rest.leadPath}/:id`,
    operationId: `get${kind.graphql.type}`,
    needs: "leads:read",
    summary: `Get ${one}`,
    answers: { 200: { description: "The lead.", json: leadSchema(kind) } },
    examples: { one: { id: EXAMPLE_ID, status: 200, answer: exampleOf(kind) } },
    handle: answerWith(async (viewer, id) => {
      const row = await findLead(kind, viewer, id)
      if (!row) throw new NotFoundError(kind.noun, id)
      return (await readPresenter(kind, viewer))(row)
    }),
  }
}

export const leadCalls = (kind: LeadKind): RestCall[] => [
  submitCall(kind),
  listCall(kind),
  exportCall(kind),
  addCall(kind),
  getCall(kind),
]
