import { expect, test } from "@jest/globals"
import { translatePromise } from "../content/promises/promiseHours.ts"
import { canonicalPath } from "../site/sitePaths.ts"
import { localized, readLocale } from "./locale.ts"

test.each([
  ["/", "/es"],
  ["/drivers", "/es/drivers"],
  ["/drivers#apply", "/es/drivers#apply"],
  ["/#top", "/es#top"],
  ["/?sent=1", "/es?sent=1"],
])("the path %s is %s in Spanish, and unchanged in English", (path, spanish) => {
  expect(localized(path, "es")).toBe(spanish)
  expect(localized(path, "en")).toBe(path)
})

test.each([
  ["/", "en", "/"],
  ["/es", "es", "/"],
  ["/ES/drivers", "es", "/drivers"],
  ["/en/drivers", "en", "/en/drivers"],
  ["/espresso", "en", "/espresso"],
])("the path %s is read as %s of %s", (pathname, locale, path) => {
  expect(readLocale(pathname)).toEqual({ locale, path })
})

test.each([
  ["/", "/"],
  ["/es", "/"],
  ["/es/Drivers/", "/drivers"],
  ["/advertisers/", "/advertising"],
  ["/about//", "/about"],
  ["/constructor", undefined],
  ["/es/advertisers", "/advertising"],
  ["/es/nothing", undefined],
])("the canonical path of %s is %s", (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path)
})

test.each([
  ["48 hours", "48 horas"],
  ["1 hour", "1 hora"],
  ["1 Day", "1 día"],
  ["soon", "soon"],
])("the promise %s is %s in Spanish", (english, spanish) => {
  expect(translatePromise(english, "es")).toBe(spanish)
  expect(translatePromise(english, "en")).toBe(english)
})
