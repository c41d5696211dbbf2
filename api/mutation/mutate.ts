import { appendFileSync, readFileSync } from "node:fs"
import { basename, join, relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import { projectRoot } from "../projectRoot.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
import { createScratchTree } from "./scratchTree.ts"
import { testsNamed, testsOf } from "./testsOf.ts"

// Mutation testing: puts one small fault after the other into files of the API and sees whether a test notices.
// Everything happens in a copy of the working tree. TEST_DATABASE chooses the engine, as in the tests.

const USAGE = `npm run mutate -- FILE... [--limit N] [--seed S] [--skip N] [--wide] [--only TEXT] [--tests A,B] [--out FILE.tsv]
  --limit N   as many mutants, taken in turn from all the files (default: all)
  --skip N    leaves out the first so many of them, to go on with a run that was ended
  --seed S    another choice of mutants (default 1)
  --tests A,B only test files whose paths have one of these texts, in this order, instead of those nearest to the file
  --wide      asks all other tests of the API and the compiler too before a mutant counts as survived
  --only TEXT only mutants whose line of the table has this text
  --out FILE  adds the table to a file`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: "string" },
    skip: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    wide: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    tests: { type: "string" },
    out: { type: "string" },
  },
})
if (positionals.length === 0) {
  console.error(USAGE)
  process.exit(2)
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomsFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const shuffled = <Item>(items: readonly Item[], random: () => number) =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)

interface Trial extends Mutant {
  path: string
}

const describeTrial = ({ path, line, before, after }: Trial) => `${path}:${line}\t${before}\t${after}`

/** The mutants to try: shuffled within each file, taken from the files in turn, so that each file has its share. */
const choose = (paths: readonly string[]): Trial[] => {
  const random = randomsFrom(Number(values.seed))
  const piles = paths.map((path) => {
    const mutants = mutantsOf(readFileSync(join(projectRoot, path), "utf8"))
    return shuffled(mutants, random).map((mutant) => ({ ...mutant, path }))
  })
  const longest = Math.max(...piles.map(({ length }) => length))
  const dealt = Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile[round] ?? [])).flat()
  const first = Number(values.skip)
  return dealt
    .filter((trial) => describeTrial(trial).includes(values.only))
    .slice(first, values.limit ? first + Number(values.limit) : undefined)
}

const tree = createScratchTree()

// What noticed one fault in a file is likely to notice the next.
const killsOf = new Map<string, number>()
const deadliestFirst = (one: string, other: string) => (killsOf.get(other) ?? 0) - (killsOf.get(one) ?? 0)

const MAKES_THE_DATABASE = /^api\/(database|modules\/(cms|auth))\//

const judge = async (trial: Trial): Promise<string> => {
  const [beside = [], besideImporters = [], others = []] = testsOf(trial.path)
  const nearest = values.tests ? [testsNamed(values.tests.split(","))] : [beside, besideImporters]
  for (const group of values.wide ? [...nearest, others] : nearest) {
    const isDatabaseShared = !MAKES_THE_DATABASE.test(trial.path)
    const result = await tree.test(group.toSorted(deadliestFirst), { isDatabaseShared })
    if (result.isGreen) continue
    const killer = group.find((test) => result.killedBy.startsWith(`${basename(test)}:`))
    if (killer) killsOf.set(killer, (killsOf.get(killer) ?? 0) + 1)
    return `killed\t${result.killedBy}`
  }
  return values.wide && !(await tree.isTyped()) ? "killed\tthe compiler" : "SURVIVED\t"
}

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
  if (values.out) appendFileSync(values.out, `${line}\n`)
}

const counts = { killed: 0, survived: 0 }
const atOnce = (signal: NodeJS.Signals) => {
  tree.remove()
  process.kill(process.pid, signal)
}
process.once("SIGINT", atOnce).once("SIGTERM", atOnce)

for (const trial of choose(positionals.map((path) => relative(projectRoot, resolve(path))))) {
  const verdict = await tree.withFile(trial.path, trial.source, () => judge(trial))
  counts[verdict.startsWith("killed") ? "killed" : "survived"] += 1
  say(`${describeTrial(trial)}\t${verdict}`)
}
tree.remove()
process.stdout.write(`${counts.killed} killed, ${counts.survived} survived\n`)
