import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "./projectFolder.mjs"

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "coverage", ".data"])
const isTest = (name) => /\.(test|journey)\.(tsx?|mjs)$/.test(name)

const filesUnder = (folder) =>
  readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesUnder(path)
      return isTest(entry.name) ? [] : [path]
    })

/** A hash over the names and contents of files and of all sources in folders, to tell whether a build is stale. */
export const fingerprint = ({ files, folders }) => {
  const hash = createHash("sha256")
  for (const path of [...files, ...folders.flatMap(filesUnder)]) {
    const content = readFileSync(join(projectFolder, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}
