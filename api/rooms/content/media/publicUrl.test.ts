/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { expect, test } from "@jest/globals"
import { postMedia } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"

// The settings are read when config.ts is first imported.
process.env.PUBLIC_URL = "https://ads.example.com/"

const { setUpTestApp } = await import("../../../testing/testApp.ts")

const app = await setUpTestApp()

test("a picture's public URL starts with PUBLIC_URL", async () => {
  const token = await app.login()
  const { body } = await postMedia(app, token, { bytes: await makePicture() })
  const id = String(body.id)
  const data = await app.ask("query ($id: ID!) { mediaFile(id: $id) { url publicUrl } }", { id }, token)
  const url = `/api/cms/media/${id}`
  expect(data.mediaFile).toEqual({ url, publicUrl: `https://ads.example.com${url}` })
})
