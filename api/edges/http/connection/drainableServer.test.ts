import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { afterEach, expect, test } from "@jest/globals"
import express from "express"
import { createDrainableServer } from "./drainableServer.ts"

const SERVE_ON_MS = 200
const LOOK_EVERY_MS = 20

let agent: Agent
afterEach(() => agent.destroy())

/** An app whose slow answers and streams are controlled by the test. */
const setUp = async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: (() => void)[] = []
  const app = express()
  app.get("/quick", (_request, response) => void response.send("quick"))
  app.get("/slow", (_request, response) => void answers.push(() => response.send("slow")))
  app.get("/stream", (_request, response) => {
    response.write("first ")
    answers.push(() => response.end("last"))
  })
  app.post("/upload", (request, response) => {
    void text(request).then((body) => response.send(String(body.length)))
  })
  const server = createDrainableServer(app, { lookEveryMs: LOOK_EVERY_MS })
  const port = await server.listen(0, "127.0.0.1")
  let isDrained = false
  const drain = (serveOnMs = SERVE_ON_MS) =>
    server.drain(serveOnMs).then(() => {
      isDrained = true
    })
  return { server, port, answers, drain, isDrained: () => isDrained }
}

const send = (port: number, path: string, options: { method?: string; agent?: Agent } = {}) =>
  request({ host: "127.0.0.1", port, path, ...options })

const get = async (port: number, path: string, options = {}) => {
  const [answer] = (await once(send(port, path, options).end(), "response")) as [IncomingMessage]
  return { connection: answer.headers.connection, text: await text(answer) }
}

/** Waits until the server accepts no more connections. */
const untilRefused = async (port: number) => {
  const isOpen = () =>
    get(port, "/quick").then(
      () => true,
      () => false,
    )
  while (await isOpen()) await delay(5)
}

test("a draining server serves on for a while, ends each connection after an answer, then accepts none", async () => {
  const { port, drain } = await setUp()
  expect(await get(port, "/quick", { agent })).toEqual({ connection: "keep-alive", text: "quick" })
  const draining = drain(1_000)
  expect(await get(port, "/quick", { agent })).toEqual({ connection: "close", text: "quick" })
  expect(await get(port, "/nowhere", { agent })).toMatchObject({ connection: "close" })
  await draining
  await expect(get(port, "/quick")).rejects.toThrow("ECONNREFUSED")
})

test("a draining server answers an earlier request, however late, before it closes the connection", async () => {
  const { port, answers, drain, isDrained, server } = await setUp()
  const [slow, stream] = [get(port, "/slow"), get(port, "/stream")]
  const upload = send(port, "/upload", { method: "POST" })
  const uploaded = once(upload, "response") as Promise<[IncomingMessage]>
  upload.write("x".repeat(1_000))
  while (server.requestsInHand < 3 || answers.length < 2) await delay(5)
  const draining = drain()
  await untilRefused(port)
  await delay(20 * LOOK_EVERY_MS)
  expect([isDrained(), server.requestsInHand]).toEqual([false, 3])
  for (const answer of answers) answer()
  upload.end("x".repeat(500))
  expect(await slow).toEqual({ connection: "close", text: "slow" })
  expect((await stream).text).toBe("first last")
  expect(await text((await uploaded)[0])).toBe("1500")
  await draining
  expect(server.requestsInHand).toBe(0)
})

test.each([0, 500])(
  "a request on an idle connection is answered %i ms after new connections are refused",
  async (ms) => {
    const { port, drain } = await setUp()
    const socket = connect(port, "127.0.0.1")
    await once(socket, "connect")
    const draining = drain()
    await untilRefused(port)
    socket.write("GET /quick HTTP/1.1\r\nHost: x\r\n\r\n")
    // Blocks the process, as a long task would.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    const [answer] = await once(socket, "data")
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*quick$/)
    await draining
  },
)

test("a client that is still sending keeps its connection until the server stops accepting", async () => {
  const { port, drain } = await setUp()
  await get(port, "/quick", { agent })
  const draining = drain(0)
  await delay(LOOK_EVERY_MS)
  expect(await get(port, "/quick", { agent })).toMatchObject({ connection: "keep-alive" })
  await untilRefused(port)
  expect(await get(port, "/quick", { agent })).toMatchObject({ connection: "close" })
  await draining
})

test("a draining server loses no accepted connection", async () => {
  const { port, drain } = await setUp()
  const outcomes: Promise<string>[] = []
  let isRefused = false
  const draining = drain()
  while (!isRefused) {
    for (let count = 0; count < 5; count += 1) {
      const outcome = get(port, "/quick").then(
        (answer) => answer.text,
        (error: NodeJS.ErrnoException) => {
          isRefused = true
          return error.code ?? error.message
        },
      )
      outcomes.push(outcome)
    }
    await delay(5)
  }
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(["quick", "ECONNREFUSED"]))
  await draining
})

test("idle connections do not delay the shutdown", async () => {
  const { port, drain } = await setUp()
  const silent = connect(port, "127.0.0.1")
  await once(silent, "connect")
  await get(port, "/quick", { agent })
  await drain()
  if (!silent.closed) await once(silent, "close")
})
