import { afterEach, expect, jest, test } from "@jest/globals"
import { canonicalPath } from "../../../contract/site/sitePaths.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { inAllLanguages } from "./browsingRules.ts"
import { movedAddresses } from "./movedAddresses.ts"

const app = await setUpTestApp({ site: createSiteStub() })
afterEach(() => void jest.restoreAllMocks())

const ask = async (path: string) => {
  const { status, headers } = await fetch(app.url + path, { redirect: "manual" })
  return [status, headers.get("location")]
}

test("each former address appears once and leads to a page that exists", () => {
  const former = movedAddresses.map(({ from }) => from)
  expect(new Set(former).size).toBe(former.length)
  for (const { from, to, until } of movedAddresses) {
    expect([from, canonicalPath(from)]).toEqual([from, undefined])
    const [path = ""] = to.split("#")
    expect([to, canonicalPath(path)]).toEqual([to, path])
    expect(new Date(until).toISOString().slice(0, 10)).toBe(until)
  }
})

test.each(movedAddresses)("$from leads to $to in each language, with its query, until $until", async (moved) => {
  const { from, to, until } = moved
  const wallTime = jest.spyOn(clock, "wallTime")
  const targets = inAllLanguages(to).map((target) => target.split("#"))
  for (const [index, path] of inAllLanguages(from).entries()) {
    const [page, hash] = targets[index] ?? []
    const end = hash ? `#${hash}` : ""
    wallTime.mockReturnValue(new Date(Date.parse(until) - 1))
    expect(await ask(path)).toEqual([301, `${page}${end}`])
    expect(await ask(`${path}?weeks=4&cities=San+Jose`)).toEqual([301, `${page}?weeks=4&cities=San+Jose${end}`])
    wallTime.mockReturnValue(new Date(until))
    // The stub answers 200 wherever the site's pages begin.
    expect(await ask(path)).toEqual([200, null])
  }
})

test.each([
  ["/cities/austin-tx", 302, "/cities"],
  ["/es/cities/Austin-TX?driver=1", 302, "/es/cities?driver=1"],
  ["/cities/las-vegas-nv", 200, null],
])("a city without its own pay or rule has no page: %s answers %i", async (path, status, to) => {
  expect(await ask(path)).toEqual([status, to])
})
