import { existsSync, readFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(import.meta.url)

export const isBuilt = extname(program) === ".js"

export const sourceLoader = isBuilt ? [] : ["--import", process.env.SOURCE_LOADER ?? "tsx"]

/** All bundles of a build are in its top folder. */
export const programFolder = isBuilt ? dirname(program) : join(dirname(program), "../..")

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, "schema.graphql"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("No folder above the API contains schema.graphql")
  return findRoot(parent)
}

/** Searched upward, as sources and build are at different depths. */
export const projectRoot = findRoot(programFolder)

/** Between releases, this is the next version, such as `0.3.0-dev`. */
export const productVersion: string = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version
