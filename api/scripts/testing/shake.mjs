import { spawn, spawnSync } from "node:child_process"
import { cpus } from "node:os"
import { runOnce } from "./jestSuite.mjs"
import { redTests } from "./testResults.mjs"

// `npm test -- --shake PATH` runs tests in ways that make a test that fails by chance fail. Debian's faketime moves the
// clock.

const BUSY = "for (const end = Date.now() + 3_600_000; Date.now() < end; );"

const makeLoad = () => {
  const children = cpus().map(() => spawn(process.execPath, ["-e", BUSY], { stdio: "ignore" }))
  return () => {
    for (const child of children) child.kill()
  }
}

const at = (moment) => ["-f", `@${moment}`]

const ways = [
  { title: "alone and quiet" },
  { title: "alone and quiet, again" },
  { title: "beside load", isLoaded: true },
  { title: "beside load, shuffled", isLoaded: true, args: ["--randomize"] },
  { title: "shuffled", args: ["--randomize"] },
  { title: "shuffled, again", args: ["--randomize"] },
  { title: "20 s before midnight", clock: at("2027-03-09 23:59:40") },
  { title: "20 s before the end of a month", clock: at("2027-01-31 23:59:40") },
  { title: "in Pacific/Kiritimati (UTC+14)", environment: { TZ: "Pacific/Kiritimati" } },
  { title: "in America/St_Johns (UTC-3:30)", environment: { TZ: "America/St_Johns" } },
]

export const shakeSuite = async (suite, args) => {
  const canMoveClock = spawnSync("faketime", ["--version"]).status === 0
  const found = []
  for (const { title, isLoaded, args: own = [], clock, environment } of ways) {
    if (clock && !canMoveClock) {
      process.stdout.write(`Left out: ${title}. To run it, install faketime.\n`)
      continue
    }
    process.stdout.write(`\n${suite.title}, ${title}\n`)
    const endLoad = isLoaded ? makeLoad() : () => {}
    try {
      const shaken = {
        ...suite,
        environment: { ...suite.environment, ...environment, ...(clock && { FAKETIME_DONT_FAKE_MONOTONIC: "1" }) },
        wrapper: clock && ["faketime", ...clock],
      }
      const { result, exitCode } = await runOnce(shaken, ["--passWithNoTests", "--runInBand", ...own, ...args])
      found.push(...redTests(result, exitCode).map((red) => ({ ...red, name: `${title}: ${red.name}` })))
    } finally {
      endLoad()
    }
  }
  return found
}
