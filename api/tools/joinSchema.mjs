import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse, print } from "graphql"
import { projectFolder } from "../scripts/project.mjs"
import { rooms } from "./rooms.mjs"
import { expandTemplates } from "./schemaTemplates.mjs"

// `npm run codegen` begins here. Each part of the contract stands beside its resolvers; the base comes first, then the
// rooms in order.

const ROOTS = '"Everything that can be read." type Query "Everything that can be changed." type Mutation'

const api = join(projectFolder, "api")
const partsOf = (folder) =>
  readdirSync(join(api, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => readFileSync(join(api, folder, name), "utf8"))

const isTemplate = (part) => part.startsWith("# Template")
const parts = ["edges/graphql", ...rooms.map((room) => `rooms/${room}`)].flatMap(partsOf)
const [head, ...others] = parts.filter((part) => !isTemplate(part)).flatMap((part) => parse(part).definitions)
const definitions = expandTemplates([head, ...parse(ROOTS).definitions, ...others], parts.find(isTemplate))

const NOTE = "# Joined from the parts in api/edges/graphql and api/rooms by `npm run codegen`: change those."
const file = join(projectFolder, "schema.graphql")
const joined = `${[NOTE, ...definitions.map(print)].join("\n\n")}\n`
if (readFileSync(file, "utf8") !== joined) writeFileSync(file, joined)
