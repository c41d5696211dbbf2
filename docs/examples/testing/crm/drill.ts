import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type { Owner } from "../owner.ts"
import { runProgram, startProgram } from "../program.ts"
import { startProxy } from "../proxy.ts"
import { faultsBy, randomBy } from "./faults.ts"
import { askRest, createPeople, importLeads, places, types } from "./people.ts"
import { startCrm } from "./server.ts"
import { findFaults } from "./verify.ts"

// As `npm start` does.
const SYNC = ["node", "--import", "tsx", "sync.ts"]
const COMPARE = ["node", "--import", "tsx", "compare.ts"]

// What a lead takes at the least, so that kills come in all phases.
const REQUESTS_A_LEAD = 4

export interface SyncDrill {
  /** How many leads Farelight has before the sync begins: six in ten are drivers. */
  leads: number
  /** How many contacts the CRM has that are no leads yet. */
  contacts: number
  /** How many things people do on each side while it runs. */
  deeds: number
  kills: number
  /** The share of requests that a fault strikes. */
  share: number
  seed: number
}

/**
 * Synchronizes a product with a made-up CRM while people work on both sides, requests fail both ways, and the program is
 * killed. Tells what is wrong at the end.
 */
export const runSyncDrill = async (url: string, owner: Owner, drill: SyncDrill) => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-crm-"))
  const crm = await startCrm()
  const random = randomBy(drill.seed)
  const people = createPeople(url, owner, crm, random)
  const proxies = await Promise.all([startProxy(() => url), startProxy(() => crm.url)])
  const faults = proxies.map((_, index) => faultsBy(drill.seed + index + 1, drill.share))
  try {
    const drivers = Math.round(drill.leads * 0.6)
    await importLeads(url, owner.token, "driver_application", drivers)
    await importLeads(url, owner.token, "advertiser_submission", drill.leads - drivers)
    for (const type of types) {
      const leads: { id: number }[] = await askRest(url, owner.token, "GET", places[type].list)
      people.meet(
        type,
        leads.map(({ id }) => id),
      )
    }
    for (let added = 0; added < drill.contacts; added += 1) people.addContact()

    for (const [index, proxy] of proxies.entries()) proxy.interfere(faults[index]?.interfere)
    const environment = {
      FARELIGHT_URL: proxies[0].url,
      CRM_URL: proxies[1].url,
      FARELIGHT_KEY: await owner.makeKey("LEADS_READ", "LEADS_WRITE"),
      STATE_FILE: join(folder, "state.json"),
      SYNC_TIMEOUT_MS: "1000",
    }
    let kills = 0
    let failedRuns = 0
    let output = ""
    const requests = () => faults.reduce((sum, { requests }) => sum + requests(), 0)
    /** Runs it to its end, or kills it once it has sent so many requests. */
    const run = async (killAfter = Number.POSITIVE_INFINITY) => {
      const killAt = requests() + killAfter
      const program = startProgram("crm-sync", SYNC, environment)
      let isOver = false
      const ended = program.ended.then(() => {
        isOver = true
      })
      while (!isOver && requests() < killAt) await Promise.race([ended, delay(10)])
      if (!isOver) {
        await program.end("SIGKILL")
        kills += 1
        return false
      }
      output = program.output()
      if ((await program.ended) === 0) return true
      failedRuns += 1
      return false
    }

    let left = drill.deeds
    const work = async (count: number) => {
      for (const end = Math.max(0, left - count); left > end; left -= 10) {
        await people.work(Math.min(10, left - end))
        await delay(100 * random())
      }
    }
    let allowance = (2 * REQUESTS_A_LEAD * (drill.leads + drill.contacts)) / drill.kills
    while (kills < drill.kills) {
      const share = Math.ceil(drill.deeds / (drill.kills + 1))
      const [isOver] = await Promise.all([run(random() * allowance), work(share)])
      // Later on there is less to do, and a run comes to its end before it is killed.
      if (isOver) allowance /= 2
    }
    await Promise.all([run(), work(left)])
    while (!(await run())) if (failedRuns > 20) throw new Error(`It does not come to an end:\n${output}`)
    for (const proxy of proxies) proxy.interfere()
    // What it wrote itself comes back once more, and leads to nothing.
    await run()
    const writes = async () => [
      crm.writes(),
      (await askRest(url, owner.token, "GET", "/api/changes?limit=1")).head_position,
    ]
    const before = await writes()
    const isQuiet = (await run()) && String(before) === String(await writes())

    const compared = await runProgram("crm-sync", COMPARE, environment)
    const wrong = await findFaults(url, owner.token, crm, people.deeds)
    if (!isQuiet) wrong.push("a further run has written something")
    if (compared.code !== 0) wrong.push(`compare says: ${compared.output}`)
    const struck: Record<string, number> = {}
    for (const { counts } of faults)
      for (const [name, count] of Object.entries(counts)) struck[name] = (struck[name] ?? 0) + count
    return { wrong, struck }
  } finally {
    for (const proxy of proxies) proxy.stop()
    crm.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
