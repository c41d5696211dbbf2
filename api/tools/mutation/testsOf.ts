import { execFileSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { projectRoot } from "../../platform/config/projectRoot.ts"

const apiFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "api"], {
  cwd: projectRoot,
})
  .toString()
  .split("\n")

const otherEngine = process.env.TEST_DATABASE === "mysql" ? ".sqlite.test.ts" : ".mysql.test.ts"
const tests = apiFiles.filter((path) => path.endsWith(".test.ts") && !path.endsWith(otherEngine))
const sources = apiFiles.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))

/** The source files that a path stands for: itself, or all in its folder. */
export const sourcesAt = (path: string) => sources.filter((source) => source === path || source.startsWith(`${path}/`))

const importsOf = (path: string) =>
  [...readFileSync(join(projectRoot, path), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, from = ""]) =>
    resolve(join(projectRoot, dirname(path)), from),
  )

const importersOf = (path: string) => sources.filter((source) => importsOf(source).includes(join(projectRoot, path)))

const bySize = (one: string, other: string) =>
  statSync(join(projectRoot, one)).size - statSync(join(projectRoot, other)).size

/**
 * The tests that may notice a fault in a file, likeliest first, in the groups in which they run: those beside it,
 * those beside the files that import it, and all others.
 */
export const testsOf = (path: string): string[][] => {
  const stem = basename(path).split(".")[0] ?? ""
  const isNamesake = (test: string) => basename(test).startsWith(`${stem}.`)
  const namesakesFirst = (one: string, other: string) =>
    Number(isNamesake(other)) - Number(isNamesake(one)) || bySize(one, other)

  const beside = tests.filter((test) => dirname(test) === dirname(path)).sort(namesakesFirst)
  const folders = new Set(importersOf(path).map(dirname))
  const besideImporters = tests.filter((test) => folders.has(dirname(test)) && !beside.includes(test)).sort(bySize)
  const others = tests.filter((test) => ![...beside, ...besideImporters].includes(test)).sort(bySize)
  return [beside, besideImporters, others]
}

/** The tests whose paths contain one of these texts, in the order of the texts. */
export const testsNamed = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => tests.filter((test) => test.includes(text)))),
]
