import { startRelay } from "../../testing/database/relay.ts"
import { type Drill, startReplicaOn } from "../stage/drill.ts"
import { hasNginx, startNginx } from "../stage/nginx.ts"

const REPLICAS = 3
/** They are restarted one after the other, and again, until so many submissions were sent. */
const SENT_MEANWHILE = 5_000

/** What happens between the clients, the servers and a database that is well. */
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
        // That a process refuses connections is what nginx is there for.
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
]
