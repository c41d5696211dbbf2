const { execFileSync } = require("node:child_process")
const { dirname, join, resolve } = require("node:path")
const { default: Sequencer } = require("@jest/test-sequencer")

const root = join(__dirname, "../../..")

const changedFiles = () =>
  execFileSync("git", ["status", "--porcelain", "--untracked-files=all"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean)
    .map((line) => resolve(root, line.slice(3).split(" -> ").at(-1)))

/** In watch mode, runs tests next to the saved file first; otherwise the slowest ones. */
module.exports = class NearestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    if (!process.argv.includes("--watch")) return sorted
    const changed = changedFiles()
    const stems = new Set(changed.map((path) => path.replace(/(\.test)?\.\w+$/, "")))
    const folders = new Set(changed.map(dirname))
    const distance = ({ path }) =>
      stems.has(path.replace(/\.test\.\w+$/, "")) ? 0 : folders.has(dirname(path)) ? 1 : 2
    return sorted.sort((one, other) => distance(one) - distance(other))
  }
}
