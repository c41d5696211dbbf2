/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { startRelay } from "../../../testing/database/relay.ts"
import { driverForm } from "../../../testing/forms.ts"
import { postMedia } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { until } from "../../../testing/process/until.ts"
import type { TestApp } from "../../../testing/testApp.ts"

describe("a database that goes away and comes back", () => {
  let app: TestApp
  let relay: Awaited<ReturnType<typeof startRelay>>

  beforeAll(async () => {
    // The product reaches the database through a relay, which the test can stop and start again.
    const url = new URL(process.env.DATABASE_URL ?? "")
    relay = await startRelay(url)
    url.port = String(relay.port)
    process.env.DATABASE_URL = url.href
    // The configuration is read on first import, which must come after the relay has its port.
    const { startTestApp } = await import("../../../testing/testApp.ts")
    app = await startTestApp()
  })
  afterAll(async () => {
    await app.stop()
    await relay.cut()
  })

  const apply = () => app.sendDriver()
  const applyOverGraphql = () => {
    const { vehicle_year, vehicle_make, vehicle_model, ...values } = driverForm()
    const input = {
      ...values,
      platform: "UBER",
      vehicleYear: vehicle_year,
      vehicleMake: vehicle_make,
      vehicleModel: vehicle_model,
    }
    return app.graphql(
      "mutation ($input: SubmitDriverApplicationInput!) { submitDriverApplication(input: $input) { id } }",
      { input },
    )
  }

  // On a busy machine, even a new connection can time out, which also returns 503.
  const statusOnceBack = async (attempt: () => Promise<{ status: number }>) => {
    let status = 503
    await until(async () => {
      status = (await attempt()).status
      return status !== 503
    })
    return status
  }

  test("causes 503 answers with Retry-After, and is used again once it is back", async () => {
    const token = await app.login()
    expect((await apply()).status).toBe(201)
    await relay.cut()
    for (const attempt of [
      apply,
      () => app.rest("GET", "/api/drivers/applications", undefined, { token }),
      applyOverGraphql,
    ]) {
      const { status, headers } = await attempt()
      expect(status).toBe(503)
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    }
    const { body } = await apply()
    expect(body).toEqual({ success: false, message: expect.stringMatching(/not available right now/), errors: [] })
    expect((await applyOverGraphql()).errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE" })
    expect((await app.rest("GET", "/healthz")).status).toBe(503)
    await relay.mend()
    expect(await statusOnceBack(apply)).toBe(201)
    expect(await statusOnceBack(() => app.rest("GET", "/healthz"))).toBe(200)
  })

  test("causes the refusal of a picture in mid-upload, which is accepted afterward", async () => {
    const token = await app.login()
    const bytes = await makePicture()
    // The session is looked up when the request begins; its body ends when the database is away.
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" }
      const sent = request(`${app.url}/api/cms/media`, { method: "POST", headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      sent.on("error", reject)
      sent.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
      setTimeout(async () => {
        await relay.cut()
        sent.write(bytes)
        sent.end("\r\n--b--\r\n")
      }, 500)
    })
    expect(status).toBe(503)
    await relay.mend()
    expect(await statusOnceBack(() => postMedia(app, token, { bytes }))).toBe(201)
  })
})
