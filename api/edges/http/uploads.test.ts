import type { RequestListener } from "node:http"
import { connect } from "node:net"
import { expect, test } from "@jest/globals"
import express from "express"
import { serve } from "../../testing/process/serve.ts"
import { receiveFormFile } from "./uploads.ts"

let app: RequestListener
const { port } = new URL(await serve((request, response) => app(request, response)))

/** Outcome of an upload, read by `receive`, whose client disconnects after these bytes. */
const leaveAfter = (body: string, length: number, isWaited: boolean) =>
  new Promise<string>((resolve) => {
    app = express().post("/", async (request) => {
      if (isWaited) await new Promise((closed) => request.once("close", closed))
      const received = receiveFormFile(request, 1_000)
      received.then(
        () => resolve("received"),
        ({ message }: Error) => resolve(message),
      )
    })
    const socket = connect(Number(port), "127.0.0.1")
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}`
    socket.write(`${head}\r\n\r\n${body}`, () => setImmediate(() => socket.destroy()))
  })

const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'

test.each([
  ["while it is received", part, 500, false],
  ["while it waits to be received", part, 500, true],
  ["whole, while it waits to be received", `${part}\r\n--b--\r\n`, part.length + 9, true],
])("an upload whose client disconnects %s is refused at once", async (_when, body, length, isWaited) => {
  expect(await leaveAfter(body, length, isWaited)).toBe("The upload broke off.")
})
