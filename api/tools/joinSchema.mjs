import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "graphql"
import { projectFolder } from "../scripts/project.mjs"
import { rooms } from "./rooms.mjs"

// `npm run codegen` begins here: the contract in the root is joined from the parts that stand beside their resolvers, the
// base first, then by room. Definitions are copied as they are written; only fields of Query and Mutation move together.

const ROOTS = { Query: "Everything that can be read.", Mutation: "Everything that can be changed." }

const api = join(projectFolder, "api")
const partsOf = (folder) =>
  readdirSync(join(api, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => readFileSync(join(api, folder, name), "utf8"))

const written = ({ loc }) => loc.source.body.slice(loc.start, loc.end)

const definitions = ["edges/graphql", ...rooms.map((room) => `rooms/${room}`)]
  .flatMap(partsOf)
  .flatMap((part) => parse(part).definitions)
const isRoot = ({ name }) => name?.value in ROOTS
const [head, ...others] = definitions.filter((definition) => !isRoot(definition)).map(written)

const roots = Object.entries(ROOTS).map(([root, description]) => {
  const fields = definitions.filter(({ name }) => name?.value === root).flatMap(({ fields }) => fields)
  return `"""\n${description}\n"""\ntype ${root} {\n${fields.map((field) => `  ${written(field)}`).join("\n\n")}\n}`
})

const NOTE = "# Joined from the parts in api/edges/graphql and api/rooms by `npm run codegen`: change those."
const file = join(projectFolder, "schema.graphql")
const joined = `${[NOTE, head, ...roots, ...others].join("\n\n")}\n`
if (readFileSync(file, "utf8") !== joined) writeFileSync(file, joined)
