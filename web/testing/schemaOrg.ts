import { readFileSync } from "node:fs"
import { join } from "node:path"

const declarations = readFileSync(
  join(import.meta.dirname, "..", "..", "node_modules", "schema-dts", "dist", "schema.d.ts"),
  "utf8",
)

/** Base interfaces and own members of a declared interface. */
const interfaces = new Map(
  [...declarations.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{\n([\s\S]*?)^\}/gm)].map(
    ([, name = "", parents = "", members = ""]) => [
      name,
      {
        parents: parents.split(",").map((parent) => parent.trim().replace(/^Partial<(.+)>$/, "$1")),
        members: [...members.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, member = ""]) => member),
      },
    ],
  ),
)

const membersOf = (name: string): string[] => {
  const declared = interfaces.get(name)
  return declared ? [...declared.members, ...declared.parents.flatMap(membersOf)] : []
}

/** Every type and property in JSON-LD that schema.org does not have, for example `Place.nmae`. */
export const unknownToSchemaOrg = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(unknownToSchemaOrg)
  if (typeof data !== "object" || data === null) return []
  const { "@type": type, ...properties } = data as Record<string, unknown>
  const within = Object.values(properties).flatMap(unknownToSchemaOrg)
  // A reference to a part that is described elsewhere.
  if (type === undefined && Object.keys(properties).every((key) => key === "@id")) return within
  if (typeof type !== "string" || !interfaces.has(`${type}Leaf`)) return [String(type), ...within]
  const known = new Set([...membersOf(`${type}Leaf`), "@id"])
  const unknown = Object.keys(properties).filter((key) => !known.has(key))
  return [...unknown.map((key) => `${type}.${key}`), ...within]
}
