import { expect, test } from "@jest/globals"
import {
  agreedPixels,
  isPixelChoiceMissing,
  isPixelPage,
  PIXEL_CHOICE_SECONDS,
  type PixelChoice,
  pixelChoiceText,
  readPixelChoice,
} from "./pixels.ts"
import type { Pixel } from "./privacySettings.ts"
import { canonicalPaths } from "./sitePaths.ts"

const NOW = 1_764_000_000
const meta: Pixel = { provider: "meta", id: "123456789012345" }
const google: Pixel = { provider: "google", id: "G-ABC1234567" }

const yes: PixelChoice = { isAccepted: true, at: NOW, providers: ["meta"] }

const cookie = (choice: PixelChoice) => `a=b; pixel_choice=${pixelChoiceText(choice)}; c=d`

const read = (cookies: string | undefined, { now = NOW, isSecure = false } = {}) =>
  readPixelChoice({ cookies, now, isSecure })

test("over https, the consent choice is read from the `__Host-` cookie", () => {
  const text = pixelChoiceText(yes)
  expect(read(`__Host-pixel_choice=${text}`, { isSecure: true })).toEqual(yes)
  expect(read(`pixel_choice=${text}`, { isSecure: true })).toBeNull()
  expect(read(`pixel_choice=no.${NOW}.meta; __Host-pixel_choice=${text}`, { isSecure: true })).toEqual(yes)
  // A proxy may send no header for https; then the `__Host-` cookie proves it.
  expect(read(`pixel_choice=no.${NOW}.meta; __Host-pixel_choice=${text}`)).toEqual(yes)
})

test("a stored consent choice is valid until it is too old", () => {
  expect(read(cookie(yes))).toEqual(yes)
  const no: PixelChoice = { isAccepted: false, at: NOW, providers: ["meta", "google"] }
  expect(read(cookie(no), { now: NOW + PIXEL_CHOICE_SECONDS })).toEqual(no)
  expect(read(cookie(no), { now: NOW + PIXEL_CHOICE_SECONDS + 1 })).toBeNull()
})

test.each([
  undefined,
  "other_pixel_choice=yes.1764000000.meta",
  "pixel_choice=maybe.1764000000.meta",
  "pixel_choice=yes.1764000000.meta; pixel_choice=no.1764000000.meta",
])("%s is no valid consent choice", (cookies) => {
  expect(read(cookies)).toBeNull()
})

test("consent covers the pixels that it was given for; a new pixel asks again", () => {
  expect(agreedPixels(yes, [meta, google])).toEqual([meta])
  expect(isPixelChoiceMissing(yes, [meta])).toBe(false)
  expect(isPixelChoiceMissing(yes, [meta, google])).toBe(true)
  expect(isPixelChoiceMissing(null, [meta])).toBe(true)
  expect(agreedPixels({ ...yes, isAccepted: false }, [meta])).toEqual([])
  expect(agreedPixels(null, [meta])).toEqual([])
})

const at = (path: string) => isPixelPage(new URL(path, "https://www.example.com"))

test("pixels may load on every page of the site, in both languages, with a campaign's parameters", () => {
  // Listed pages with private input load no pixels.
  for (const path of canonicalPaths.filter((path) => !/^\/(privacy-request|see-your-ad|safety)/.test(path))) {
    expect([path, at(path), at(`/es${path}`)]).toEqual([path, true, true])
  }
  for (const path of ["/cities/austin-tx", "/ES/Cities/austin-tx/", "/drivers?city=austin-tx&utm_campaign=x&gclid=Cj0"])
    expect([path, at(path)]).toEqual([path, true])
})

test.each([
  "/status/abc",
  "/es/privacy-request/confirm?token=abc",
  "/Privacy-Request/export",
  "/es/see-your-ad#preview",
  "/adminpage",
  "/graphql",
  "/no/such/page",
  "/cities/a/b",
  "/drivers?email=ana",
  "/?ref=ana@example.com",
  "/contact?access_token=1",
  "/#token=1",
])("no pixel may load at %s", (path) => {
  expect(at(path)).toBe(false)
})
