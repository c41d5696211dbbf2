import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, "schema.graphql"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("schema.graphql is in none of the folders above the API")
  return findRoot(parent)
}

/** The folder that holds `schema.graphql`; found by climbing, as sources and build lie at different depths. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))
