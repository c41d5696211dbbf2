import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
import { createScratchTree } from "./scratchTree.ts"
import { sourcesAt, testsNamed, testsOf } from "./testsOf.ts"

// Mutation testing: puts one small fault at a time into files of the API and checks whether a test notices.
// Everything happens in a copy of the working tree. TEST_DATABASE chooses the engine, as in the tests.

const USAGE = `npm run mutate -- PATH... [--limit N] [--seed S] [--tests A,B] [--wide] [--only TEXT]
  PATH        a file, or a folder for all files in it
  --limit N   as many mutants, taken in turn from all the files (default: all)
  --seed S    another choice of mutants (default 1)
  --tests A,B only test files whose paths have one of these texts, in this order, instead of those nearest to the file
  --wide      asks all other tests of the API and the compiler too before a mutant counts as survived
  --only TEXT only mutants whose line of the table has this text`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string" },
    wide: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
})
const paths = positionals.flatMap((path) => sourcesAt(relative(projectRoot, resolve(path))))
if (paths.length === 0) {
  console.error(USAGE)
  process.exit(2)
}

interface Trial extends Mutant {
  path: string
}

const describeTrial = ({ path, line, before, after }: Trial) => `${path}:${line}\t${before}\t${after}`

/** A sort key for a random order that is the same for the same seed. */
const rankOf = ({ source }: Mutant) => createHash("sha256").update(`${values.seed} ${source}`).digest("hex")

const byRank = (one: { rank: string }, other: { rank: string }) => (one.rank < other.rank ? -1 : 1)

/** The mutants to try, taken from each file in turn, so that every file has its share. */
const choose = (): Trial[] => {
  const piles = paths
    .map((path) =>
      mutantsOf(readFileSync(join(projectRoot, path), "utf8"))
        .map((mutant) => ({ ...mutant, path, rank: rankOf(mutant) }))
        .sort(byRank),
    )
    .filter((pile) => pile.length > 0)
    // So that a limit below the number of files leaves out others with another seed.
    .sort(([one], [other]) => (one && other ? byRank(one, other) : 0))
  const longest = Math.max(...piles.map(({ length }) => length))
  const dealt = Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile[round] ?? [])).flat()
  return dealt
    .filter((trial) => describeTrial(trial).includes(values.only))
    .slice(0, Number(values.limit ?? longest * paths.length))
}

const tree = createScratchTree()

const MAKES_THE_DATABASE = /^api\/(database|modules\/(cms|auth))\//

/** What noticed the fault, or null. */
const killerOf = async ({ path }: Trial): Promise<string | null> => {
  const [beside = [], besideImporters = [], others = []] = testsOf(path)
  const nearest = values.tests ? [testsNamed(values.tests.split(","))] : [beside, besideImporters]
  for (const group of values.wide ? [...nearest, others] : nearest) {
    const killer = await tree.test(group, { isDatabaseShared: !MAKES_THE_DATABASE.test(path) })
    if (killer) return killer
  }
  return values.wide && !(await tree.isTyped()) ? "the compiler" : null
}

const atOnce = (signal: NodeJS.Signals) => {
  tree.remove()
  process.kill(process.pid, signal)
}
process.once("SIGINT", atOnce).once("SIGTERM", atOnce)

const counts = { killed: 0, survived: 0 }
for (const trial of choose()) {
  const killer = await tree.withFile(trial.path, trial.source, () => killerOf(trial))
  counts[killer ? "killed" : "survived"] += 1
  process.stdout.write(`${describeTrial(trial)}\t${killer ? `killed\t${killer}` : "SURVIVED"}\n`)
}
tree.remove()
process.stdout.write(`${counts.killed} killed, ${counts.survived} survived\n`)
