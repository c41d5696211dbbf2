import { existsSync, readFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(import.meta.url)

export const isBuilt = extname(program) === ".js"

/** What Node.js needs before the path of a program: of the sources, what reads TypeScript. Tests name a quicker one. */
export const sourceLoader = isBuilt ? [] : ["--import", process.env.SOURCE_LOADER ?? "tsx"]

/** The folder of the API's sources, or that of its build, whose bundles are all at its top. */
export const programFolder = isBuilt ? dirname(program) : join(dirname(program), "../..")

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, "schema.graphql"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("No folder above the API contains schema.graphql")
  return findRoot(parent)
}

/** The folder that holds `schema.graphql`. Sources and build are at different depths, so it is searched upwards. */
export const projectRoot = findRoot(programFolder)

/** The version of the product: of what is served between releases that of the next one, as in `0.3.0-dev`. */
export const productVersion: string = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version
