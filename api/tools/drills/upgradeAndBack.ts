import { execFileSync, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { variableNames } from "../../platform/config/config.schema.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { listDriverApplications, logIn, submitDriverLead } from "../../testing/leadsClient.ts"
import { startProduct } from "../../testing/product/product.ts"
import { engineName } from "../benchmarks/measure/engine.ts"
import { fingerprint, openReader, type Reader, tablesOf } from "./erasure/places.ts"

// Drill: a build of an earlier commit fills a database, this one upgrades it, takes it back to the released version of
// that build, and the earlier build starts on it again. Both ways are killed several times. Nothing that the earlier build
// had stored is lost or changed, and what came after the upgrade is read by it, too.
//   npm run build && npx tsx api/tools/drills/upgradeAndBack.ts            on SQLite
//   npm run build && npx tsx api/tools/drills/upgradeAndBack.ts mysql://root@127.0.0.1:3306
//   more: --leads 5000 of each kind; --commit HASH:VERSION, several times; --kills 5 on each way
// It takes the earlier builds out of this clone's history and installs their packages. Exits 1 if anything is wrong, or
// if this clone is too shallow to run anything.

// The last builds of 0.1.0 whose databases had 52 migrations and all 55; and 0.2.0.
const COMMITS = ["74fb6b1a97:0.1.0", "aa662cccdc:0.1.0", "e7e034df:0.2.0"]
const TABLES = [
  "driver_applications",
  "advertiser_submissions",
  "status_changes",
  "lead_notes",
  "email_logs",
  "email_attempts",
  "media_files",
  "admin_users",
]

// In 0.2.0 these are tables; since then, leads in these places stay in their own tables.
const PLACES = ["quarantined_submissions", "trashed_leads"]

const { values: options, positionals } = parseArgs({
  options: {
    leads: { type: "string", default: "200" },
    commit: { type: "string", multiple: true, default: COMMITS },
    kills: { type: "string", default: "5" },
  },
  allowPositionals: true,
})
const [serverUrl] = positionals
const say = (line: string) => process.stdout.write(`${line}\n`)

const isInClone = (commit: string) => {
  try {
    execFileSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: projectRoot, stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

const environment = (url: string) => ({
  ...process.env,
  ...Object.fromEntries(variableNames.map((name) => [name, ""])),
  DATABASE_URL: url,
  LOG_LEVEL: "warn",
})

/** True if the program finished before it was killed. */
const run = async (folder: string, args: string[], url: string, killAfterMs?: number) => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(url),
    stdio: ["ignore", "ignore", "pipe"],
  })
  const printed: Buffer[] = []
  child.stderr.on("data", (chunk) => printed.push(chunk))
  const killing = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs)
  const [code, signal] = await once(child, "close")
  clearTimeout(killing)
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`${args.join(" ")} failed: ${Buffer.concat(printed)}`)
  return signal !== "SIGKILL"
}

const buildEarlier = async (commit: string) => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-earlier-"))
  const archive = execFileSync("git", ["archive", commit], { cwd: projectRoot, maxBuffer: 1e9 })
  execFileSync("tar", ["-x", "-C", folder], { input: archive })
  const prepare = `await (await import(${JSON.stringify(join(folder, "api/scripts/prepare.mjs"))})).prepare()`
  await run(folder, ["--input-type=module", "-e", prepare], "")
  return folder
}

// These may change: the account's key and sign-ins; JSON, whose members have no order; and search words, which each
// version folds differently.
const WRITTEN_ANEW = ["username_key", "signed_in_at", "submitted", "stored", "search_text"]

const GONE = "no such table"

/**
 * Reads a database that no process serves. A SQLite file is read from a copy: a migration refuses one that is open
 * elsewhere, and libsql keeps a closed file open until its handle is collected.
 */
