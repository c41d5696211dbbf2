import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const [major, minor] = engines.node.match(/\d+/g).map(Number)
  const [currentMajor, currentMinor] = process.versions.node.split(".").map(Number)
  if (currentMajor > major || (currentMajor === major && currentMinor >= minor)) return
  console.error(`Farelight needs Node.js ${major}.${minor} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
