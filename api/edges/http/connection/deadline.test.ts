import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import express, { type Express } from "express"
import { until } from "../../../testing/process/until.ts"
import { errorHandler } from "../errorHandler.ts"
import { requestId } from "../requestLog.ts"
import { deadline } from "./deadline.ts"

const LIMIT_MS = 2_000

let server: Server

const serve = async (app: Express) => {
  app.use(errorHandler)
  server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  return (server.address() as AddressInfo).port
}

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe("of a body that comes byte by byte", () => {
  let isBegun: boolean
  let received: number
  let isRead: boolean

  beforeEach(() => {
    isBegun = false
    received = 0
    isRead = false
    // The network stays real.
    jest.useFakeTimers({
      doNotFake: [
        "Date",
        "hrtime",
        "performance",
        "nextTick",
        "queueMicrotask",
        "setImmediate",
        "clearImmediate",
        "setInterval",
        "clearInterval",
      ],
    })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** Sends a body of this many bytes, an eighth of the limit before each, and then waits; returns the status line. */
  const sendSlowly = async (port: number, { announced, sent, wait }: Record<"announced" | "sent" | "wait", number>) => {
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
  const uploadApp = (answersAfter?: number) => {
    const app = express()
    app.use(requestId, deadline(LIMIT_MS))
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
    return app
  }

  test("the whole may take far longer than the limit, as long as some of it arrives", async () => {
    const port = await serve(uploadApp(LIMIT_MS / 2))
    const sent = { announced: 12, sent: 12, wait: LIMIT_MS / 2 }
    expect(await sendSlowly(port, sent)).toBe("HTTP/1.1 200 OK")
  })

  test("the limit counts from the end", async () => {
    const port = await serve(uploadApp(LIMIT_MS / 2))
    expect(await sendSlowly(port, { announced: 6, sent: 6, wait: LIMIT_MS / 2 })).toBe("HTTP/1.1 200 OK")
  })

  test("the rest that does not arrive is waited for no longer than twice the limit: 503", async () => {
    const port = await serve(uploadApp())
    const sent = { announced: 8, sent: 3, wait: (LIMIT_MS * 13) / 8 }
    expect(await sendSlowly(port, sent)).toBe("HTTP/1.1 503 Service Unavailable")
  })

  test("the answer that does not come in time is a 503", async () => {
    const port = await serve(uploadApp())
    const sent = { announced: 3, sent: 3, wait: LIMIT_MS }
    expect(await sendSlowly(port, sent)).toBe("HTTP/1.1 503 Service Unavailable")
  })
})

test("a request that is not answered in time gets a 503, and the late answer is dropped quietly", async () => {
  let answerLate = () => {}
  const app = express()
  app.use(requestId, deadline(50))
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
  const port = await serve(app)
  const url = `http://127.0.0.1:${port}`

  const slow = await fetch(`${url}/api/slow`)
  expect(slow.status).toBe(503)
  expect(slow.headers.get("retry-after")).toBe("5")
  expect(await slow.json()).toMatchObject({ success: false, errors: [] })
  answerLate()
  expect(await (await fetch(`${url}/api/quick`)).json()).toEqual({ quick: true })
})

test.each(["/api", "/graphql", "/healthz"])("an answer that is late below %s is JSON all the same", async (mount) => {
  const app = express()
  app.use(requestId)
  app.use(mount, deadline(50), () => {})
  const port = await serve(app)
  const answer = await fetch(`http://127.0.0.1:${port}${mount}?x=1`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
  const body = await answer.json()
  expect(mount === "/graphql" ? body.errors[0].extensions.code : body.success).toBe(
    mount === "/graphql" ? "SERVICE_UNAVAILABLE" : false,
  )
})
