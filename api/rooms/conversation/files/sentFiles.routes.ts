import type { Request } from "express"
import * as z from "zod"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { LEAD_FILE_BYTES_MAX } from "../../../contract/files/leadFiles.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { receiveFormFile, requireForm } from "../../../edges/http/uploads.ts"
import { addSentFile, type SentForm } from "./sentFiles.service.ts"

const REQUEST_FIELD = "request_id"

export const receiveSentFile = async (request: Request): Promise<SentForm> => {
  const { texts, ...file } = await receiveFormFile(request, LEAD_FILE_BYTES_MAX, [REQUEST_FIELD])
  return { ...file, requestId: texts[REQUEST_FIELD] || null }
}

const form = z.object({
  [REQUEST_FIELD]: z.string().optional().meta({ description: "Id of the answered file request." }),
  file: z.string().meta({ contentMediaType: "application/octet-stream" }),
})

const moment = z.iso.datetime()

const sentFiles = z
  .object({
    success: z.literal(true),
    message: z.string(),
    asked: z.array(z.object({ id: z.string(), what: z.string(), answered_at: moment.nullable() })).meta({
      description: "Files that the team requested; `answered_at` is null until they are sent.",
    }),
    sent: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          size: z.int().meta({ description: "In bytes." }),
          sent_at: moment,
        }),
      )
      .meta({ description: "Files uploaded by the sender." }),
    left: z.int().meta({ description: "Number of files that may still be added." }),
  })
  .meta({ id: "SentFiles" })

const EXAMPLE_TOKEN = "d1-Yk3fR8Zq0tVn5sXw2uPb7aLc4mHe9gJd6iKo1yQr-_M"

export const sentFileCalls: RestCall[] = [
  {
    route: "POST /status/:token/files",
    operationId: "sendFile",
    needs: null,
    summary: "Add a file to a submission",
    description:
      "For the sender, with the token of the status page: JPEG, PNG, WebP, HEIC or PDF, up to 10 MB each and 20 per lead. " +
      "A retry with the same bytes stores one file. Files can be sent until the lead is rejected; the sender cannot " +
      "download them.",
    form,
    answers: {
      201: { description: "Stored.", json: sentFiles },
      200: { description: "The lead already has a file with the same bytes.", json: sentFiles },
    },
    refusals: [404, 409, 413, 415],
    examples: {
      unknown: {
        token: EXAMPLE_TOKEN,
        status: 404,
        answer: { success: false, message: new NotFoundError("lead").message, errors: [] },
      },
    },
    handle: async (request, response) => {
      requireForm(request)
      const token = String(request.params.token)
      const { isDuplicate, files } = await addSentFile(viewerOf(request), token, () => receiveSentFile(request))
      response.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" })
      response.status(isDuplicate ? 200 : 201).json({
        success: true,
        message: messages.fileUploaded,
        asked: files.asked.map(({ answeredAt, ...asked }) => ({ ...asked, answered_at: answeredAt })),
        sent: files.sent.map(({ sentAt, ...sent }) => ({ ...sent, sent_at: sentAt })),
        left: files.left,
      })
    },
  },
]
