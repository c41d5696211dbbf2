import { randomUUID } from "node:crypto"
import { Agent, createServer, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { createScratchDatabase, type ScratchDatabase } from "@farelight/api/testing/database/scratchDatabase.ts"
import { listDriverApplications, logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { type Product, startProduct } from "@farelight/api/testing/product/product.ts"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { engine } from "./stage.ts"

const REPLICAS = 3
const SUBMITTERS = 6
const PROBE_EVERY_MS = 200

interface Replica {
  port: number
  isReady: boolean
  agent: Agent
}

/**
 * A balancer as there are many: it keeps connections, sends requests in turn to those that are ready, and tries another
 * one only where no connection could be made, as nothing was sent.
 */
const startBalancer = async (replicas: readonly Replica[]) => {
  let turns = 0
  const next = () => {
    const ready = replicas.filter(({ isReady }) => isReady)
    turns += 1
    return ready[turns % ready.length]
  }
  const server: Server = createServer(async (asked, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    const forward = () => {
      const replica = next()
      if (!replica) return response.writeHead(502).end()
      const { port, agent } = replica
      const options = { host: "127.0.0.1", port, agent, method: asked.method, path: asked.url, headers: asked.headers }
      const sent = request(options, (answer) => {
        const { connection: _own, ...headers } = answer.headers
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.on("error", () => response.destroy()).pipe(response)
      })
      sent.on("error", (error: Error & { code?: string }) => {
        if (error.code !== "ECONNREFUSED") return response.writeHead(502).end(error.code)
        replica.isReady = false
        forward()
      })
      sent.end(Buffer.concat(chunks))
    }
    forward()
  }).listen(0, "127.0.0.1")
  const probing = new AbortController()
  const probe = async (replica: Replica) => {
    while (!probing.signal.aborted) {
      const address = `http://127.0.0.1:${replica.port}/readyz`
      replica.isReady = await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
      await delay(PROBE_EVERY_MS)
    }
  }
  const probes = replicas.map(probe)
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      probing.abort()
      await Promise.all(probes)
      server.closeAllConnections()
      server.close()
    },
  }
}

let database: ScratchDatabase
let products: Product[] = []

const start = (port = 0) =>
  startProduct({ DATABASE_URL: database.url, PORT: String(port), DRAIN_SECONDS: "2", LOG_LEVEL: "info" })

beforeAll(async () => {
  database = await createScratchDatabase(engine === "mysql" ? process.env.TEST_MYSQL_URL : undefined)
  products = await Promise.all(Array.from({ length: REPLICAS }, () => start()))
})
afterAll(async () => {
  await Promise.all(products.map((product) => product.end("SIGTERM")))
  await database?.drop()
})

test("replicas are restarted one after the other under load, and no request fails", async () => {
  const replicas = products.map(({ port }) => ({ port, isReady: true, agent: new Agent({ keepAlive: true }) }))
  const balancer = await startBalancer(replicas)
  const token = await logIn(balancer.url())
  const failures: string[] = []
  const acknowledged = new Set<string>()
  let isOver = false

  const submit = async () => {
    while (!isOver) {
      const submissionId = randomUUID()
      await submitDriverLead(balancer.url(), { submissionId, name: submissionId }).then(
        () => acknowledged.add(submissionId),
        (error: Error) => failures.push(error.message),
      )
    }
  }
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` }
    while (!isOver) {
      for (const path of ["/", "/api/drivers/applications.csv"]) {
        const answer = await fetch(balancer.url() + path, { headers })
        await answer.text().catch((error: Error) => failures.push(`${path}: ${error.message}`))
        if (!answer.ok) failures.push(`${path}: ${answer.status}`)
      }
    }
  }
  const load = [...Array.from({ length: SUBMITTERS }, submit), read()]
  for (const [index, product] of products.entries()) {
    await product.end("SIGTERM")
    expect(product.output()).not.toContain("broken off")
    products[index] = await start(product.port)
    await delay(2 * PROBE_EVERY_MS)
  }
  isOver = true
  await Promise.all(load)
  expect(failures).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(0)
  const stored = (await listDriverApplications(balancer.url(), token)).map(({ name }) => name)
  expect(stored.sort()).toEqual([...acknowledged].sort())
  await balancer.end()
})
