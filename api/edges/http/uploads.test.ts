import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import express from "express"
import { receiveFormFile } from "./uploads.ts"

const server = createServer()

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What becomes of an upload whose form is read by `receive`, and that its client leaves after these bytes. */
const leaveAfter = (body: string, length: number, isWaited: boolean) =>
  new Promise<string>((resolve) => {
    const app = express().post("/", async (request) => {
      if (isWaited) await new Promise((closed) => request.once("close", closed))
      const received = receiveFormFile(request, 1_000)
      received.then(
        () => resolve("received"),
        ({ message }: Error) => resolve(message),
      )
    })
    server.removeAllListeners("request").on("request", app)
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
    const head = [
      "POST / HTTP/1.1",
      "Host: a",
      "Content-Type: multipart/form-data; boundary=b",
      `Content-Length: ${length}`,
    ]
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`, () => setImmediate(() => socket.destroy()))
  })

const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'

test.each([
  ["while it is received", part, 500, false],
  ["while it waits to be received", part, 500, true],
  ["whole, while it waits to be received", `${part}\r\n--b--\r\n`, part.length + 9, true],
])("an upload whose client leaves %s is refused, and not waited for", async (_when, body, length, isWaited) => {
  expect(await leaveAfter(body, length, isWaited)).toBe("The upload broke off.")
})