const reading = async <Value>(url: string, work: (reader: Reader) => Promise<Value>) => {
  const [, file] = /^sqlite:(.*)$/.exec(url) ?? []
  const folder = file && (await mkdtemp(join(tmpdir(), "farelight-copy-")))
  if (file && folder)
    for (const ending of ["", "-wal"])
      if (existsSync(file + ending)) await copyFile(file + ending, join(folder, `copy${ending}`))
  const reader = await openReader(folder ? `sqlite:${join(folder, "copy")}` : url)
  try {
    return await work(reader)
  } finally {
    await reader.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** Prepared on the current rows and columns, so that later rows and columns do not count. */
const statementsOf = (url: string) =>
  reading(url, async (reader) => {
    const sql: Record<string, string> = {}
    const stored = await tablesOf(url, reader)
    for (const table of [...TABLES, ...PLACES].filter((name) => stored.includes(name))) {
      const [row] = await reader.rows(`SELECT * FROM ${table} LIMIT 1`)
      const [last] = await reader.rows(`SELECT MAX(id) AS id FROM ${table}`)
      const columns = Object.keys(row ?? { id: 0 }).filter((name) => !WRITTEN_ANEW.includes(name))
      sql[table] = `SELECT ${columns.join(", ")} FROM ${table} WHERE id <= ${Number(last?.id ?? 0)} ORDER BY id`
    }
    return sql
  })

const readPrints = (url: string, statements: Readonly<Record<string, string>>) =>
  reading(url, async (reader) => {
    const found: Record<string, string> = {}
    const present = await tablesOf(url, reader)
    for (const [table, statement] of Object.entries(statements))
      found[table] = present.includes(table) ? await fingerprint(reader, statement) : GONE
    return found
  })

const PLACED = "{ quarantinedSubmissions { nodes { title } } trash { nodes { title } } }"

/** One lead goes to the quarantine and one to the trash. */
const fillPlaces = async (url: string, ask: (query: string, variables?: object) => Promise<string>) => {
  const id = await submitDriverLead(url, { submissionId: randomUUID(), name: "Deleted Lead" })
  await ask("mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { trashedLead { title } } }", {
    id,
  })
  await submitDriverLead(url, { submissionId: randomUUID(), name: "Trapped Lead", signals: { subject: "x" } })
}

/** Returns how many driver applications the build lists. */
const serve = async (folder: string, url: string, name: string, places: "fill" | "read" | null) => {
  const product = await startProduct({ DATABASE_URL: url }, folder)
  try {
    await submitDriverLead(product.url, { submissionId: randomUUID(), name })
    const home = await fetch(product.url)
    if (!home.ok) throw new Error(`the home page answered ${home.status}`)
    const token = await logIn(product.url)
    const query = `{ driverApplications(first: 5, filter: { search: "${name}" }) { nodes { name } }
      emailLogs(first: 50) { nodes { type status subject } } }`
    const ask = async (query: string, variables?: object) => {
      const response = await fetch(`${product.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      })
      const answer = await response.text()
      if (answer.includes('"errors"')) throw new Error(`${query} answered ${answer.slice(0, 300)}`)
      return answer
    }
    if (!(await ask(query)).includes(`"name":"${name}"`)) throw new Error(`a search did not find ${name}`)
    if (places === "fill") await fillPlaces(product.url, ask)
    if (places !== null) {
      const placed = await ask(PLACED)
      for (const lead of ["Deleted Lead", "Trapped Lead"])
        if (!placed.includes(`"${lead}"`)) throw new Error(`${lead} is not where it was: ${placed.slice(0, 300)}`)
    }
    return (await listDriverApplications(product.url, token)).length
  } finally {
    await product.end("SIGTERM")
  }
}

const migrate = ["api/dist/scripts/migrate.js"]

const runKilled = async (args: string[], url: string) => {
  const kills = Number(options.kills)
  const startedAt = performance.now()
  let killed = 0
  for (let count = 0; count < kills; count += 1)
    if (!(await run(projectRoot, args, url, 450 + count * 130))) killed += 1
  const lastAt = performance.now()
  await run(projectRoot, args, url)
  const seconds = ((performance.now() - lastAt) / 1_000).toFixed(1)
  say(
    `  ${args.join(" ")}: killed ${killed} times in ${((lastAt - startedAt) / 1_000).toFixed(1)} s, then ${seconds} s`,
  )
}

const drill = async (earlier: string, version: string, url: string) => {
  const hasPlaces = version !== "0.1.0"
  const leads = Number(options.leads)
  const read = hasPlaces ? "read" : null
  const faults: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
  await run(earlier, ["--import", "tsx", "api/scripts/seed.ts", "--leads", String(leads)], url)
  expect(
    "leads of the earlier build",
    await serve(earlier, url, "Before Upgrade", hasPlaces ? "fill" : null),
    leads + 1,
  )
  const statements = await statementsOf(url)
  const before = await readPrints(url, statements)
  await runKilled(migrate, url)
  expect("leads after the upgrade", await serve(projectRoot, url, "After Upgrade", read), leads + 2)
  const upgraded = await readPrints(url, statements)
  await runKilled([...migrate, "down", "--to", version], url)
  expect("leads of the earlier build again", await serve(earlier, url, "Back Again", read), leads + 3)
  const returned = await readPrints(url, statements)
  expect("leads after a second upgrade", await serve(projectRoot, url, "Second Upgrade", read), leads + 4)
  for (const [table, print] of Object.entries(before)) {
    say(
      `  ${table}: ${print} before, ${upgraded[table] === print ? "same" : upgraded[table]} after the upgrade, ` +
        `${returned[table] === print ? "same" : returned[table]} on the way back`,
    )
    if (!PLACES.includes(table)) expect(`${table} after the upgrade`, upgraded[table], print)
    expect(`${table} on the way back`, returned[table], print)
  }
  return faults
}

await requireServer(serverUrl)
let [right, wrong, left] = [0, 0, 0]
for (const build of options.commit) {
  const [commit = "", version = ""] = build.split(":")
  if (!isInClone(commit)) {
    say(`Left out: ${commit} is not in this clone. To run it, fetch the whole history: git fetch --unshallow.`)
    left += 1
    continue
  }
  let earlier = ""
  const database = await createScratchDatabase(serverUrl)
  try {
    earlier = await buildEarlier(commit)
    say(`${commit} (${version}) on ${await engineName(serverUrl)}, ${options.leads} leads of each kind:`)
    const faults = await drill(earlier, version, database.url)
    for (const fault of faults) say(`  WRONG: ${fault}`)
    if (faults.length === 0) right += 1
    else wrong += 1
  } catch (error) {
    say(`  WRONG: ${(error as Error).message}`)
    wrong += 1
  } finally {
    await database.drop()
    if (earlier) await rm(earlier, { recursive: true, force: true })
  }
}
say(`${right} right, ${wrong} wrong, ${left} left out`)
process.exit(wrong > 0 || right === 0 ? 1 : 0)
