import { expect, test } from "@jest/globals"
import { canonicalPath } from "./sitePaths.ts"

test.each([
  ["/", "/"],
  ["/drivers", "/drivers"],
  ["/drivers/", "/drivers"],
  ["/Drivers", "/drivers"],
  ["/advertising", "/advertising"],
  ["/advertisers", "/advertising"],
  ["/advertisers/", "/advertising"],
  ["/no/such/page", undefined],
  ["/constructor", undefined],
])("%s is known as %s", (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical)
})
