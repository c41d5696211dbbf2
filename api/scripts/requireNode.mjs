import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "./projectFolder.mjs"

/** Ends the process with one clear sentence when this Node is older than `engines` in package.json asks for. */
export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const [major, minor] = engines.node.match(/\d+/g).map(Number)
  const [currentMajor, currentMinor] = process.versions.node.split(".").map(Number)
  if (currentMajor > major || (currentMajor === major && currentMinor >= minor)) return
  console.error(`Farelight needs Node.js ${major}.${minor} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
