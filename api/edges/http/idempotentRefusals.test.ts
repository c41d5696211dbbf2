import { randomUUID } from "node:crypto"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { describe, expect, test } from "@jest/globals"
import express, { type RequestHandler } from "express"
import { inTransaction } from "../../platform/database/connection/database.ts"
import { keyedWrite } from "../../platform/database/connection/keyedWrite.ts"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { readKeptBytes } from "../../platform/idempotency/idempotency.ts"
import { IdempotencyKey } from "../../platform/idempotency/idempotencyKey.model.ts"
import { LeadFile } from "../../rooms/leads/related/leadFile.model.ts"
import { LeadNote } from "../../rooms/leads/related/leadWork.model.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { driverForm } from "../../testing/forms.ts"
import { pdfPage } from "../../testing/pictures/pdfs.ts"
import { until } from "../../testing/process/until.ts"
import { setUpTestApp } from "../../testing/testApp.ts"
import { authenticate } from "./authenticate.ts"
import { deadline } from "./connection/deadline.ts"
import { errorHandler } from "./errorHandler.ts"
import { idempotent } from "./idempotent.ts"

const app = await setUpTestApp()
const token = await app.loginAs("OWNER")
await app.apply()

const keyed = (key: string = randomUUID()) => ({ headers: { "idempotency-key": key } })
const noteNamed = (text: string) =>
  `mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: "1", text: "${text}") { note { id } } }`

test("two files of equal length under one key are told apart, and a repeated one is recognized", async () => {
  const key = randomUUID()
  const upload = async (letter: string) => {
    const body = new FormData()
    const page = new Uint8Array(pdfPage({ content: `% ${letter}` }))
    body.append("file", new Blob([page], { type: "application/pdf" }), "a.pdf")
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": key }
    const answer = await fetch(`${app.url}/api/admin/drivers/1/files`, { method: "POST", headers, body })
    return { status: answer.status, id: ((await answer.json()) as { id: string }).id }
  }
  const first = await upload("A")
  expect([first.status, (await upload("B")).status]).toEqual([201, 201])
  expect(await upload("A")).toEqual({ status: 200, id: first.id })
  expect(await LeadFile.count()).toBe(2)
})

test("no answer to a visitor is stored", async () => {
  const submit = (form: object, key?: string) => app.rest("POST", "/api/drivers/apply", form, keyed(key))
  const asked = [
    () => submit(driverForm()),
    () => submit({}),
    // An invalid key, which would be an error for anyone but a visitor.
    () => submit(driverForm(), "two words"),
    () => app.graphql(`{ ${"a".repeat(240_000)}: __typename } # mutation`, {}, keyed()),
    () => app.graphql(`mutation { requestPasswordReset(email: "no address") }`, {}, keyed()),
  ]
  const kept = async () => [await IdempotencyKey.count(), await readKeptBytes()]
  const before = await kept()
  for (const ask of asked) {
    const { headers } = await ask()
    expect([headers.get("idempotency-replayed"), ...(await kept())]).toEqual([null, ...before])
  }
})

test("GraphQL accepts no idempotency key from any caller", async () => {
  const options = { token, ...keyed() }
  for (let time = 0; time < 2; time += 1)
    expect((await app.graphql(noteNamed("twice"), {}, options)).errors).toBeUndefined()
  expect(await LeadNote.count({ where: { text: "twice" } })).toBe(2)
})

test("the activity records an API key's refusal, with or without an idempotency key", async () => {
  for (const options of [{}, keyed()]) {
    const { secret, apiKey } = await makeApiKey(["content:read"], { name: randomUUID() })
    const asking = { token: secret, ...options }
    expect((await app.rest("POST", "/api/admin/drivers/1/notes", { text: "no" }, asking)).status).toBe(403)
    const where = { type: "access.refused", actorId: apiKey.id }
    await until(async () => (await RecordedEvent.count({ where })) === 1)
  }
})

/** Answers of a route under `idempotent` to the same key, sent `times` times. */
const send = async (work: RequestHandler, times = 1) => {
  const server = express().post("/api/slow", authenticate, idempotent, work).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${token}`, ...keyed().headers }
  const answers: Response[] = []
  for (let time = 0; time < times; time += 1)
    answers.push(await fetch(`http://127.0.0.1:${port}/api/slow`, { method: "POST", headers }))
  server.close()
  return answers.map((answer) => [answer.status, answer.headers.get("idempotency-replayed")])
}

test("a slow request keeps its claim", async () => {
  const isRenewed = async () => {
    const newest = await IdempotencyKey.findOne({ order: [["createdAt", "DESC"]], rejectOnEmpty: true })
    return newest.claimedAt > newest.createdAt
  }
  const work: RequestHandler = async (_request, response) => {
    await until(isRenewed)
    response.json({})
  }
  expect(await send(work)).toEqual([[200, null]])
})

test.each([401, 403, 408, 425, 429, 500, 503])("a request refused with %i runs again", async (status) => {
  const answers = await send((_request, response) => void response.status(status).json({}), 2)
  expect(answers).toEqual([
    [status, null],
    [status, null],
  ])
})

describe("a database that hangs", () => {
  const pass: RequestHandler = (_request, _response, next) => next()

  const ask = async (workMs: number, { whole = pass, answering = pass }) => {
    let goOn: () => void = () => undefined
    const over = new Promise<void>((resolve) => (goOn = resolve))
    let hanging: Promise<void> | null = null
    const hang = () =>
      new Promise<void>((resolve) => {
        hanging = inTransaction(async (transaction) => {
          await IdempotencyKey.findAll({ transaction, lock: true })
          resolve()
          await over
        })
      })
    const server = express()
      .use(whole)
      .post("/api/slow", express.json(), authenticate, idempotent, async (_request, _response, next) => {
        await keyedWrite.exit(hang)
        await delay(workMs)
        next()
      })
      .post("/api/slow", answering, (_request, response) => {
        if (!response.headersSent) response.status(201).json({ answer: "of the work itself, which is a longer text" })
      })
      .use(errorHandler)
      .listen(0, "127.0.0.1")
    await once(server, "listening")
    try {
      const { port } = server.address() as AddressInfo
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, ...keyed().headers }
      const answer = await fetch(`http://127.0.0.1:${port}/api/slow`, { method: "POST", headers, body: "{}" })
      return { status: answer.status, body: await answer.json() }
    } finally {
      goOn()
      await hanging
      server.close()
    }
  }

  test("does not delay the deadline, and an answer that cannot be stored is sent whole", async () => {
    expect(await ask(2_000, { whole: deadline(300) })).toMatchObject({ status: 503, body: { success: false } })
    // The deadline passes while the answer is delayed.
    expect(await ask(0, { answering: deadline(1_000) })).toEqual({
      status: 201,
      body: { answer: "of the work itself, which is a longer text" },
    })
  })
})
