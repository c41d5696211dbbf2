import { beforeEach, describe, expect, test } from "@jest/globals"
import express from "express"
import { serve } from "../../../testing/process/serve.ts"
import { until } from "../../../testing/process/until.ts"
import { sendCsv, sendJson } from "./streams.ts"

const ROW = `${"x".repeat(1_000)}\r\n`

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

const app = express()
app.get("/csv", (_request, response) => sendCsv(response, { name: "rows", rows: endless(), total: 7 }).catch(() => {}))
app.get("/list", (_request, response) => sendJson(response, [{ name: "Zoë 👋", at: new Date(0) }]))
const url = await serve(app)
beforeEach(() => {
  made = 0
  isEnded = false
})

describe("an export", () => {
  test("states the number of records, and ends when the client disconnects", async () => {
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
    // `made` stops growing once the buffers between server and client are full.
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

test("a list in memory is sent with its length in bytes", async () => {
  const response = await fetch(`${url}/list`)
  const text = await response.text()
  expect(text).toBe('[{"name":"Zoë 👋","at":"1970-01-01T00:00:00.000Z"}]')
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)))
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
})
