import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, "schema.graphql"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("No folder above the API contains schema.graphql")
  return findRoot(parent)
}

/** The folder that holds `schema.graphql`. Sources and build are at different depths, so it is searched upwards. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))
