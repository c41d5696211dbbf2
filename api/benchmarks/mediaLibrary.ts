import { Console } from "node:console"
import { createHash, randomBytes } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import autocannon from "autocannon"
import { closeDatabase, openDatabase } from "../database/database.ts"
import { readDatabaseUrl } from "../database/databaseUrl.ts"
import { MediaFile, MediaOriginal } from "../modules/media/mediaFile.model.ts"
import { projectRoot } from "../projectRoot.ts"
import { createScratchDatabase } from "../testing/database/scratchDatabase.ts"
import { logIn } from "../testing/leadsClient.ts"
import { type Product, startProduct } from "../testing/product/product.ts"

// Benchmark of the media library, on SQLite or on the named MySQL server, in a separate database:
// - the dashboard's list with 10 pictures and with 1,000: median time and size of the response;
// - a picture of 100 KB, by its id and by its hash, beside a static file of the same bytes from the same process;
// - the server's memory while REST's list sends 200 pictures of 5 MB. Linux only, which reports the peak.
//   npm run build && npx tsx api/benchmarks/mediaLibrary.ts [mysql://root@127.0.0.1:3306]

const FEW = 10
const MANY = 1_000
const LIST_ROUNDS = 100
const SMALL_BYTES = 100 * 1024
const LARGE_BYTES = 5 * 1024 * 1024
const LARGE_COUNT = 200
const ROUNDS = 5
const ROUND_SECONDS = 3
const CONNECTIONS = 32

const FILE = `benchmark-${process.pid}.jpg`
const filePath = join(projectRoot, "web/dist/client/assets", FILE)

const { log } = new Console(process.stdout)
const mysqlServer = process.argv[2]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

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

const requestsPerSecond = async (url: string) => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_SECONDS })
  if (result.non2xx || result.errors) throw new Error(`${url} answered ${result.non2xx} times with another status`)
  return result.requests.average
}

const measurePicture = async ({ url }: Product, picture: MediaFile) => {
  const addresses = {
    byId: `${url}/api/cms/media/${picture.id}`,
    byHash: `${url}/media/${picture.contentHash}.jpg`,
    file: `${url}/assets/${FILE}`,
  }
  for (const address of Object.values(addresses)) await requestsPerSecond(address)
  const rounds: { byId: number; byHash: number; file: number }[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const byId = await requestsPerSecond(addresses.byId)
    const byHash = await requestsPerSecond(addresses.byHash)
    const file = await requestsPerSecond(addresses.file)
    rounds.push({ byId, byHash, file })
    log(`round ${round}: by id ${Math.round(byId)}/s, by hash ${Math.round(byHash)}/s, file ${Math.round(file)}/s`)
  }
  const toFile = (name: "byId" | "byHash") => median(rounds.map((round) => round[name] / round.file)).toFixed(2)
  log(`ratio to the static file: by id ${toFile("byId")}, by hash ${toFile("byHash")} (medians)`)
}

const megabytes = async ({ pid }: Product, figure: "VmRSS" | "VmHWM") => {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

const measureRestList = async (product: Product) => {
  const token = await logIn(product.url)
  const before = await megabytes(product, "VmRSS")
  const start = performance.now()
  const response = await fetch(`${product.url}/api/cms/media`, { headers: { authorization: `Bearer ${token}` } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += chunk.length
  const seconds = (performance.now() - start) / 1000
  const peak = await megabytes(product, "VmHWM")
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

  const picture = await MediaFile.findOne({ rejectOnEmpty: true })
  const original = await MediaOriginal.findByPk(picture.id, { rejectOnEmpty: true })
  await writeFile(filePath, original.data)
  // The server lists its files when it starts.
  const second = await start()
  await measurePicture(second, picture)
  await second.end("SIGTERM")

  await MediaFile.destroy({ where: {} })
  await storePictures(LARGE_COUNT, LARGE_BYTES)
  const third = await start()
  await measureRestList(third)
} finally {
  await Promise.all(started.map((product) => product.end("SIGTERM")))
  await rm(filePath, { force: true })
  await closeDatabase()
  await database.drop()
}
