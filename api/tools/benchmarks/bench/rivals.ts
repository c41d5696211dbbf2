import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Contestant, createSeededDatabase, type Start } from "./contestants.ts"
import { type Calls, expressCalls, rawCalls, singleInsertCalls } from "./workloads.ts"

const startProgram = async (name: string, args: string[]) => {
  const program = fileURLToPath(new URL(`./${name}`, import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const closed = once(child, "close")
  const [printed] = await Promise.race([once(child.stdout, "data"), closed.then(() => [""])])
  const url = String(printed).trim()
  if (!url) throw new Error(`${name} ended instead of starting.`)
  const end = async () => {
    child.kill("SIGTERM")
    await closed
  }
  return { url, pid: child.pid ?? 0, end }
}

const savePages = async (folder: string, product: Contestant) => {
  for (const [workload, file] of [
    ["picture", "picture.jpg"],
    ["page", "page.html"],
  ] as const) {
    const url = product.callOf(workload)?.call.url ?? ""
    const answer = await fetch(url, { headers: { "accept-encoding": "identity" } })
    await writeFile(join(folder, file), Buffer.from(await answer.arrayBuffer()))
  }
}

const takesPart = (name: string, calls: Calls, pid: number) => ({
  name,
  callOf: (workload: keyof Calls) => {
    const call = calls[workload]
    return call && { call, pid }
  },
  end: async () => {},
})

/**
 * All rivals have as many leads as the product, and the product's picture and page, so that only the server differs.
 */
export const startRivals = async (given: Start, product: Contestant): Promise<Contestant[]> => {
  const undo: (() => Promise<void>)[] = []
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), "farelight-rivals-"))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    await savePages(folder, product)
    const database = await createSeededDatabase(given)
    undo.push(database.drop)
    const raw = await startProgram("rawServerProgram.mjs", [database.url, folder])
    undo.push(raw.end)
    const express = await startProgram("expressProgram.mjs", [folder])
    undo.push(express.end)
    return [
      { ...takesPart("raw", rawCalls(raw.url), raw.pid), memoryPid: raw.pid, end },
      takesPart("single insert", singleInsertCalls(raw.url), raw.pid),
      takesPart("express", expressCalls(express.url), express.pid),
    ]
  } catch (error) {
    await end()
    throw error
  }
}
