import { setTimeout as delay } from "node:timers/promises"
import type { Cluster } from "../stage/cluster.ts"
import { type Drill, type Ground, type Stage, startReplicaOn } from "../stage/drill.ts"
import type { Replica } from "../stage/replica.ts"

const BURST = 45
const BURSTS = 5

/** The server reaches the cluster through the proxy. */
const oneReplica =
  (fault: (cluster: Cluster) => Omit<Stage, "addresses"> | Promise<Omit<Stage, "addresses">>) =>
  async (ground: Ground): Promise<Stage> => {
    const replica = await startReplicaOn(ground, ground.database.url)
    return { addresses: [replica.url], ...(await fault(ground.cluster)) }
  }

/** The writable node is lost, another takes over, and the first rejoins under load. */
const losing = (verb: "kill" | "freeze") =>
  oneReplica(async (cluster) => {
    const node = await cluster.activeNode()
    return { strike: () => cluster.tell(verb, node), after: () => cluster.tell("rejoin", node) }
  })

const onNodes = ({ cluster, database }: Ground) =>
  cluster.nodeUrls.map((url) => Object.assign(new URL(url), { pathname: new URL(database.url).pathname }).href)

const otherThan = (node: string) => (node === "1" ? "2" : "1")

export const clusterDrills: Drill[] = [
  {
    ...{ fault: "planned switchover", engine: "group", isInShort: true },
    stage: oneReplica((cluster) => ({ strike: () => cluster.tell("switchover") })),
  },
  { fault: "primary killed", engine: "group", isInShort: true, stage: losing("kill") },
  { fault: "primary frozen", engine: "group", stage: losing("freeze") },
  {
    ...{ fault: "a node rejoins", engine: "group" },
    stage: oneReplica(async (cluster) => {
      const node = otherThan(await cluster.activeNode())
      await cluster.tell("kill", node)
      return { strike: () => cluster.tell("rejoin", node) }
    }),
  },
  { fault: "one node killed", engine: "galera", isInShort: true, stage: losing("kill") },
  {
    ...{ fault: "quorum lost", engine: "galera", lastsMs: 8_000 },
    stage: oneReplica((cluster) => ({ strike: () => cluster.tell("quorum-loss"), heal: () => cluster.repair() })),
  },
  {
    ...{ fault: "three start at once", engine: "galera", isSeamless: true, lastsMs: 5_000 },
    stage: async (ground) => {
      const addresses: string[] = []
      const failed: string[] = []
      const start = async () => {
        const starts = await Promise.allSettled(onNodes(ground).map((url) => startReplicaOn(ground, url)))
        for (const { status, ...start } of starts as { status: string; value?: Replica; reason?: Error }[]) {
          if (start.value) addresses.push(start.value.url)
          else failed.push(`${status}: ${start.reason?.message.slice(0, 400)}`)
        }
      }
      return { addresses, strike: start, faults: async () => failed.map((reason) => `a start failed: ${reason}`) }
    },
  },
  {
    ...{ fault: `${BURST} posts at once, from one address`, engine: "galera" },
    ...{ isInShort: true, isSeamless: true, perSecond: 0 },
    stage: async (ground) => {
      const limits = { RATE_LIMIT: "on", PROOF_OF_WORK_AFTER: "0", TRUST_PROXY: "1" }
      const [first = "", ...others] = onNodes(ground)
      // Started one after the other, as another drill tests simultaneous starts.
      const replicas = [await startReplicaOn(ground, first, limits)]
      for (const url of others) replicas.push(await startReplicaOn(ground, url, limits))
      return {
        addresses: replicas.map(({ url }) => url),
        strike: async (submissions) => {
          for (let burst = 1; burst <= BURSTS; burst += 1) {
            await submissions.burst(BURST, `198.51.100.${burst}`)
            await delay(500)
          }
        },
      }
    },
  },
]
