import { readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { logIn } from "../testing/leadsClient.ts"
import { startProduct } from "../testing/product/product.ts"

// Benchmark: how much memory the built server takes for CSV exports, in MB above its idle use, on Linux. It needs a
// database with many leads (`npm run seed -- --leads 100000`), and sets the operator's password there:
//   DATABASE_URL=sqlite:/tmp/bench/csv.sqlite npx tsx api/benchmarks/csvMemory.ts

const SETTLE_MS = 2_000
const SAMPLE_MS = 10
const DRIVERS = "/api/drivers/applications.csv"
const ADVERTISERS = "/api/advertisers/submissions.csv"

const cases: Record<string, { paths: string[]; encoding: string }> = {
  "driver applications": { paths: [DRIVERS], encoding: "identity" },
  "driver applications, compressed": { paths: [DRIVERS], encoding: "gzip" },
  "advertiser submissions, compressed": { paths: [ADVERTISERS], encoding: "gzip" },
  "four at once, compressed": { paths: [DRIVERS, DRIVERS, ADVERTISERS, ADVERTISERS], encoding: "gzip" },
}

const product = await startProduct({ DATABASE_URL: process.env.DATABASE_URL ?? "" })

const residentMegabytes = () => {
  const status = readFileSync(`/proc/${product.pid}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const drain = async (path: string, headers: Record<string, string>) => {
  const { body } = await fetch(product.url + path, { headers })
  for await (const _chunk of body ?? []);
}

const token = await logIn(product.url)
await pause(SETTLE_MS)
const idle = residentMegabytes()
for (const [name, { paths, encoding }] of Object.entries(cases)) {
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMegabytes())
  }, SAMPLE_MS)
  const start = performance.now()
  await Promise.all(paths.map((path) => drain(path, { authorization: `Bearer ${token}`, "accept-encoding": encoding })))
  const took = Math.round(performance.now() - start)
  clearInterval(sampling)
  process.stdout.write(`${name}: ${(peak - idle).toFixed(1)} MB above ${idle.toFixed(1)} MB, in ${took} ms\n`)
  await pause(SETTLE_MS)
}
await product.end("SIGTERM")
