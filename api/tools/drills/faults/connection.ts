import { setTimeout as delay } from "node:timers/promises"
import { startRelay } from "../../../testing/database/relay.ts"
import { logIn } from "../../../testing/leadsClient.ts"
import { startMailServer } from "../../../testing/mail/mailServer.ts"
import { startWebhookReceiver } from "../../../testing/webhooks/webhookReceiver.ts"
import { type Drill, type Ground, startReplicaOn } from "../stage/drill.ts"
import { hasNginx, startNginx } from "../stage/nginx.ts"
import { watchWaits } from "../stage/waits.ts"

const REPLICAS = 3
/** The replicas restart in turn until this many submissions are sent. */
const SENT_MEANWHILE = 5_000

const FROZEN_MS = 25_000

const CREATE = "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }"

const startDelivering = async (ground: Ground, firstUrl = ground.database.url) => {
  const [mailServer, receiver] = [await startMailServer(), await startWebhookReceiver()]
  ground.atEnd(() => Promise.all([mailServer.stop(), receiver.stop()]))
  const mail = { EMAIL_FROM: "no-reply@example.com", EMAIL_TO: "leads@example.com" }
  const environment = { ...mail, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }
  const replicas = [await startReplicaOn(ground, firstUrl, environment)]
  while (replicas.length < REPLICAS) replicas.push(await startReplicaOn(ground, ground.database.url, environment))
  const url = replicas[1]?.url ?? ""
  const headers = { "content-type": "application/json", authorization: `Bearer ${await logIn(url)}` }
  const variables = { input: { url: receiver.url, events: ["LEAD_CREATED"] } }
  await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query: CREATE, variables }) })
  return replicas
}

/** The database stays healthy; only the network fails. */
export const connectionDrills: Drill[] = [
  {
    ...{ fault: "rolling restart behind nginx", engine: "mysql", isSeamless: true, perSecond: 60 },
    missing: () => (hasNginx() ? null : "install nginx"),
    stage: async (ground) => {
      const draining = { DRAIN_SECONDS: "2", TRUST_PROXY: "1" }
      const replicas = [await startReplicaOn(ground, ground.database.url, draining)]
      while (replicas.length < REPLICAS) replicas.push(await startReplicaOn(ground, ground.database.url, draining))
      const nginx = await startNginx(replicas.map(({ port }) => port))
      ground.atEnd(() => nginx.end())
      return {
        addresses: [nginx.url],
        strike: async ({ sent }) => {
          while (sent.length < SENT_MEANWHILE) {
            for (const replica of replicas) {
              await replica.end("SIGTERM")
              await replica.start()
            }
          }
        },
        // nginx must hide a process that refuses connections, so its complaints matter only after a failure.
        faults: async ({ sent }) => (sent.every(({ isGood }) => isGood) ? [] : nginx.complaints()),
      }
    },
  },
  {
    ...{ fault: "connections go silent", engine: "mysql", lastsMs: 15_000 },
    stage: async (ground) => {
      const relay = await startRelay(new URL(ground.database.url))
      ground.atEnd(() => relay.cut())
      const databaseUrl = Object.assign(new URL(ground.database.url), { port: String(relay.port) }).href
      const replica = await startReplicaOn(ground, databaseUrl)
      return {
        ...{ addresses: [replica.url], databaseUrl },
        strike: async () => relay.silence(),
        heal: async () => relay.resume(),
      }
    },
  },
  {
    ...{ fault: "one of three freezes", engine: "mysql", perSecond: 5 },
    stage: async (ground) => {
      const replicas = await startDelivering(ground)
      const waits = await watchWaits(ground.database.url)
      return {
        addresses: replicas.map(({ url }) => url),
        strike: async () => {
          for (const replica of replicas) await replica.whileStopped(() => delay(FROZEN_MS))
        },
        faults: () => waits.faults(),
      }
    },
  },
  {
    ...{ fault: "the connections of one of three go silent", engine: "mysql", perSecond: 5, lastsMs: 40_000 },
    stage: async (ground) => {
      const relay = await startRelay(new URL(ground.database.url))
      ground.atEnd(() => relay.cut())
      const behind = Object.assign(new URL(ground.database.url), { port: String(relay.port) })
      const replicas = await startDelivering(ground, behind.href)
      const waits = await watchWaits(ground.database.url)
      return {
        addresses: replicas.map(({ url }) => url),
        strike: async () => relay.silence(),
        heal: async () => relay.resume(),
        faults: () => waits.faults(),
      }
    },
  },
]
