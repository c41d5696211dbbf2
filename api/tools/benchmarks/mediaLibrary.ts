import { Console } from "node:console"
import { createHash, randomBytes } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { openDatabase } from "../../main/models.ts"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { closeDatabase } from "../../platform/database/connection/database.ts"
import { readDatabaseUrl } from "../../platform/database/connection/databaseUrl.ts"
import { MediaFile, MediaOriginal } from "../../rooms/content/media/mediaFile.model.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { logIn } from "../../testing/leadsClient.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"
import { memoryBytesOf, peakBytesOf } from "./measure/processUsage.ts"
import { median } from "./measure/statistics.ts"

// Benchmark of the media library, on SQLite or on the named MySQL server, in a separate database:
// - the dashboard's list with 10 pictures and with 1,000: median time and size of the response;
// - the server's memory while REST's list sends 200 pictures of 5 MB. Linux only, which reports the peak.
//   npm run build && npx tsx api/tools/benchmarks/mediaLibrary.ts [mysql://root@127.0.0.1:3306]

const FEW = 10
const MANY = 1_000
const LIST_ROUNDS = 100
const SMALL_BYTES = 100 * 1024
const LARGE_BYTES = 5 * 1024 * 1024
const LARGE_COUNT = 200

const { log } = new Console(process.stdout)
const mysqlServer = process.argv[2]

/** Not a picture, but with a JPEG's structure, so that its public copy is as large. */
const outlinedBytes = (length: number) => {
  const bytes = randomBytes(length)
  for (let place = bytes.indexOf(0xff); place !== -1; place = bytes.indexOf(0xff, place)) bytes[place] = 0
  bytes.write("ffd8ffda0002", "hex")
  bytes.write("ffd9", length - 2, "hex")
  return bytes
}

/** Stores pictures of random bytes: nothing measured here decodes them. */
const storePictures = async (count: number, bytesOfEach: number) => {
  for (let number = 0; number < count; number += 1) {
    const data = outlinedBytes(bytesOfEach)
    const filename = `picture ${number}.jpg`
    const file = await MediaFile.create({
      contentHash: createHash("sha256").update(data).digest("hex"),
      filename,
      contentType: "image/jpeg",
      size: data.length,
      width: 1600,
      height: 900,
      isAnimated: false,
      altText: "A wrapped car at night",
      searchText: filename,
      uploadedBy: "operator",
    })
    await MediaOriginal.create({ mediaFileId: file.id, data })
  }
}

const LIST = `{ mediaFiles(first: 25) { totalCount pageInfo { hasNextPage endCursor } nodes {
  id filename contentType size width height isAnimated altText url thumbnailUrl uploadedBy createdAt
  uses { field block { page sectionId } }
} } }`

const measureList = async ({ url }: Product, token: string) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < LIST_ROUNDS; round += 1) {
    const start = performance.now()
    const response = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query: LIST }) })
    bytes = (await response.arrayBuffer()).byteLength
    times.push(performance.now() - start)
  }
  return { milliseconds: median(times), bytes }
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

const measureRestList = async (product: Product) => {
  const token = await logIn(product.url)
  const before = megabytes(memoryBytesOf(product.pid ?? 0))
  const start = performance.now()
  const response = await fetch(`${product.url}/api/cms/media`, { headers: { authorization: `Bearer ${token}` } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += chunk.length
  const seconds = (performance.now() - start) / 1000
  const peak = megabytes(peakBytesOf(product.pid ?? 0))
  log(
    `REST's list of ${LARGE_COUNT} pictures of 5 MB: ${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(1)} s, ` +
      `memory ${before} MB before, ${peak} MB at the peak`,
  )
}

const database = await createScratchDatabase(mysqlServer)
const started: Product[] = []
const start = async () => {
  const product = await startProduct({ DATABASE_URL: database.url })
  started.push(product)
  return product
}
try {
  const first = await start()
  openDatabase(readDatabaseUrl(database.url, projectRoot))
  const token = await logIn(first.url)
  for (const [stored, count] of [
    [0, FEW],
    [FEW, MANY],
  ] as const) {
    await storePictures(count - stored, SMALL_BYTES)
    // While storing, this process does not notice that the server has closed an idle connection.
    await wait(100)
    const { milliseconds, bytes } = await measureList(first, token)
    log(`list of 25 among ${count} pictures: ${milliseconds.toFixed(2)} ms (median), ${bytes} bytes`)
  }
  await first.end("SIGTERM")

  await MediaFile.destroy({ where: {} })
  await storePictures(LARGE_COUNT, LARGE_BYTES)
  await measureRestList(await start())
} finally {
  await Promise.all(started.map((product) => product.end("SIGTERM")))
  await closeDatabase()
  await database.drop()
}
