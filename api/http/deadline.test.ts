import type { AddressInfo } from "node:net"
import { expect, test } from "@jest/globals"
import express from "express"
import { deadline } from "./deadline.ts"
import { errorHandler } from "./errorHandler.ts"
import { requestId } from "./requestId.ts"

test("a request that is not answered in time gets a 503, and the late answer is dropped quietly", async () => {
  let answerLate = () => {}
  const app = express()
  app.use(requestId, deadline(50))
  app.get("/api/slow", (_request, response, next) => {
    answerLate = () => {
      try {
        response.json({ late: true })
      } catch (error) {
        next(error)
      }
    }
  })
  app.get("/api/quick", (_request, response) => void response.json({ quick: true }))
  app.use(errorHandler)
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const slow = await fetch(`${url}/api/slow`)
  expect(slow.status).toBe(503)
  expect(slow.headers.get("retry-after")).toBe("5")
  expect(await slow.json()).toMatchObject({ success: false, errors: [] })
  answerLate()
  expect(await (await fetch(`${url}/api/quick`)).json()).toEqual({ quick: true })

  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
