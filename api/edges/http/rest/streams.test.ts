import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals"
import express from "express"
import { until } from "../../../testing/process/until.ts"
import { sendCsv, sendJson } from "./streams.ts"

const ROW = `${"x".repeat(1_000)}\r\n`

let server: Server
let url: string
let made: number
let isEnded: boolean

const endless = async function* () {
  try {
    for (;;) {
      made += 1
      yield ROW
    }
  } finally {
    isEnded = true
  }
}

beforeAll(async () => {
  const app = express()
  app.get("/csv", (_request, response) =>
    sendCsv(response, { name: "rows", rows: endless(), total: 7 }).catch(() => {}),
  )
  app.get("/list", (_request, response) => sendJson(response, [{ name: "Zoë 👋", at: new Date(0) }]))
  server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening))
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  made = 0
  isEnded = false
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe("an export", () => {
  test("says how many records will come, and ends when the client leaves", async () => {
    const leaving = new AbortController()
    const response = await fetch(`${url}/csv`, { signal: leaving.signal })
    expect(response.headers.get("x-total-count")).toBe("7")
    leaving.abort()
    await until(async () => isEnded)
  })

  test("waits for a client that reads slowly", async () => {
    const leaving = new AbortController()
    await fetch(`${url}/csv`, { signal: leaving.signal })
    let before = -1
    // Until the buffers between both are full.
    await until(async () => {
      const isStill = made === before
      before = made
      return isStill
    })
    expect(made).toBeLessThan(50_000)
    expect(isEnded).toBe(false)
    leaving.abort()
    await until(async () => isEnded)
  })
})

test("a list in memory is sent with its length", async () => {
  const response = await fetch(`${url}/list`)
  const text = await response.text()
  expect(text).toBe('[{"name":"Zoë 👋","at":"1970-01-01T00:00:00.000Z"}]')
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)))
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
})
