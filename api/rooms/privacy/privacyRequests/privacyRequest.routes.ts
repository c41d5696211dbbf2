import { pipeline } from "node:stream/promises"
import * as z from "zod"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { privacyRequestKinds } from "../../../contract/privacy/privacyRequests.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { linkInput, privacyRequestInput } from "./privacyRequest.rules.ts"
import { confirmPrivacyRequest, downloadPrivacyExport, submitPrivacyRequest } from "./submitRequest.service.ts"

const EXAMPLE_TOKEN = "as-it-stands-in-the-mail"

const refused = (noun: string) => ({ success: false, message: new NotFoundError(noun).message, errors: [] })

export const privacyRequestCalls: RestCall[] = [
  {
    route: "POST /privacy-requests",
    operationId: "submitPrivacyRequest",
    needs: null,
    summary: "Submit a privacy request",
    description:
      "Mails a link that confirms the address; the team sees the request only after the confirmation. The answer is the " +
      "same for every address. A repeated request mails the link again after some minutes, a few times a day.",
    body: privacyRequestInput,
    answers: {
      202: {
        description: "Accepted.",
        json: z.object({ message: z.string().meta({ description: "Message to the person." }) }),
      },
    },
    refusals: [403],
    examples: {
      deletion: {
        body: { kind: "DELETE", email: "ana@example.com", locale: "es" },
        status: 202,
        answer: { message: messages.privacyRequestReceived },
      },
    },
    handle: async (request, response) => {
      const answer = await submitPrivacyRequest(viewerOf(request), request.body)
      response.set("Cache-Control", "no-store").status(202).json(answer)
    },
  },
  {
    route: "POST /privacy-requests/confirm",
    operationId: "confirmPrivacyRequest",
    needs: null,
    summary: "Confirm a privacy request",
    description: "Uses the token of the mailed link, valid for 7 days. Idempotent.",
    body: linkInput,
    answers: {
      200: {
        description: "The request is confirmed; the answer is due by the returned date.",
        json: z.object({ kind: z.enum(privacyRequestKinds), dueAt: z.iso.datetime() }),
      },
    },
    refusals: [404],
    examples: { unknown: { body: { token: EXAMPLE_TOKEN }, status: 404, answer: refused("privacy request") } },
    handle: async (request, response) => {
      const { token } = parseInput(linkInput, request.body)
      const { kind, dueAt } = await confirmPrivacyRequest(viewerOf(request), token)
      response.set("Cache-Control", "no-store").json({ kind, dueAt })
    },
  },
  {
    route: "GET /privacy-requests/export/:token",
    operationId: "downloadPrivacyExport",
    needs: null,
    summary: "Download all stored data of a person",
    description: "Uses the token of the link in the answer's mail, valid for 7 days. The export is created on request.",
    answers: {
      200: { description: "The file.", types: ["application/zip"], headers: ["Content-Disposition"] },
    },
    refusals: [404],
    examples: { unknown: { token: EXAMPLE_TOKEN, status: 404, answer: refused("export") } },
    handle: async (request, response) => {
      response.set("Cache-Control", "no-store")
      const zip = await downloadPrivacyExport(viewerOf(request), String(request.params.token))
      response.type("application/zip").set("Content-Disposition", 'attachment; filename="personal-data.zip"')
      await pipeline(zip, response)
    },
  },
]
