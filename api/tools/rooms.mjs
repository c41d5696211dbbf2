import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { wordingFaults } from "./wording.mjs"

// Import order of the product's modules; `npm run lint` checks it, docs/architecture.md explains it.

export const rooms = [
  "accounts",
  "content",
  "visits",
  "leads",
  "conversation",
  "mail",
  "automation",
  "statistics",
  "activity",
  "privacy",
]

/** Lowest first: a folder may import only from itself and from those before it, types included. */
const orders = {
  api: ["contract", "platform", ...rooms, "edges", "main", "scripts"],
  web: ["components", "site", ...rooms, "dashboard"],
}

// Public pages are a separate app: the dashboard imports nothing from it.
const APART = ["site"]

// Inside these folders the order of `orders` applies, types included.
const ORDERED = ["api", "api/rooms", "web/rooms"]

const BESIDE_THE_PRODUCT = /\.test\.\w+$|^(api|web)\/(testing|mock|journeys|tools|build|pictures)\//
const LARGEST_FOLDER = 20

/** Files in these folders form a series, whose names nobody needs to tell apart. */
const SERIES = /(^|\/)(migrations|decisions)$/

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)"((?:\.{1,2}|@farelight\/api)\/[^"]+)"/g

/** A file belongs to its folder, unless it stands beside its subject. */
const placeOf = (path) => {
  const [side, first, room, ...below] = path.split("/")
  if (side === "api" && first === "rooms") {
    if (/^[^/]+\/(contract|rules)\.ts$/.test(below.join("/"))) return "contract"
    return /\.(routes|resolvers)\.ts$/.test(path) ? "edges" : room
  }
  if (side === "web" && ["apollo", "browser", "graphql", "theme"].includes(first)) return "components"
  return first === "rooms" ? room : first
}

const importsOf = (path, source) =>
  [...source.matchAll(IMPORTED)].map(([, named]) =>
    named.startsWith(".") ? posix.join(posix.dirname(path), named) : `api${named.slice("@farelight/api".length)}`,
  )

/** A function that only sets a variable hides a dependency on a higher room. */
const HOOK = /^export const (\w+) = \((\w+)\b.*\) => \{\n {2}\w+ = \2\n\}/gm

const roomFolder = (path) => /^(?:api|web)\/rooms\/\w+/.exec(path)?.[0]

/** Undefined if the import is allowed. */
const faultOf = (path, target, doors) => {
  const order = orders[path.split("/", 1)]
  const [from, to] = [placeOf(path), placeOf(target)]
  if (!order.includes(from)) return
  if (BESIDE_THE_PRODUCT.test(target)) return "product code imports nothing that is made for tests"
  if (path.startsWith("web/") && target.startsWith("api/"))
    return to === "contract" ? undefined : "of the API, the web client imports contracts only"
  if (!order.includes(to)) return
  if (order.indexOf(to) > order.indexOf(from)) return `${from} is below ${to}`
  const home = roomFolder(path)?.split("/").at(-1)
  if (rooms.includes(to) && rooms.indexOf(to) > rooms.indexOf(home ?? to)) return `${home} is below ${to}`
  if (from !== to && APART.includes(to)) return `${to} is an app of its own`
  const room = roomFolder(target)
  if (!room || room === roomFolder(path) || to === "contract" || to === "edges") return
  if (doors[room] && !doors[room].includes(target.slice(room.length + 1)))
    return `${room}/README.md does not name it for others`
}

const leadsTo = (from, end, ties, seen = new Set([from])) =>
  from === end ||
  ties.some((tie) => tie.from === from && !seen.has(tie.to) && leadsTo(tie.to, end, ties, seen.add(tie.to)))

