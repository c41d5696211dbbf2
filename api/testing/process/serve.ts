import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll } from "@jest/globals"

/** Serves an app until the end of a file's tests. Returns its address. */
export const serve = async (app: RequestListener) => {
  const server = createServer(app).listen(0, "127.0.0.1")
  await once(server, "listening")
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
