import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import sharp from "sharp"
import { projectRoot } from "../../../platform/config/projectRoot.ts"
import { createScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import { logIn } from "../../../testing/leadsClient.ts"
import { operator, startProduct } from "../../../testing/product/product.ts"
import type { Call } from "../measure/load.ts"
import { bareCalls, productCalls, type Workload } from "./workloads.ts"

export interface Contestant {
  name: string
  callOf(workload: Workload): { call: Call; pid: number }
  end(): Promise<void>
}

const bareServer = fileURLToPath(new URL("./bareServerProgram.mjs", import.meta.url))

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

interface Start {
  /** Of the MySQL server; without one, they work on SQLite. */
  database: string | undefined
  leads: number
}

/** Starts the built product of a checkout twice, with the rate limit on and off, each on a separate database. */
export const startProductContestant = async (
  name: string,
  { database: server, leads }: Start,
  folder = projectRoot,
) => {
  const undo: (() => Promise<void>)[] = []
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  const start = async (limit: "on" | "off") => {
    const database = await createScratchDatabase(server)
    undo.push(database.drop)
    const account = { ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password }
    await promisify(execFile)("npm", ["run", "seed", "--", "--leads", String(leads)], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...account, DATABASE_URL: database.url },
    })
    const environment = { DATABASE_URL: database.url, RATE_LIMIT: limit, PROOF_OF_WORK_AFTER: "0", TRUST_PROXY: "1" }
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
    return { name, callOf, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Starts the bare server, with as many leads, and with the picture and the page that a product sends. */
export const startBareContestant = async (
  { database: server, leads }: Start,
  product: Contestant,
): Promise<Contestant> => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-bare-"))
  for (const [workload, file] of [
    ["picture", "picture.jpg"],
    ["page", "page.html"],
  ] as const) {
    const answer = await fetch(product.callOf(workload).call.url, { headers: { "accept-encoding": "identity" } })
    await writeFile(join(folder, file), Buffer.from(await answer.arrayBuffer()))
  }
  const database = server ? await createScratchDatabase(server) : null
  const child = spawn(process.execPath, [bareServer, database?.url ?? "sqlite", String(leads), folder], {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const closed = once(child, "close")
  const [printed] = await Promise.race([once(child.stdout, "data"), closed.then(() => [""])])
  const url = String(printed).trim()
  if (!url) throw new Error("The bare server ended instead of starting.")
  const calls = bareCalls(url)
  return {
    name: "bare",
    callOf: (workload) => ({ call: calls[workload], pid: child.pid ?? 0 }),
    end: async () => {
      child.kill("SIGTERM")
      await closed
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
