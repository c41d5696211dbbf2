import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

const TOOL_LIMIT_MS = 240_000

export type ClusterKind = "group" | "galera"

/** The tool's first argument; the second is the node's number. */
type Verb = "switchover" | "kill" | "freeze" | "thaw" | "rejoin" | "quorum-loss" | "status" | "start" | "destroy"

/**
 * A database cluster of three nodes behind a proxy that leads to the writable one, made and broken by a program:
 * `CLUSTER_TOOL`. It is called as `TOOL VERB [NODE] --port PORT`; `start group|galera` also brings back what is broken,
 * and prints `CLUSTER_URL=` (the proxy) and `CLUSTER_URLS=` (the nodes).
 */
export const startCluster = async (
  kind: ClusterKind,
  tool: string,
  port: number,
  isQuick: boolean,
  ending: AbortSignal,
) => {
  const tell = (verb: Verb, ...more: string[]) =>
    run(tool, [verb, ...more.slice(0, 1), "--port", String(port), ...more.slice(1)], {
      timeout: TOOL_LIMIT_MS,
      ...(verb !== "destroy" && { signal: ending }),
    })

  // A plain proxy keeps connections to a node that no longer takes writes, which is the harder case.
  const options = ["--keep-sessions"]
  // Group Replication by default waits some twenty seconds before it excludes a lost node.
  if (kind === "group" && isQuick) options.push("--", "--loose-group-replication-member-expel-timeout=0")
  const start = async () => {
    const { stdout } = await tell("start", kind, ...options)
    const printed = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(stdout)?.[1] ?? ""
    return { url: printed("CLUSTER_URL"), nodeUrls: printed("CLUSTER_URLS").split(",") }
  }
  const destroy = () => tell("destroy")
  const { url, nodeUrls } = await start().catch(async (error) => {
    await destroy()
    throw error
  })

  return {
    kind,
    url,
    nodeUrls,
    tell,
    repair: start,
    activeNode: async () => {
      // `status` prints its output but exits with an error while a node is missing.
      const { stdout } = await tell("status").catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }))
      const node = /leads-to=node(\d)/.exec(stdout)?.[1]
      if (!node) throw new Error(`The cluster has no active node:\n${stdout}`)
      return node
    },
    destroy,
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
