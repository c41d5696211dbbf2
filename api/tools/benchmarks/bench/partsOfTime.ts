import { readFileSync } from "node:fs"
import type { Profiler } from "node:inspector"
import { SourceMap } from "node:module"
import { fileURLToPath } from "node:url"

/** Which part of the server a frame belongs to, by where its code was before the build; the first that fits. */
const parts: readonly [part: string, source: RegExp][] = [
  [
    "driver and engine",
    /node_modules\/(libsql|mysql2|sql-escaper|lru\.min|long|denque|aws-ssl)|platform\/database\/sqlite\//,
  ],
  ["Sequelize", /node_modules\/(sequelize|lodash|dottie|toposort|retry-as-promised|inflection|moment)/],
  ["own SQL, rows, transactions", /platform\/database\//],
  ["events", /platform\/events\/|contract\/record\//],
  ["search words and phone numbers", /platform\/search\/|libphonenumber|phoneNumber/],
  ["counters and limits", /platform\/throttling\/|leads\/figures\//],
  ["validation", /node_modules\/zod|parseInput|inputFaults|acceptOnly|contract\/text\//],
  ["log line", /node_modules\/(pino|sonic-boom|safe-stable|quick-format)|platform\/log\/|requestLog/],
  [
    "body of a request",
    /node_modules\/(body-parser|raw-body|bytes|iconv-lite|content-type|type-is|media-typer|unpipe)/,
  ],
  ["JSON of an answer", /rest\/(streams|sendList)|lead\.rest/],
  ["GraphQL", /node_modules\/(graphql|@apollo|@graphql|@as-integrations)|edges\/graphql\//],
  [
    "headers, CORS, compression",
    /node_modules\/(compression|cors|vary|helmet|negotiator|accepts|compressible)|securityHeaders/,
  ],
  ["Express and routing", /node_modules\/|edges\/http\/connection\//],
  ["own code", /./],
]
const IN_NODE = "HTTP of Node.js"
const COLLECTION = "collection of garbage"
const REST = "Node.js, else"
export const partNames = [...parts.map(([part]) => part), IN_NODE, COLLECTION, REST]

const maps = new Map<string, SourceMap | null>()

/** The source from which a place in the build was made. */
const sourceOf = (url: string, line: number, column: number): string => {
  if (!url.includes("/dist/")) return url
  if (!maps.has(url)) {
    try {
      maps.set(url, new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, "utf8"))))
    } catch {
      maps.set(url, null)
    }
  }
  const entry = maps.get(url)?.findEntry(line, column)
  return entry && "originalSource" in entry ? entry.originalSource : url
}

const SOCKETS = /^node:(_http|net|internal\/(streams|stream_base|timers))/

/** The share of each part in the time in which the process worked. */
export const sharesOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const partOf = (id: number): string | null => {
    let isSocket = false
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame
      if (!frame) return null
      const { url, functionName, lineNumber, columnNumber } = frame
      if (at === id && functionName === "(garbage collector)") return COLLECTION
      if (functionName === "(idle)" || functionName === "(program)") return null
      if (url.startsWith("node:")) isSocket ||= SOCKETS.test(url)
      else if (url !== "") {
        const source = sourceOf(url, lineNumber, columnNumber)
        const part = parts.find(([, pattern]) => pattern.test(source))?.[0] ?? REST
        // What Express or our code hands to a socket is HTTP; a driver and the log have sockets and files of their own.
        return isSocket && part !== "driver and engine" && part !== "log line" ? IN_NODE : part
      }
    }
    return isSocket ? IN_NODE : REST
  }
  const known = new Map<number, string | null>()
  const times = new Map<string, number>()
  let total = 0
  for (const [index, id] of samples.entries()) {
    if (!known.has(id)) known.set(id, partOf(id))
    const part = known.get(id)
    if (!part) continue
    const time = timeDeltas[index] ?? 0
    total += time
    times.set(part, (times.get(part) ?? 0) + time)
  }
  return new Map([...times].map(([part, time]) => [part, time / total]))
}
