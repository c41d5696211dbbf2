import { Console } from "node:console"
import autocannon from "autocannon"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { startProduct } from "../../testing/product/product.ts"
import { median } from "./measure/statistics.ts"

// Benchmark: GraphQL documents that are cheap to send and were expensive to answer. First each beside a small one, with the budgets off
// so that each is executed; then the home page while clients send them continuously, with the budgets on. Ratios of medians from one run.
//   npm run build && npx tsx api/tools/benchmarks/hostileDocuments.ts

const ROUNDS = 100
const CLIENTS = 8
const PAGE_VISITS = 200

const { log } = new Console(process.stdout)

const repeated = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, i) => text(i))

const small = '{ cmsBlocks(page: "home") { id } }'
const hostile: Record<string, string> = {
  "6.9 KB of one field": `{ ${"cmsBlocks{id} ".repeat(490)} }`,
  "a field 240 times": `{ me { ${"id ".repeat(240)} } }`,
  "240 unknown fields": `{ ${"content ".repeat(240)} }`,
  "120 unknown directives": `{ me { id ${"@a ".repeat(115)} } }`,
  "11 aliases of all content": `{ ${repeated(11, (i) => `a${i}: cmsBlocks { id page sectionId content }`).join(" ")} }`,
  "16 fragments that double": `{ me { ...f0 } } ${repeated(16, (i) => `fragment f${i} on User { ...f${i + 1} ... on User { ...f${i + 1} } }`).join(" ")} fragment f16 on User { id }`,
}

// A comment makes each document new to the server, which then validates it again.
const bodyOf = (query: string, round: number) => JSON.stringify({ query: `${query} # ${round}` })

const millisecondsFor = async (ask: () => Promise<Response>) => {
  const startedAt = performance.now()
  await (await ask()).arrayBuffer()
  return performance.now() - startedAt
}

const post = (url: string, body: string) =>
  fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body })

const compareDocuments = async (url: string) => {
  const named = Object.entries({ small, ...hostile })
  const times = new Map(named.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, query] of named) {
      times.get(name)?.push(await millisecondsFor(() => post(url, bodyOf(query, round))))
    }
  }
  const usual = median(times.get("small") ?? [])
  log(`a small document: ${usual.toFixed(2)} ms`)
  for (const name of Object.keys(hostile)) {
    const time = median(times.get(name) ?? [])
    log(`${name}: ${time.toFixed(2)} ms, ${(time / usual).toFixed(1)} times a small one`)
  }
}

const visitHome = async (url: string) => {
  const times: number[] = []
  for (let visit = 0; visit < PAGE_VISITS; visit += 1) times.push(await millisecondsFor(() => fetch(`${url}/`)))
  return median(times)
}

const visitUnderLoad = async (url: string) => {
  await visitHome(url)
  const usual = await visitHome(url)
  log(`the home page: ${usual.toFixed(2)} ms`)
  for (const [name, query] of Object.entries(hostile)) {
    let rate = 0
    const load = autocannon(
      {
        url: `${url}/graphql`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: bodyOf(query, 0),
        connections: CLIENTS,
        duration: 60,
      },
      (_error, result) => {
        rate = Math.round(result.requests.average)
      },
    )
    // Until the clients have started.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const time = await visitHome(url)
    const ended = new Promise((resolve) => load.once("done", resolve))
    load.stop()
    await ended
    log(
      `with ${CLIENTS} clients sending ${name} (${rate}/s): ${time.toFixed(2)} ms, ${(time / usual).toFixed(1)} times`,
    )
  }
}

for (const [limit, measure] of [
  ["off", compareDocuments],
  ["on", visitUnderLoad],
] as const) {
  const database = await createScratchDatabase(undefined)
  const product = await startProduct({ DATABASE_URL: database.url, RATE_LIMIT: limit })
  try {
    await measure(product.url)
  } finally {
    await product.end("SIGTERM")
    await database.drop()
  }
}
