import type { Request } from "express"
import * as z from "zod"
import { InvalidInputError, NotFoundError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { fromRestNames, snakeCase } from "../../../contract/api/restNames.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import { type LeadImportState, leadImportStates } from "../../../contract/leads/leadImports.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { renameFields } from "../../../edges/http/rest/fieldNames.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import { sendCsv } from "../../../edges/http/rest/streams.ts"
import { may, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { noCounts } from "./checkImport.ts"
import { nameOfMaker, reportRows } from "./importRows.ts"
import type { LeadImportRow } from "./leadImport.model.ts"
import {
  datesOf,
  describeImport,
  describeRules,
  findImport,
  pauseImport,
  startImport,
  undoImport,
  undoUntil,
} from "./leadImports.service.ts"
import { asGuessed, uploadImport, uploadRules } from "./receiveImport.ts"

const CSV = "text/csv"
const ID = 1

const importColumn = z.object({
  index: z.int(),
  header: z.string(),
  samples: z.array(z.string()),
  field: z.string().nullable(),
  is_guessed: z.boolean(),
})

const leadImport = z
  .object({
    id: z.int(),
    lead_type: z.string(),
    file_name: z.string(),
    state: z.enum(leadImportStates),
    problem: z.string().nullable().meta({ description: "Error that stopped it." }),
    made_by: z.string().nullable().meta({ description: "Uploader; null without `leads:read`." }),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    undo_until: z.iso.datetime().nullable(),
    row_count: z.int(),
    done_count: z.int().meta({ description: "Rows checked, imported or undone so far in the current state." }),
    created_count: z.int(),
    updated_count: z.int(),
    skipped_count: z.int(),
    faulty_count: z.int(),
    kept_count: z
      .int()
      .meta({ description: "Leads that an undo left unchanged, because they were edited after the import." }),
    columns: z.array(importColumn),
    unclear_dates: z.array(z.string()).meta({ description: "Dates of which `date_order` must be said." }),
    date_order: z.string().nullable(),
    known_by: z.array(z.string()),
    on_known: z.string(),
    starts_clock: z.boolean(),
    sends_receipts: z.boolean(),
    runs_rules: z.boolean(),
    source: z.string(),
    owner_id: z.int().nullable(),
    values: z.array(z.object({ field: z.string(), value: z.string() })),
    keeps_others: z.boolean(),
  })
  .meta({ id: "LeadImport" })

const importToRest = async (one: LeadImportRow, viewer: Viewer) => {
  const { settings } = one
  const { order, unclear } = datesOf(one.columns)
  return toRest(leadImport, one, {
    ...asGuessed,
    ...settings,
    madeBy: may(viewer, "leads:read") ? await nameOfMaker(one, viewer) : null,
    undoUntil: undoUntil(one),
    columns: one.columns.map((column, index) => toRest(importColumn, column, { index })),
    unclearDates: unclear,
    dateOrder: settings.dateOrder ?? order,
  })
}

const example = toRest(leadImport, {
  ...noCounts,
  ...asGuessed,
  id: ID,
  leadType: "driver_application",
  fileName: "drivers.csv",
  state: leadImportStates.UPLOADED as LeadImportState,
  problem: null,
  madeBy: "Dana",
  createdAt: "2026-11-21T09:30:00.000Z",
  startedAt: null,
  finishedAt: null,
  undoUntil: null,
  rowCount: 2,
  keptCount: 0,
  columns: [{ index: 0, header: "Email", samples: ["ana@example.com"], field: "email", is_guessed: true }],
  unclearDates: [],
})

/** The bytes of a request. One that breaks off is the sender's matter. */
const bytesOf = async function* (request: Request): AsyncGenerator<Uint8Array> {
  try {
    // A file that is refused early must not end the connection, on which the next request may be another client's.
    yield* request.iterator({ destroyOnReturn: false })
  } catch (error) {
    if (!request.readableEnded) throw new InvalidInputError([{ field: "file", message: "The upload broke off." }])
    throw error
  }
}

const required = async (viewer: Viewer, id: string) => {
  const one = await findImport(viewer, id)
  if (!one) throw new NotFoundError("import", id)
  return one
}

const body = z.object(
  Object.fromEntries(Object.entries(describeRules.shape).map(([name, rule]) => [snakeCase(name), rule])),
)

const restNames = Object.fromEntries(Object.keys(describeRules.shape).map((name) => [name, snakeCase(name)]))

interface Step extends Pick<RestCall, "needs" | "operationId" | "summary" | "description"> {
  name: string
  act: (viewer: Viewer, id: string) => Promise<LeadImportRow>
  /** Of its example, as it is then. */
  id: number
  state: LeadImportState
}

const steps: readonly Step[] = [
  {
    name: "start",
    needs: "leads:write",
    operationId: "startImport",
    summary: "Run an import",
    description:
      "One that is checked, or paused. Rows with faults are left out. In the background. It takes what describing it takes.",
    act: startImport,
    id: 2,
    state: leadImportStates.RUNNING,
  },
  {
    name: "pause",
    needs: "leads:write",
    operationId: "pauseImport",
    summary: "Pause an import",
    description: "One that runs, behind the rows that are being stored.",
    act: pauseImport,
    id: 3,
    state: leadImportStates.PAUSED,
  },
  {
    name: "undo",
    needs: ["leads:write", "leads:erase"],
    operationId: "undoImport",
    summary: "Undo an import",
    description: "For 30 days, in the background. Leads edited since then stay unchanged and are counted.",
    act: undoImport,
    id: 4,
    state: leadImportStates.UNDOING,
  },
]

const answers = { 200: { description: "The import as it now is.", json: leadImport } }

export const leadImportCalls: RestCall[] = [
  {
    route: "POST /imports",
    operationId: "uploadImport",
    needs: "leads:write",
    summary: "Upload a file of leads",
    description:
      "The body is the CSV itself, up to 50 MB and 200,000 rows: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or " +
      "Windows-1252, with a row of headers. Nothing is stored of leads until the import is described and started.",
    query: z.object({
      lead_type: z.enum(leadKinds.map(({ type }) => type)).meta({ description: "The kind of lead that it holds." }),
      file_name: uploadRules.shape.fileName.meta({ description: "File name." }),
    }),
    raw: CSV,
    answers: {
      201: { description: "Stored, with guessed columns.", json: leadImport, headers: ["Location"] },
    },
    refusals: [413, 415],
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
      try {
        const { lead_type: leadType, file_name: fileName } = request.query
        const upload = uploadImport(leadKinds, viewer, { leadType, fileName }, bytesOf(request))
        const one = await renameFields(upload, { leadType: "lead_type", fileName: "file_name" })
        response.location(`/api/imports/${one.id}`)
        response.status(201).json(await importToRest(one, viewer))
      } finally {
        // The rest is discarded, but taken off the connection, so that the sender gets to read the answer.
        request.resume()
      }
    },
  },
  {
    route: "GET /imports/:id",
    operationId: "getImport",
    needs: "leads:write",
    summary: "Get an import",
    answers: { 200: { description: "The import.", json: leadImport } },
    examples: { one: { id: ID, status: 200, answer: example } },
    handle: answerWith(async (viewer, id) => importToRest(await required(viewer, id), viewer)),
  },
  {
    route: "GET /imports/:id/report.csv",
    operationId: "getImportReport",
    needs: "leads:write",
    summary: "Download the report of an import",
    description:
      "The rows that were skipped, have faults, or changed leads, with the reasons, and their cells for 30 days.",
    answers: { 200: { description: "The report.", types: [CSV], headers: ["Content-Disposition"] } },
    examples: { one: { id: ID, status: 200, answer: '"line","outcome","lead","reasons","Email"\r\n' } },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const one = await required(viewer, String(request.params.id))
      await sendCsv(response, { name: `import_${one.id}_report`, rows: reportRows(viewer, one), total: null })
    },
  },
  {
    route: "PUT /imports/:id",
    operationId: "describeImport",
    needs: "leads:write",
    summary: "Map the columns of an import",
    description:
      "And what becomes of people who are known, and what else the leads get: all of it. The rows are then checked in the " +
      "background; `state` becomes `CHECKED`. `UPDATE` takes `leads:erase`, `sends_receipts` takes `mail:write`.",
    body,
    answers,
    refusals: [404, 409],
    examples: {
      columns: {
        id: ID,
        body: { columns: [{ index: 0, field: "email" }], known_by: ["EMAIL"], on_known: "UPDATE" },
        status: 200,
        answer: { ...example, state: leadImportStates.CHECKING, on_known: "UPDATE" },
      },
    },
    handle: answerWith(async (viewer, id, { body }) => {
      const described = describeImport(leadKinds, viewer, id, fromRestNames(body))
      return importToRest(await renameFields(described, restNames), viewer)
    }),
  },
  ...steps.map(
    ({ name, act, id, state, ...call }): RestCall => ({
      ...call,
      route: `POST /imports/:id/${name}`,
      answers,
      refusals: [404, 409],
      examples: { one: { id, status: 200, answer: { ...example, id, state } } },
      handle: answerWith(async (viewer, id) => importToRest(await act(viewer, id), viewer)),
    }),
  ),
]
