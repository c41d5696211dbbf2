import { Console } from "node:console"
import { rm, writeFile } from "node:fs/promises"
import { get } from "node:http"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import autocannon from "autocannon"
import { projectRoot } from "../projectRoot.ts"
import { createScratchDatabase } from "../testing/database/scratchDatabase.ts"
import { type Product, startProduct } from "../testing/product/product.ts"

// Benchmark: how many times a second the home page is served from the page cache, beside a static file of the same
// bytes from the same process. The two take turns, so that other load on the machine affects both.
//   npm run build && npx tsx api/benchmarks/pageCache.ts

const ROUNDS = 5
const ROUND_SECONDS = 3
const CONNECTIONS = 32

const FILE = `benchmark-${process.pid}.html`
const folder = join(projectRoot, "web/dist/client/assets")
// A browser's header; the file has a twin with the page's bytes in this encoding, like the build's files.
const headers = { "accept-encoding": "br" }

const { log } = new Console(process.stdout)

/** The response's bytes on the wire, which `fetch` would decompress. */
const bytesOnTheWire = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, (answer) => buffer(answer).then(resolve, reject)).on("error", reject)
  })

const requestsPerSecond = async (url: string) => {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_SECONDS })
  if (result.non2xx || result.errors) throw new Error(`${url} answered ${result.non2xx} times with another status`)
  return result.requests.average
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const measure = async ({ url }: Product) => {
  const page = `${url}/`
  const file = `${url}/assets/${FILE}`
  const rounds: { page: number; file: number }[] = []
  await Promise.all([requestsPerSecond(page), requestsPerSecond(file)])
  for (let round = 1; round <= ROUNDS; round += 1) {
    const figures = { page: await requestsPerSecond(page), file: await requestsPerSecond(file) }
    rounds.push(figures)
    log(`round ${round}: page ${Math.round(figures.page)}/s, file ${Math.round(figures.file)}/s`)
  }
  return rounds
}

const database = await createScratchDatabase(undefined)
// The public address is on the page; a fixed one keeps the page the same for every start.
const start = () => startProduct({ DATABASE_URL: database.url, PUBLIC_URL: "https://www.example.com" })
try {
  const first = await start()
  const [plain, compressed] = await Promise.all([
    fetch(first.url, { headers: { "accept-encoding": "identity" } }).then((answer) => answer.text()),
    bytesOnTheWire(first.url),
  ])
  await first.end("SIGTERM")
  await writeFile(join(folder, FILE), plain)
  await writeFile(join(folder, `${FILE}.br`), compressed)

  // The server lists its files when it starts.
  const product = await start()
  const rounds = await measure(product)
  await product.end("SIGTERM")
  const page = median(rounds.map((round) => round.page))
  const file = median(rounds.map((round) => round.file))
  const ratio = median(rounds.map((round) => round.page / round.file))
  log(`${plain.length} characters, ${compressed.length} bytes on the wire, ${CONNECTIONS} connections`)
  log(`page cache ${Math.round(page)}/s, static file ${Math.round(file)}/s, ratio ${ratio.toFixed(2)} (medians)`)
} finally {
  await Promise.all([FILE, `${FILE}.br`].map((name) => rm(join(folder, name), { force: true })))
  await database.drop()
}
