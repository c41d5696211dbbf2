import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { faultNames, faultsBy, randomBy } from "./crm/faults.ts"
import { askRest, createPeople, importLeads, places, types } from "./crm/people.ts"
import { startCrm } from "./crm/server.ts"
import { findFaults } from "./crm/verify.ts"
import { signInOwner } from "./owner.ts"
import { runProgram, startProgram } from "./program.ts"
import { startProxy } from "./proxy.ts"
import { setUpStage } from "./stage.ts"

// As `npm start` does.
const SYNC = ["node", "--import", "tsx", "sync.ts"]
const COMPARE = ["node", "--import", "tsx", "compare.ts"]

// A lead takes at least this long, so that kills come in all phases.
const REQUESTS_A_LEAD = 4

// Leads before the sync begins, contacts that are no leads yet, what people do on each side meanwhile, and kills.
const [LEADS, CONTACTS, DEEDS, KILLS] = [60, 40, 30, 3]
const SEED = 1
// The share of requests that a fault strikes.
const STRUCK = 0.2

const stage = setUpStage()
const crm = await startCrm()
const proxies = await Promise.all([startProxy(() => stage.url), startProxy(() => crm.url)])
const faults = proxies.map((_, index) => faultsBy(SEED + index + 1, STRUCK))
const folder = scratchFolder()

test("both sides are equal after any failure, without duplicates or losses", async () => {
  const owner = await signInOwner(stage.url)
  const random = randomBy(SEED)
  const people = createPeople(stage.url, owner, crm, random)
  const drivers = Math.round(LEADS * 0.6)
  await importLeads(stage.url, owner.token, "driver_application", drivers)
  await importLeads(stage.url, owner.token, "advertiser_submission", LEADS - drivers)
  for (const type of types) {
    const leads: { id: number }[] = await askRest(stage.url, owner.token, "GET", places[type].list)
    people.meet(
      type,
      leads.map(({ id }) => id),
    )
  }
  for (let added = 0; added < CONTACTS; added += 1) people.addContact()

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

  let left = DEEDS
  const work = async (count: number) => {
    for (const end = Math.max(0, left - count); left > end; left -= 10) {
      await people.work(Math.min(10, left - end))
      await delay(100 * random())
    }
  }
  let allowance = (2 * REQUESTS_A_LEAD * (LEADS + CONTACTS)) / KILLS
  while (kills < KILLS) {
    const share = Math.ceil(DEEDS / (KILLS + 1))
    const [isOver] = await Promise.all([run(random() * allowance), work(share)])
    // Later on there is less to do, and a run comes to its end before it is killed.
    if (isOver) allowance /= 2
  }
  await Promise.all([run(), work(left)])
  while (!(await run())) if (failedRuns > 20) throw new Error(`It does not come to an end:\n${output}`)
  for (const proxy of proxies) proxy.interfere()
  // The program's own change comes back once more, and has no effect.
  await run()
  const writes = async () => [
    crm.writes(),
    (await askRest(stage.url, owner.token, "GET", "/api/changes?limit=1")).head_position,
  ]
  const before = await writes()
  const isQuiet = (await run()) && String(before) === String(await writes())

  const compared = await runProgram("crm-sync", COMPARE, environment)
  expect(await findFaults(stage.url, owner.token, crm, people.deeds)).toEqual([])
  expect({ isQuiet, ...compared }).toMatchObject({ isQuiet: true, code: 0 })
  expect(new Set(faults.flatMap(({ struck }) => [...struck]))).toEqual(new Set(faultNames))
  // It starts the program eight times: only a stuck one reaches this limit.
}, 400_000)
