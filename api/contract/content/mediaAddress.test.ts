import { expect, test } from "@jest/globals"
import { mediaIdOf } from "./mediaAddress.ts"

test.each([
  ["/api/cms/media/12", 12],
  ["https://farelight.example/api/cms/media/7", 7],
  ["/api/cms/media/12/more", null],
  ["see /api/cms/media/12", null],
  ["/api/cms/media/1234567890", null],
  ["", null],
])("the text %p names the media file %p", (text, id) => {
  expect(mediaIdOf(text)).toBe(id)
})
