import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { inBatches } from "./rawBatches.mjs"
import { openRawDatabase } from "./rawDatabases.mjs"
import { insertLeads, storeSubmissions } from "./rawSubmissions.mjs"

// The benchmark's baseline: node:http and a driver on a database that the product has made, without validation,
// sessions or limits. Usage: node rawServerProgram.mjs URL FOLDER, a database and a folder with picture.jpg and
// page.html

const [url, folder] = process.argv.slice(2)
const LIST = `SELECT id, name, email, phone, city, platform, vehicle_year, vehicle_make, vehicle_model, status, created_at
  FROM driver_applications ORDER BY id DESC LIMIT 50`

const database = await openRawDatabase(url)
const store = inBatches((submissions) => storeSubmissions(database, submissions))
const insert = inBatches((submissions) => insertLeads(database, submissions))

const posts = {
  "/limited": ({ body, address }) => store({ ...body, address }),
  "/unlimited": ({ body }) => store(body),
  "/single": ({ body }) => insert(body),
}
const files = {
  "/picture": { type: "image/jpeg", content: readFileSync(join(folder, "picture.jpg")) },
  "/page": { type: "text/html; charset=utf-8", content: readFileSync(join(folder, "page.html")) },
}

const send = (response, status, type, content) =>
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(content) }).end(content)
const sendJson = (response, status, value) => send(response, status, "application/json", JSON.stringify(value))

const server = createServer(async (request, response) => {
  const file = files[request.url]
  if (file) return send(response, 200, file.type, file.content)
  if (request.method === "GET") return sendJson(response, 200, await database.read(LIST))
  const pieces = []
  request.on("data", (piece) => pieces.push(piece))
  request.on("end", async () => {
    const body = JSON.parse(Buffer.concat(pieces).toString())
    const id = await posts[request.url]({ body, address: request.headers["x-forwarded-for"] })
    sendJson(response, 201, { id })
  })
})
process.on("SIGTERM", () => process.exit(0))
server.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
