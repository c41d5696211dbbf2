import { execFile } from "node:child_process"
import { promisify } from "node:util"
import sharp from "sharp"
import { projectRoot } from "../../../platform/processes/projectRoot.ts"
import { createScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import { logIn } from "../../../testing/leadsClient.ts"
import { operator, startProduct } from "../../../testing/product/product.ts"
import type { Call } from "../measure/load.ts"
import { productCalls, type Workload } from "./workloads.ts"

export interface Contestant {
  name: string
  memoryPid?: number
  /** Undefined if the contestant lacks the workload. */
  callOf(workload: Workload): { call: Call; pid: number } | undefined
  end(): Promise<void>
}

const makePhoto = () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 100, height: 60, channels: 3, background: "#888", noise } })
    .resize(1600, 960)
    .jpeg()
    .toBuffer()
}

const upload = async (url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(await makePhoto())]), "photo.jpg")
  await fetch(`${url}/api/cms/media`, { method: "POST", headers, body: form })
  const query = encodeURIComponent("{ mediaFiles(first: 1) { nodes { url } } }")
  const accept = { ...headers, "apollo-require-preflight": "true" }
  const answer = JSON.parse(await (await fetch(`${url}/graphql?query=${query}`, { headers: accept })).text())
  return String(answer.data.mediaFiles.nodes[0].url)
}

export interface Start {
  /** Undefined for SQLite. */
  server: string | undefined
  leads: number
}

/** Seeds by the checkout's own command, so tables and leads are those of its version. */
export const createSeededDatabase = async ({ server, leads }: Start, folder = projectRoot) => {
  const database = await createScratchDatabase(server)
  const account = { ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password }
  try {
    await promisify(execFile)("npm", ["run", "seed", "--", "--leads", String(leads)], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...account, DATABASE_URL: database.url },
    })
    return database
  } catch (error) {
    await database.drop()
    throw error
  }
}

/** Starts it twice, with the rate limit on and off, each on a separate database. */
export const startProductContestant = async (
  name: string,
  given: Start,
  { folder = projectRoot }: { folder?: string } = {},
): Promise<Contestant> => {
  const undo: (() => Promise<void>)[] = []
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  const start = async (limit: "on" | "off") => {
    const database = await createSeededDatabase(given, folder)
    undo.push(database.drop)
    const environment = {
      DATABASE_URL: database.url,
      RATE_LIMIT: limit,
      PROOF_OF_WORK_AFTER: "0",
      TRUST_PROXY: "1",
    }
    const product = await startProduct(environment, folder)
    undo.push(() => product.end("SIGTERM"))
    return product
  }
  try {
    const [limited, unlimited] = [await start("on"), await start("off")]
    const token = await logIn(unlimited.url)
    const picturePath = await upload(unlimited.url, token)
    const calls = productCalls({ limited: limited.url, unlimited: unlimited.url, token, picturePath })
    const callOf = (workload: Workload) => {
      const call: Call = calls[workload]
      return { call, pid: (call.url.startsWith(limited.url) ? limited.pid : unlimited.pid) ?? 0 }
    }
    return { name, ...(unlimited.pid && { memoryPid: unlimited.pid }), callOf, end }
  } catch (error) {
    await end()
    throw error
  }
}
