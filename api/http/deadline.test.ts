import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, expect, test } from "@jest/globals"
import express, { type Express } from "express"
import { deadline } from "./deadline.ts"
import { errorHandler } from "./errorHandler.ts"
import { requestId } from "./requestLog.ts"

// A busy machine may stand still for longer than a pause between two bytes.
const LIMIT_MS = 2_000

let server: Server

/** Serves an app until the test ends, and returns its port. */
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

/** Sends a body of this many bytes, one at a time with a pause before each, and returns the status line. */
const sendSlowly = async (port: number, { announced, sent }: { announced: number; sent: number }) => {
  const socket = connect(port, "127.0.0.1")
  const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))))
  socket.write(`POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n`)
  for (let byte = 0; byte < sent; byte += 1) {
    await wait(LIMIT_MS / 8)
    socket.write("x")
  }
  const status = (await answer).split("\r\n")[0]
  socket.destroy()
  return status
}

/** Answers half the limit after the body has arrived. */
const uploadApp = () => {
  const app = express()
  app.use(requestId, deadline(LIMIT_MS))
  app.post("/api/upload", (request, response) => {
    request.on("data", () => {}).on("end", () => setTimeout(() => response.send("done"), LIMIT_MS / 2))
  })
  return app
}

test("a body may take far longer than the limit, as long as some of it arrives", async () => {
  const port = await serve(uploadApp())
  expect(await sendSlowly(port, { announced: 12, sent: 12 })).toBe("HTTP/1.1 200 OK")
})

test("the limit counts from the end of the body", async () => {
  const port = await serve(uploadApp())
  expect(await sendSlowly(port, { announced: 6, sent: 6 })).toBe("HTTP/1.1 200 OK")
})

test("a body that stops arriving gets a 503", async () => {
  const port = await serve(uploadApp())
  expect(await sendSlowly(port, { announced: 8, sent: 3 })).toBe("HTTP/1.1 503 Service Unavailable")
})

test("a body that arrived but is not answered gets a 503", async () => {
  const app = express()
  app.use(requestId, deadline(LIMIT_MS))
  app.post("/api/upload", (request) => void request.resume())
  const port = await serve(app)
  expect(await sendSlowly(port, { announced: 3, sent: 3 })).toBe("HTTP/1.1 503 Service Unavailable")
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
