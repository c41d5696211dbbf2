import { createHash } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import sharp from "sharp"
import { postMedia } from "../../testing/mediaClient.ts"
import { secrets, taggedPicture } from "../../testing/taggedPictures.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { renditionsMade } from "./renditions.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
})
afterAll(async () => {
  await renditionsMade()
  await app.stop()
})

const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

describe("what a camera wrote into a picture", () => {
  const told = (bytes: Buffer) => [...secrets, "GPS"].filter((text) => bytes.includes(text))

  test.each(["jpeg", "png", "webp"] as const)("stays out of all that the public can fetch (%s)", async (format) => {
    const original = await taggedPicture(format)
    const { body } = await postMedia(app, token, { bytes: original })
    const extension = format === "jpeg" ? "jpg" : format
    for (const path of [`/api/cms/media/${body.id}`, `/media/${hashOf(original)}.${extension}`]) {
      const { status, bytes, headers } = await bytesOf(path)
      expect([path, status, told(bytes)]).toEqual([path, 200, []])
      expect(headers.get("content-length")).toBe(String(bytes.length))
      expect(await sharp(bytes).metadata()).toMatchObject({ format, orientation: 6, icc: expect.anything() })
      expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(original).raw().toBuffer())).toBe(true)
      // Nobody who has the file from before is told that it still holds.
      const old = {
        "if-none-match": `"${hashOf(original)}", "${hashOf(original)}.${extension}"`,
        "cache-control": "max-age=0",
      }
      expect((await bytesOf(path, old)).status).toBe(200)
      // An admin's token changes nothing: these addresses may be kept by whoever is between.
      expect((await bytesOf(path, { authorization: `Bearer ${token}` })).bytes.equals(bytes)).toBe(true)
    }
  })

  test("is left to admins, byte for byte, with all that follows the picture", async () => {
    const original = Buffer.concat([await taggedPicture("jpeg"), Buffer.from("<script>")])
    const { body } = await postMedia(app, token, { bytes: original, filename: "bridge.jpg" })
    const path = `/api/cms/media/${body.id}/original`
    const { status, bytes, headers } = await bytesOf(path, { authorization: `Bearer ${token}` })
    expect([status, bytes.equals(original)]).toEqual([200, true])
    expect(headers.get("content-type")).toBe("image/jpeg")
    expect(headers.get("cache-control")).toContain("no-store")
    expect(headers.get("content-disposition")).toContain("bridge.jpg")
    expect(headers.get("content-security-policy")).toContain("sandbox")
    expect((await bytesOf(`/api/cms/media/${body.id}`)).bytes.includes("<script>")).toBe(false)

    expect((await bytesOf(path)).status).toBe(401)
    expect((await bytesOf(path, { authorization: "Bearer made-up" })).status).toBe(401)
    const gone = await bytesOf("/api/cms/media/999999/original", { authorization: `Bearer ${token}` })
    expect(gone.status).toBe(404)
  })
})
