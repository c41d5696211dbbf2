import { Agent, request } from "node:http"
import { expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()

interface Sent {
  path: string
  method?: string
  type?: string
  body?: Buffer
  token?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** `port` is the local port: the same port means that the connection was reused. */
const send = ({ path, method = "GET", type, body, token }: Sent) =>
  new Promise<{ status: number; port: number | undefined }>((resolve, reject) => {
    const headers = {
      ...(type && { "content-type": type }),
      ...(body && { "content-length": body.length }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const sent = request(app.url + path, { agent, method, headers }, (response) => {
      response.resume().once("end", () => resolve({ status: response.statusCode ?? 0, port: sent.socket?.localPort }))
    })
    sent.on("error", reject).setTimeout(30_000, () => sent.destroy(new Error("no answer")))
    sent.end(body)
  })

const imports = "/api/imports?lead_type=driver_application&file_name=a"
const large = Buffer.alloc(1_000_000, "x")
const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), large])
const part = (name: string) =>
  Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`), large])
const form = "multipart/form-data; boundary=b"

test.each<[string, number, Sent]>([
  ["a file of leads that is none", 400, { path: imports, type: "text/csv", body: pdf }],
  ["a file of blank lines", 400, { path: imports, type: "text/csv", body: Buffer.alloc(200_000, "\n") }],
  ["a row of too many cells", 400, { path: imports, type: "text/csv", body: Buffer.from(`a${",b".repeat(1_001)}\n`) }],
  ["a file of leads of another type", 415, { path: imports, type: "text/plain", body: large }],
  ["a picture in another field", 400, { path: "/api/cms/media", type: form, body: part("other") }],
  ["a sender's file without a lead", 404, { path: "/api/status/d1-x/files", type: form, body: part("file") }],
  ["a JSON body that is too large", 413, { path: "/api/drivers/apply", type: "application/json", body: large }],
  ["a GraphQL document that is too large", 413, { path: "/graphql", type: "application/json", body: large }],
  ["a call that does not exist", 404, { path: "/api/nothing", type: "application/json", body: large }],
])("%s is refused, and leaves its connection to the next request", async (_what, status, sent) => {
  const token = await app.as("OWNER")
  const refused = await send({ method: "POST", token, ...sent })
  expect(refused.status).toBe(status)
  const next = await send({ path: "/livez" })
  expect(next.status).toBe(200)
  const again = await send({ path: "/livez" })
  expect([again.status, again.port]).toEqual([200, next.port])
})
