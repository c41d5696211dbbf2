import { connect } from "node:net"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import express, { type Express } from "express"
import { serve } from "../../../testing/process/serve.ts"
import { until } from "../../../testing/process/until.ts"
import { errorHandler } from "../errorHandler.ts"
import { requestId } from "../requestLog.ts"
import { deadline } from "./deadline.ts"

const LIMIT_MS = 2_000

let app: Express
const url = await serve((request, response) => app(request, response))
const port = Number(new URL(url).port)

describe("a request body that arrives byte by byte", () => {
  let [isBegun, received, isRead] = [false, 0, false]

  beforeEach(() => {
    ;[isBegun, received, isRead] = [false, 0, false]
    // Timers of the network stay real.
    const clocks = ["Date", "hrtime", "performance", "setInterval", "clearInterval"] as const
    const turns = ["nextTick", "queueMicrotask", "setImmediate", "clearImmediate"] as const
    jest.useFakeTimers({ doNotFake: [...clocks, ...turns] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** Sends `sent` bytes, one after each eighth of the time limit, then waits. Returns the status line. */
  const sendSlowly = async ({ announced, sent, wait }: Record<"announced" | "sent" | "wait", number>) => {
    const socket = connect(port, "127.0.0.1")
    const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))))
    socket.write(`POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n`)
    await until(() => isBegun)
    for (let bytes = 1; bytes <= sent; bytes += 1) {
      jest.advanceTimersByTime(LIMIT_MS / 8)
      socket.write("x")
      await until(() => received === bytes && (bytes < announced || isRead))
    }
    jest.advanceTimersByTime(wait)
    const status = (await answer).split("\r\n")[0]
    socket.destroy()
    return status
  }

  /** Answers some time after the body has arrived, or never. */
  const serveUpload = (answersAfter?: number) => {
    app = express().use(requestId, deadline(LIMIT_MS))
    app.post("/api/upload", (request, response) => {
      isBegun = true
      request
        .on("data", (bytes: Buffer) => {
          received += bytes.length
        })
        .on("end", () => {
          isRead = true
          if (answersAfter !== undefined) setTimeout(() => response.send("done"), answersAfter)
        })
    })
    app.use(errorHandler)
  }

  test("may take longer than the limit while parts arrive; the time for an answer starts at the body's end", async () => {
    serveUpload(LIMIT_MS / 2)
    expect(await sendSlowly({ announced: 12, sent: 12, wait: LIMIT_MS / 2 })).toBe("HTTP/1.1 200 OK")
  })

  test.each([
    ["the rest does not arrive", { announced: 8, sent: 3, wait: (LIMIT_MS * 13) / 8 }],
    ["no answer comes", { announced: 3, sent: 3, wait: LIMIT_MS }],
  ])("times out with a 503 if %s in time", async (_what, body) => {
    serveUpload()
    expect(await sendSlowly(body)).toBe("HTTP/1.1 503 Service Unavailable")
  })
})

test("a request that is not answered in time gets a 503, and the late answer is dropped quietly", async () => {
  let answerLate = () => {}
  app = express().use(requestId, deadline(50))
  app.get("/api/slow", (_request, response, next) => {
    answerLate = () => {
      try {
        response.json({ late: true })
      } catch (error) {
        next(error)
      }
    }
  })
  app.get("/api/quick", (_request, response) => void response.json({ quick: true }))
  app.use(errorHandler)

  const slow = await fetch(`${url}/api/slow`)
  expect([slow.status, slow.headers.get("retry-after")]).toEqual([503, "5"])
  expect(await slow.json()).toMatchObject({ success: false, errors: [] })
  answerLate()
  expect(await (await fetch(`${url}/api/quick`)).json()).toEqual({ quick: true })
})

test.each([
  ["/graphql", { errors: [{ extensions: { code: "SERVICE_UNAVAILABLE" } }] }],
  ["/healthz", { success: false }],
])("the timeout of a request below %s is reported in JSON", async (mount, body) => {
  app = express()
    .use(requestId)
    .use(mount, deadline(50), () => {})
    .use(errorHandler)
  const answer = await fetch(`${url}${mount}?x=1`)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    503,
    expect.stringMatching(/^application\/json/),
  ])
  expect(await answer.json()).toMatchObject(body)
})
