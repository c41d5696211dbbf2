import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { projectFolder } from "../scripts/project.mjs"

// `npm run count`: lines written by hand, by kind and room. Exits with 1 when a kind exceeds its budget.

const COUNTED = /\.(ts|tsx|mjs|cjs|js|css|graphql|py|sh|html)$/

const kindOf = (path) => {
  const name = basename(path)
  if (name.includes("generated.ts") || path === "schema.graphql" || path.startsWith("docs/contract/"))
    return "generated"
  if (/\.(test|journey)\.tsx?$/.test(name) || /\/(testing|journeys)\//.test(path) || name.startsWith("jest"))
    return "test"
  if (/\/(drills|benchmarks)\//.test(path) || path.startsWith("web/pictures/")) return "tool"
  if (path.startsWith("docs/")) return "docs"
  return path.startsWith(".ci") ? "ci" : "product"
}

/** `api/rooms/leads` or `web/site`: a room, or else a folder of its side. */
const areaOf = (path) => {
  const folders = path.split("/").slice(0, -1)
  return folders.slice(0, folders[1] === "rooms" ? 3 : 2).join("/") || "."
}

/** Each raise of the agreed lines must have a reason. */
const limitOf = ({ lines, raises }) => {
  const mute = raises.find(({ why }) => !why?.trim())
  if (mute) throw new Error(`A raise of ${mute.by} lines gives no reason in "why".`)
  return raises.reduce((sum, { by }) => sum + by, lines)
}

const count = () => {
  const areas = new Map()
  const totals = {}
  for (const path of execFileSync("git", ["ls-files"], { cwd: projectFolder, encoding: "utf8" }).split("\n")) {
    if (!COUNTED.test(path)) continue
    const kind = kindOf(path)
    const lines = readFileSync(join(projectFolder, path), "utf8").split("\n").length - 1
    const area = areas.get(areaOf(path)) ?? {}
    areas.set(areaOf(path), { ...area, [kind]: (area[kind] ?? 0) + lines })
    totals[kind] = (totals[kind] ?? 0) + lines
  }
  return { areas, totals }
}

const say = (line) => process.stdout.write(`${line}\n`)

const main = () => {
  const { areas, totals } = count()
  const columns = ["product", "test", "tool", "docs", "ci", "generated"]
  const row = (title, lines) =>
    title.padEnd(24) + columns.map((kind) => String(lines[kind] ?? "").padStart(11)).join("")
  const rows = [...areas].sort(([, one], [, other]) => (other.product ?? 0) - (one.product ?? 0))
  for (const [area, lines] of rows) say(row(area, lines))
  say(`${row("", Object.fromEntries(columns.map((kind) => [kind, kind])))}\n${row("all", totals)}`)

  const budget = JSON.parse(readFileSync(join(import.meta.dirname, "sizeBudget.json"), "utf8"))
  for (const kind of Object.keys(budget)) {
    const limit = limitOf(budget[kind])
    say(`${kind}: ${totals[kind]} of ${limit} lines`)
    if (totals[kind] <= limit) continue
    console.error(`Delete lines, or add a raise with its reason to "${kind}" in api/tools/sizeBudget.json.`)
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
