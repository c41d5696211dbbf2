import { createServer } from "node:http"

// Receivers of webhooks, one for each path, in a process of their own. Those of which the path begins with /dead never
// answer. On "report" it tells what has arrived since the last time: path, id of the message, lead and moment.

let arrived = []

const server = createServer((request, response) => {
  const { url: path = "", headers } = request
  const pieces = []
  request.on("data", (piece) => pieces.push(piece))
  request.on("end", () => {
    const { data } = JSON.parse(Buffer.concat(pieces).toString())
    arrived.push({ path, messageId: headers["webhook-id"], leadId: String(data.lead_id), at: Date.now() })
    if (!path.startsWith("/dead")) response.writeHead(204).end()
  })
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }))
process.on("message", () => {
  process.send?.({ arrived })
  arrived = []
})
process.on("disconnect", () => process.exit())
