import { connect } from "node:net"
import { afterAll, expect, test } from "@jest/globals"
import { minimumSpeed } from "../../../edges/http/uploads.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { readLinkKey, tokenFor } from "../../leads/lead/linkKey.ts"

const app = await setUpTestApp()
const usual = { ...minimumSpeed }
afterAll(() => void Object.assign(minimumSpeed, usual))

const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="card.pdf"\r\n\r\n'

/** Starts an upload that never ends; resolves with the server's response. */
const sendSlowly = (token: string, from: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1")
    const lines = [`POST /api/status/${token}/files HTTP/1.1`, "Host: localhost", `X-Forwarded-For: ${from}`]
    socket.write(
      [...lines, "Content-Type: multipart/form-data; boundary=b", "Content-Length: 9000000", "", HEAD].join("\r\n"),
    )
    socket.once("data", (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.once("error", reject)
  })

test("slow uploads by senders do not block others, and time out", async () => {
  const lead = await DriverApplication.findByPk(await app.apply(), { rejectOnEmpty: true })
  const token = tokenFor(driverApplicationKind, lead, await readLinkKey())
  Object.assign(minimumSpeed, { afterMs: 4_000 })
  const [one, other] = [newAddress(), newAddress()]
  const slow = [one, one, one, one, other, other, other, other].map((from) => sendSlowly(token, from))
  const form = new FormData()
  form.append("file", new Blob(["%PDF-1.7\n%%EOF"]), "card.pdf")
  const sent = await fetch(`${app.url}/api/status/${token}/files`, {
    method: "POST",
    headers: { "x-forwarded-for": newAddress() },
    body: form,
  })
  expect(sent.status).toBe(201)
  for (const answer of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain("The file comes too slowly.")
  }
})
