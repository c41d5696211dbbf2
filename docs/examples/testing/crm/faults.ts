import type { ServerResponse } from "node:http"
import { setTimeout as delay } from "node:timers/promises"
import type { Interference, ProxiedAnswer } from "../proxy.ts"

/** Numbers from 0 to 1 that are the same for the same seed. */
export const randomBy = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const send = (response: ServerResponse, { status, headers, body }: ProxiedAnswer) =>
  response.writeHead(status, headers).end(body)

type Fault = (response: ServerResponse, forward: () => Promise<ProxiedAnswer>, random: () => number) => unknown

const faults = {
  "500 before the effect": (response) => response.writeHead(500).end("Broken"),
  "500 after the effect": async (response, forward) => {
    await forward()
    response.writeHead(502).end("Broken")
  },
  "no answer after the effect": (_response, forward) => forward(),
  "cut before the effect": (response) => response.destroy(),
  "cut within the answer": async (response, forward) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) + 1 })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  },
  "sent twice": async (response, forward) => {
    await forward()
    send(response, await forward())
  },
  "sent twice at once": async (response, forward) => {
    const [, second] = await Promise.all([forward(), forward()])
    send(response, second)
  },
  late: async (response, forward, random) => {
    const answer = await forward()
    await delay(200 * random())
    send(response, answer)
  },
  "changes shuffled and doubled": async (response, forward, random) => {
    const answer = await forward()
    const parsed = JSON.parse(answer.body) as { changes?: object[] }
    if (Array.isArray(parsed.changes)) {
      const all = [...parsed.changes, ...parsed.changes.filter(() => random() < 0.2)]
      parsed.changes = all
        .map((change) => ({ change, key: random() }))
        .sort((one, other) => one.key - other.key)
        .map(({ change }) => change)
    }
    send(response, { ...answer, body: JSON.stringify(parsed) })
  },
} satisfies Record<string, Fault>

type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/** Strikes a share of the requests, and notes how. */
export const faultsBy = (seed: number, share: number) => {
  const random = randomBy(seed)
  const struck = new Set<FaultName>()
  let requests = 0
  const interfere: Interference = async (_body, response, forward) => {
    requests += 1
    if (random() >= share) return false
    const name = faultNames[Math.floor(random() * faultNames.length)] ?? "late"
    struck.add(name)
    // The product may end meanwhile; the caller then waits in vain, as for any other lost answer.
    await Promise.resolve(faults[name](response, forward, random)).catch(() => {})
    return true
  }
  return { interfere, struck, requests: () => requests }
}
