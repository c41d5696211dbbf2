import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { Webhook as Verifier } from "standardwebhooks"
import { webhookEvents } from "../../../../contract/record/webhooks.ts"
import { readChain } from "../../../../platform/events/eventChain.ts"
import { startGivingPositions } from "../../../../platform/events/positionGiver.ts"
import { makeApiKey } from "../../../../testing/accounts/apiKeys.ts"
import { driverForm } from "../../../../testing/forms.ts"
import { until } from "../../../../testing/process/until.ts"
import { useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { newSecret } from "../sending/signature.ts"
import { headPosition, RefusedError } from "./followStream.ts"
import { forwardChanges } from "./forwardChanges.ts"

const { app, receiver, create, apply, setStatus, settle, bodies, ask } = useWebhooks()

let giver: ReturnType<typeof startGivingPositions>
let key: string
beforeAll(async () => {
  giver = startGivingPositions()
  key = (await makeApiKey(["leads:read"])).secret
})
afterAll(() => giver.stop())

const secret = newSecret()

/** Forwards what happens to the receiver until a test ends it. */
const start = async (values: { url?: string; after?: number; events?: ("lead.created" | "lead.updated")[] } = {}) => {
  const ending = new AbortController()
  const said: string[] = []
  const source = { url: app().url, key, say: (text: string) => void said.push(text), signal: ending.signal, ...values }
  const after = values.after ?? (await headPosition(source))
  const events = values.events ?? Object.values(webhookEvents)
  const done = forwardChanges({ ...source, to: receiver().url, secret, after, events, pausesMs: [10, 10] })
  const end = () => {
    ending.abort()
    return done
  }
  return { said, after, end }
}

const arrived = (count: number) => until(() => receiver().received.length >= count)

test("a change is posted as the message that a webhook gets, signed, and the terminal tells of no person", async () => {
  await create()
  const { said, after, end } = await start()
  const id = await apply()
  await setStatus(id, "contacted")
  await arrived(2)
  const forwarded = bodies()
  for (const { text, headers } of receiver().received) expect(new Verifier(secret).verify(text, headers)).toBeTruthy()
  receiver().received.length = 0
  await settle()
  // What the first of them says of the lead depends on when it was sent.
  expect(forwarded.at(-1)).toEqual(bodies().at(-1))
  expect(forwarded.map(({ type }) => type)).toEqual(["lead.created", "lead.status_changed"])
  expect(await end()).toBeGreaterThan(after)
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^[\\d:]{8}  lead\\.created +driver_application ${id}  204$`)),
    expect.stringMatching(new RegExp(`^[\\d:]{8}  lead\\.status_changed +driver_application ${id}  204$`)),
  ])
  expect(said.join()).not.toContain(driverForm().name)
})

test("only what was asked for is posted, from a position on", async () => {
  const after = Number((await readChain())?.headPosition)
  const id = await apply()
  await setStatus(id, "contacted")
  const NOTE = `mutation ($id: ID!) { addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "Hm") { __typename } }`
  await ask(NOTE, { id: String(id) })
  const { end } = await start({ after, events: ["lead.updated"] })
  await arrived(1)
  await end()
  expect(bodies().map(({ data }) => data.change)).toEqual(["lead.noted"])
})

test("what is refused is tried again under the same id, and then left for the next", async () => {
  const ids: (string | undefined)[] = []
  receiver().answer((response, { headers, text }) => {
    ids.push(headers["webhook-id"])
    response.writeHead(JSON.parse(text).type === "lead.created" ? 500 : 204).end()
  })
  const { said, end } = await start()
  const id = await apply()
  await setStatus(id, "contacted")
  await arrived(4)
  await until(() => said.length === 4)
  await end()
  expect([ids[0] === ids[1], ids[1] === ids[2], ids[2] === ids[3]]).toEqual([true, true, false])
  expect(said.map((line) => line.split("  ").at(-1))).toEqual([
    "500, again in 0.01 s",
    "500, again in 0.01 s",
    "500, given up",
    "204",
  ])
})

test("a connection that is lost is made again, and each change is posted once", async () => {
  // Passes one event of each connection.
  const asked: (string | undefined)[] = []
  const proxy = createServer(async (request, response) => {
    const lastId = request.headers["last-event-id"]?.toString()
    asked.push(lastId)
    const headers = { authorization: request.headers.authorization ?? "", ...(lastId && { "last-event-id": lastId }) }
    const gone = new AbortController()
    const answer = await fetch(app().url + request.url, { headers, signal: gone.signal })
    response.writeHead(answer.status, { "content-type": "text/event-stream" })
    let text = ""
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const [event] = /id: \d+\nevent: change\ndata: .*\n\n/.exec(text) ?? []
      if (event) {
        response.write(event, () => response.destroy())
        break
      }
    }
    gone.abort()
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  const after = Number((await readChain())?.headPosition)
  const id = await apply()
  await setStatus(id, "contacted")
  await setStatus(id, "approved")
  const { end } = await start({ after, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` })
  await arrived(3)
  await end()
  proxy.close()
  proxy.closeAllConnections()
  const positions = bodies().map(({ data }) => data.position)
  expect(positions).toEqual([...new Set(positions)])
  expect(positions).toHaveLength(3)
  expect(asked.slice(0, 3)).toEqual([after, ...positions.slice(0, 2)].map(String))
})

test("a key that may not read leads ends it with what the server says", async () => {
  const { secret: other } = await makeApiKey(["content:read"])
  const source = { url: app().url, key: other, say: () => undefined, signal: new AbortController().signal }
  await expect(headPosition(source)).rejects.toThrow("This API key lacks the scope leads:read.")
  const forwarding = { ...source, to: receiver().url, secret, after: 0, events: [] }
  await expect(forwardChanges(forwarding)).rejects.toThrow(RefusedError)
})
