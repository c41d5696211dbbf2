import type { Response } from "express"
import * as z from "zod"
import { DeadLinkError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import {
  fileOrigins,
  hasPreview,
  LEAD_FILE_BYTES_MAX,
  leadFileAddress,
  leadFilePreviewAddress,
  leadFileTypes,
} from "../../../contract/files/leadFiles.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import { receiveFormFile } from "../../../edges/http/uploads.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team.ts"
import { dispositionOf } from "../../content/pictures/sendPicture.ts"
import { wordsOf } from "../../leads/lead/lead.schemas.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { LeadFileRow } from "../../leads/related/leadFile.model.ts"
import { idsWithoutPreview } from "../../leads/related/storedFiles.ts"
import { savedName } from "./leadFile.rules.ts"
import {
  deleteLeadFile,
  listLeadFiles,
  readLeadFile,
  readLeadFilePreview,
  uploadLeadFile,
} from "./leadFiles.service.ts"

const filesToRest = async (viewer: Viewer, files: readonly LeadFileRow[]) => {
  const { colleagueOf } = await readTeam(viewer)
  const lacking = await idsWithoutPreview(files.map(({ id }) => id))
  return files.map((file) =>
    toRest(leadFile, file, {
      addedBy: file.addedBy.toLowerCase(),
      colleague: file.addedById === null ? null : colleagueOf(file.addedById).name,
      url: leadFileAddress(file.id),
      previewUrl: hasPreview(file.contentType) && !lacking.has(file.id) ? leadFilePreviewAddress(file.id) : null,
    }),
  )
}

const leadFile = z
  .object({
    id: z.int(),
    name: z.string(),
    content_type: z.string().meta({ description: "By content, such as `application/pdf`." }),
    size: z.int().meta({ description: "In bytes." }),
    added_by: z.enum(Object.values(fileOrigins).map((origin) => origin.toLowerCase())),
    colleague: z
      .string()
      .nullable()
      .meta({ description: "Name of the colleague who added the file. Null for files from a sender or message." }),
    created_at: z.iso.datetime(),
    url: z.string(),
    preview_url: z.string().nullable().meta({ description: "Address of the preview; null if the file has none." }),
  })
  .meta({ id: "LeadFile" })

const stored = z.object({ success: z.literal(true), message: z.string(), ...leadFile.shape })

const form = z.object({ file: z.string().meta({ contentMediaType: "application/octet-stream" }) })

const ID = 1

const example = {
  id: ID,
  name: "car.png",
  content_type: "image/png",
  size: 70,
  added_by: "colleague",
  colleague: null,
  created_at: "2026-11-21T09:30:00.000Z",
  url: leadFileAddress(ID),
  preview_url: leadFilePreviewAddress(ID),
}

/** Nothing in a file may run, and only the viewer may cache it. */
const sendBytes = (response: Response, bytes: Buffer, { type, disposition }: { type: string; disposition: string }) => {
  response.setHeader("Cache-Control", "private, no-store, no-transform")
  response.setHeader("Content-Security-Policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Content-Type", type)
  response.setHeader("Content-Length", bytes.length)
  response.setHeader("Content-Disposition", disposition)
  response.end(bytes)
}

const callsOf = (kind: LeadKind): RestCall[] => {
  const path = `${kind.rest.leadPath}/:id/files`
  const { type } = kind.graphql
  return [
    {
      route: `POST ${path}`,
      operationId: `upload${type}File`,
      needs: "leads:write",
      summary: `Add a file to ${wordsOf(kind).one}`,
      description: "JPEG, PNG, WebP, HEIC or PDF by content, up to 10 MB each and 20 per lead.",
      form,
      answers: {
        201: { description: "Stored.", json: stored },
        200: { description: "The lead already has a file with the same bytes, which is returned.", json: stored },
      },
      refusals: [409, 413, 415],
      examples: {
        picture: { id: ID, status: 201, answer: { success: true, message: messages.fileUploaded, ...example } },
      },
      handle: async (request, response) => {
        const viewer = viewerOf(request)
        const lead = { leadType: kind.type, leadId: String(request.params.id) }
        const receive = () => receiveFormFile(request, LEAD_FILE_BYTES_MAX)
        const { file, isDuplicate } = await uploadLeadFile(viewer, lead, receive)
        const message = isDuplicate ? `This file is there already, as “${file.name}”.` : messages.fileUploaded
        const [described] = await filesToRest(viewer, [file])
        response.status(isDuplicate ? 200 : 201).json({ success: true, message, ...described })
      },
    },
    {
      route: `GET ${path}`,
      operationId: `list${type}Files`,
      needs: "leads:read",
      summary: `List the files of ${wordsOf(kind).one}`,
      description: "Descriptions without bytes, oldest first.",
      answers: { 200: { description: "The files.", json: z.array(leadFile) } },
      examples: { all: { id: ID, status: 200, answer: [example] } },
      handle: answerWith(async (viewer, id) => filesToRest(viewer, await listLeadFiles(kind, viewer, id))),
    },
  ]
}

export const leadFileCalls: RestCall[] = [
  ...leadKinds.flatMap(callsOf),
  {
    route: "GET /leads/files/:id",
    operationId: "downloadLeadFile",
    needs: "leads:read",
    summary: "Download a file of a lead",
    description: "Unchanged bytes. Browsers save the file and never display it.",
    answers: {
      200: {
        description: "The file.",
        types: [...Object.keys(leadFileTypes), "application/octet-stream"],
        headers: ["Content-Disposition"],
      },
    },
    examples: { one: { id: ID, status: 200 } },
    handle: async (request, response) => {
      const { file, bytes } = await readLeadFile(viewerOf(request), String(request.params.id))
      sendBytes(response, bytes, {
        type: file.contentType,
        disposition: dispositionOf("attachment", savedName(file)),
      })
    },
  },
  {
    route: "GET /leads/files/:id/preview",
    operationId: "getLeadFilePreview",
    needs: "leads:read",
    summary: "Get a preview of a lead's file",
    description: "WebP, up to 1,200 pixels wide: a picture, or the first page of a PDF. 404 for other files.",
    answers: { 200: { description: "The picture.", types: ["image/webp"], headers: ["Content-Disposition"] } },
    examples: { one: { id: ID, status: 200 } },
    handle: async (request, response) => {
      const preview = await readLeadFilePreview(viewerOf(request), String(request.params.id))
      if (!preview) throw new DeadLinkError(refusals.noPreview)
      sendBytes(response, preview, { type: "image/webp", disposition: "inline" })
    },
  },
  {
    route: "DELETE /leads/files/:id",
    operationId: "deleteLeadFile",
    needs: "leads:write",
    summary: "Delete a file of a lead",
    description: "Also deletes attachments of messages.",
    answers: {
      200: { description: "Deleted.", json: z.object({ success: z.literal(true), message: z.string() }) },
    },
    examples: { one: { id: ID, status: 200, answer: { success: true, message: messages.fileDeleted } } },
    handle: answerWith(async (viewer, id) => {
      await deleteLeadFile(viewer, id)
      return { success: true, message: messages.fileDeleted }
    }),
  },
]
