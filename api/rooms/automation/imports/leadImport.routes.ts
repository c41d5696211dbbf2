import { PassThrough } from "node:stream"
import type { Request } from "express"
import * as z from "zod"
import { InvalidInputError, NotFoundError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { snakeCase } from "../../../contract/api/restNames.ts"
import { leadImportStates } from "../../../contract/leads/leadImports.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { renameFields } from "../../../edges/http/rest/fieldNames.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { sendCsv } from "../../../edges/http/rest/streams.ts"
import { fragmentReader, graphqlCall } from "../../../edges/operations/graphqlCall.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { zeroCounts } from "./checkImport.ts"
import { reportRows } from "./importRows.ts"
import { defaultImportSettings } from "./leadImport.model.ts"
import { describeRules, findImport } from "./leadImports.service.ts"
import { uploadImport, uploadRules } from "./receiveImport.ts"

const CSV = "text/csv"
const ID = 1

const LEAD_IMPORT = `fragment LeadImport on LeadImport {
  id leadType fileName state problem madeBy createdAt startedAt finishedAt undoUntil
  rowCount doneCount createdCount updatedCount skippedCount faultyCount keptCount
  columns { index header samples field }
  unclearDates dateOrder onKnown runsRules source ownerId
  keepsOthers
}`

const leadImport = fragmentReader(LEAD_IMPORT, "LeadImport")

const named = <Value>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value]))

const example = {
  id: ID,
  lead_type: "driver_application",
  file_name: "drivers.csv",
  state: leadImportStates.UPLOADED,
  problem: null,
  made_by: "Dana",
  created_at: "2026-11-21T09:30:00.000Z",
  started_at: null,
  finished_at: null,
  undo_until: null,
  row_count: 2,
  ...named(zeroCounts),
  kept_count: 0,
  columns: [{ index: 0, header: "Email", samples: ["ana@example.com"], field: "email" }],
  unclear_dates: [],
  ...named({ ...defaultImportSettings }),
}

/**
 * Rejecting a file early must not close the connection, as its next request may be another client's. `discardRest`
 * reads the rest of the body, so that the sender can read the response.
 */
const separateBody = (request: Request) => {
  const bytes = request.pipe(new PassThrough())
  // An error before the body has a reader would crash the process.
  bytes.on("error", () => undefined)
  request.once("close", () => {
    if (!request.complete) bytes.destroy(new InvalidInputError([{ field: "file", message: "The upload broke off." }]))
  })
  const discardRest = () => {
    request.unpipe(bytes).resume()
    bytes.destroy()
  }
  return { bytes, discardRest }
}

const body = z.object(named(describeRules.shape))

const restNames = Object.fromEntries(Object.keys(describeRules.shape).map((name) => [name, snakeCase(name)]))

const steps = [
  { name: "start", state: leadImportStates.RUNNING, id: 2 },
  { name: "pause", state: leadImportStates.PAUSED, id: 3 },
  { name: "undo", state: leadImportStates.UNDOING, id: 4 },
]

export const leadImportCalls: RestCall[] = [
  {
    route: "POST /imports",
    operationId: "uploadImport",
    needs: "leads:write",
    summary: "Upload a file of leads",
    description:
      "The body is the CSV itself, up to 50 MB and 200,000 rows: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or " +
      "Windows-1252, with a row of headers. No lead is stored until the import is described and started.",
    query: z.object({
      lead_type: z.enum(leadKinds.map(({ type }) => type)).meta({ description: "Kind of the leads." }),
      file_name: uploadRules.shape.fileName.meta({ description: "Name of the import, usually that of the file." }),
      like: z.string().optional().meta({ description: "Id of an import to copy columns and settings from." }),
    }),
    raw: CSV,
    answers: {
      201: { description: "Stored, with guessed columns.", json: leadImport.rule, headers: ["Location"] },
    },
    refusals: [404, 413, 415],
    examples: {
      drivers: {
        query: { lead_type: "driver_application", file_name: "drivers.csv" },
        body: "Name;Email;City\r\nAna Ruiz;ana@example.com;Phoenix\r\nBo Li;bo@example.com;Tempe\r\n",
        status: 201,
        answer: example,
      },
    },
    handle: async (request, response) => {
      if (!request.is(CSV)) throw new UnsupportedMediaTypeError(`Send the file itself as ${CSV}.`)
      const viewer = viewerOf(request)
      const { bytes, discardRest } = separateBody(request)
      try {
        const { lead_type: leadType, file_name: fileName, like } = request.query
        const upload = uploadImport(viewer, { leadType, fileName, like }, bytes)
        const one = await renameFields(upload, { leadType: "lead_type", fileName: "file_name" })
        const [answer] = await leadImport.readAll(request, response, [one])
        response.location(`/api/imports/${one.id}`)
        response.status(201).json(answer)
      } finally {
        discardRest()
      }
    },
  },
  graphqlCall({
    route: "GET /imports/:id",
    operationId: "getImport",
    summary: "Get an import",
    description: "Settings and progress. 404 for an unknown id.",
    document: `query ($id: ID!) { leadImport(id: $id) { ...LeadImport } } ${LEAD_IMPORT}`,
    examples: { one: { id: ID, status: 200, answer: example } },
  }),
  {
    route: "GET /imports/:id/report.csv",
    operationId: "getImportReport",
    needs: "leads:write",
    summary: "Download the faulty rows of an import",
    description: "The faulty rows with their reasons and, for 30 days, their cells.",
    answers: { 200: { description: "CSV, one line per faulty row.", types: [CSV], headers: ["Content-Disposition"] } },
    examples: { one: { id: ID, status: 200, answer: '"line","reasons","Email"\r\n' } },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const id = String(request.params.id)
      const one = await findImport(viewer, id)
      if (!one) throw new NotFoundError("import", id)
      await sendCsv(response, { name: `import_${one.id}_report`, rows: reportRows(viewer, one), total: null })
    },
  },
  graphqlCall({
    route: "PUT /imports/:id",
    operationId: "describeImport",
    summary: "Map the columns of an import",
    document: `mutation ($input: DescribeLeadImportInput!) { describeLeadImport(input: $input) { _: leadImport { ...LeadImport } } } ${LEAD_IMPORT}`,
    body,
    fieldNames: restNames,
    refusals: [404, 409],
    examples: {
      columns: {
        id: ID,
        body: { columns: [{ index: 0, field: "email" }], on_known: "UPDATE" },
        status: 200,
        answer: { ...example, state: leadImportStates.CHECKING, on_known: "UPDATE" },
      },
    },
  }),
  ...steps.map(({ name, state, id }) =>
    graphqlCall({
      route: `POST /imports/:id/${name}`,
      operationId: `${name}Import`,
      document: `mutation ($id: ID!) { ${name}LeadImport(id: $id) { _: leadImport { ...LeadImport } } } ${LEAD_IMPORT}`,
      refusals: [404, 409],
      examples: { one: { id, status: 200, answer: { ...example, id, state } } },
    }),
  ),
]
