import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook, WebhookVerificationError } from "standardwebhooks"
import { openInbox } from "./inbox.ts"

const { PORT = "8080", HOST = "127.0.0.1", INBOX_FILE = "inbox.sqlite", WEBHOOK_SECRETS = "" } = process.env
const MAX_BYTES = 1_000_000

// During a rotation there are two secrets; each message is signed with both for a day.
const verifiers = WEBHOOK_SECRETS.split(",")
  .filter(Boolean)
  .map((secret) => new Webhook(secret))
if (verifiers.length === 0) throw new Error("Set WEBHOOK_SECRETS: one secret, or two separated by a comma.")

const inbox = openInbox(INBOX_FILE)

/** True if one of the secrets signed exactly these bytes within the last five minutes. */
const isGenuine = (body: Buffer, headers: IncomingHttpHeaders) =>
  verifiers.some((verifier) => {
    try {
      verifier.verify(body, headers as Record<string, string>)
      return true
    } catch (error) {
      if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return false
      throw error
    }
  })

/** Raw body bytes, which the signature covers; null if too many. */
const readBody = async (request: IncomingMessage) => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    size += piece.length
    if (size > MAX_BYTES) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const receive = async (request: IncomingMessage): Promise<number> => {
  if (request.method !== "POST") return 405
  const body = await readBody(request)
  if (!body) return 413
  if (!isGenuine(body, request.headers)) return 401
  const id = String(request.headers["webhook-id"])
  // Stored before the response: after a 2xx it is not sent again.
  if (inbox.keep(id, body.toString())) setImmediate(workOff)
  else console.log(`${id} is known`)
  return 204
}

/** Processes waiting messages after the response. Failed ones are retried with the next message or start. */
const workOff = () => {
  for (const { id, body } of inbox.waiting()) {
    try {
      inbox.work(id, JSON.parse(body))
      console.log(`${id} is done`)
    } catch (error) {
      console.error(`${id} could not be worked on`, error)
    }
  }
}

const server = createServer((request, response) => {
  receive(request)
    .catch((error) => {
      console.error(error)
      return 500
    })
    .then((status) => {
      // The unread rest of an oversized body would be taken for the next request.
      if (status === 413) response.setHeader("connection", "close")
      response.writeHead(status).end()
    })
})

workOff()
server.listen(Number(PORT), HOST, () => console.log(`Listening on port ${(server.address() as AddressInfo).port}`))
process.on("SIGTERM", () => server.close(() => process.exit()))
