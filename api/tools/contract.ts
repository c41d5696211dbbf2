import { productVersion } from "../platform/processes/projectRoot.ts"
import { checkContract, releaseContract } from "./releasedContract.ts"

// npm run contract:check compares the contract with the released one in docs/contract, and exits with 1 if it may
// not be released under the version in package.json. npm run contract:release stores it as released today.

const version = productVersion
const today = new Date().toISOString().slice(0, 10)
const isRelease = process.argv.includes("release")

const { released, refusals, breaking, added } = await (isRelease
  ? releaseContract({ version, date: today })
  : checkContract({ version, today }))

const list = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [])

const lines = [
  ...list(`Added since ${released.version}:`, added),
  ...list(`Broken since ${released.version}:`, breaking),
  ...list("Refused (docs/releasing.md):", refusals),
  ...(refusals.length === 0 ? [isRelease ? `Kept as ${version}.` : `The contract of ${released.version} holds.`] : []),
]
process.stdout.write(`${lines.join("\n")}\n`)
if (refusals.length > 0) process.exitCode = 1
