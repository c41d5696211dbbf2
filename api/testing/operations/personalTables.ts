import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../../platform/processes/projectRoot.ts"

/** Effect of an erasure on a table, and whether an export includes it. */
interface Decided {
  erasure: string
  exported: string
}

export const personalTables = (): ReadonlyMap<string, Decided> => {
  const text = readFileSync(join(projectRoot, "docs", "personal-data.md"), "utf8")
  const rows = text.split("\n").filter((line) => line.startsWith("| `"))
  const decided = rows.flatMap((line) => {
    const [, tables = "", , erasure = "", exported = ""] = line.split("|").map((cell) => cell.trim())
    return [...tables.matchAll(/`(\w+)`/g)].map(([, name = ""]) => ({ name, erasure, exported }))
  })
  if (new Set(decided.map(({ name }) => name)).size < decided.length) throw new Error("A table is decided twice.")
  return new Map(decided.map(({ name, ...rest }) => [name, rest]))
}