/** Of a circle of imports, names the import that is cheapest to remove. */
const circlesOf = (imports) => {
  const ties = imports.flatMap(([path, target]) => {
    const [from, to] = [path, target].map((file) => file.split("/").slice(0, -1))
    const depth = from.findIndex((name, index) => name !== to[index])
    const folder = from.slice(0, depth).join("/")
    const isOrdered = folder === "web" ? placeOf(path) !== placeOf(target) : ORDERED.includes(folder)
    if (depth < 1 || depth >= to.length || isOrdered) return []
    return [{ folder, from: from[depth], to: to[depth], path, target }]
  })
  return [...new Set(ties.map(({ folder }) => folder))].flatMap((folder) => {
    const all = ties.filter((tie) => tie.folder === folder)
    const widthOf = ({ from, to }) => all.filter((tie) => tie.from === from && tie.to === to).length
    const inCircles = all.filter(({ from, to }) => leadsTo(to, from, all))
    const [thinnest] = inCircles.sort((one, other) => widthOf(one) - widthOf(other))
    return thinnest ? [`${thinnest.path} imports ${thinnest.target}: the folders of ${folder} form a circle`] : []
  })
}

/** `files` is each file's source by its path, `doors` the files that each room's README exports. */
const faultsOf = (files, doors = {}) => {
  const product = Object.entries(files).filter(
    ([path]) => /^(api|web)\/.*\.tsx?$/.test(path) && !BESIDE_THE_PRODUCT.test(path),
  )
  const homeless = product
    .map(([path]) => path)
    .filter((path) => path.split("/").length > 2 && !orders[path.split("/", 1)].includes(placeOf(path)))
    .map((path) => `${path} belongs to no room`)
  const imports = product.flatMap(([path, source]) =>
    importsOf(path, source).flatMap((target) => {
      const fault = faultOf(path, target, doors)
      return fault ? [`${path} imports ${target}: ${fault}`] : []
    }),
  )
  const hooks = product.flatMap(([path, source]) =>
    [...(path.startsWith("api/") ? source.matchAll(HOOK) : [])].map(
      ([, name]) => `${path}: ${name} sets a variable; pass the function to its callers`,
    ),
  )
  const circles = circlesOf(
    product.flatMap(([path, source]) => importsOf(path, source).map((target) => [path, target])),
  )
  const folders = new Map()
  for (const path of Object.keys(files))
    for (let name = path, folder = posix.dirname(path); folder !== "."; name = folder, folder = posix.dirname(folder))
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
  const large = [...folders]
    .filter(([folder, names]) => names.size > LARGEST_FOLDER && !SERIES.test(folder))
    .map(([folder, names]) => `${folder} has ${names.size} names; more than ${LARGEST_FOLDER} are not read at a glance`)
  const unused = Object.entries(doors).flatMap(([room, named]) =>
    named
      .filter(
        (name) =>
          !product.some(([path, source]) => {
            return roomFolder(path) !== room && importsOf(path, source).includes(`${room}/${name}`)
          }),
      )
      .map((name) => `${room}/README.md names ${name}, which no other room imports`),
  )
  return [...homeless, ...imports, ...hooks, ...circles, ...large, ...unused]
}

/** Other rooms may import only files that the README lists under "For other rooms". */
const doorOf = (readme) =>
  [...(readme.split(/^## For other rooms$/m)[1] ?? "").split(/^## /m)[0].matchAll(/\]\(([\w./]+\.tsx?)\)/g)].map(
    ([, name]) => name,
  )

if (process.argv[1] === import.meta.filename) {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean)
  const tracked = git("ls-files", "--cached", "--others", "--exclude-standard")
  const paths = tracked.filter((path) => !path.endsWith("generated.ts") && !path.startsWith("docs/contract/"))
  const isRead = (path) => /\.(tsx?|mjs|graphql)$|(README|CONTRIBUTING|^docs\/[\w-]+)\.md$/.test(path)
  const files = Object.fromEntries(paths.map((path) => [path, isRead(path) ? readFileSync(path, "utf8") : ""]))
  const doors = Object.fromEntries(
    paths
      .filter((path) => /^(api|web)\/rooms\/\w+\/README\.md$/.test(path))
      .map((path) => [posix.dirname(path), doorOf(files[path])]),
  )
  const faults = [...faultsOf(files, doors), ...wordingFaults(files, git("log", "-100", "--format=%s"))]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
}
