import { locales, localized } from "@farelight/api/contract/site/locale.ts"
import { canonicalPaths, cityPath, pathOfPage } from "@farelight/api/contract/site/sitePaths.ts"
import { describe, expect, test } from "@jest/globals"
import { setUpStage } from "../parts/stage.ts"

// A page can ask only whom its document's policy names, so that all of them need no browser. How pages of each sort behave
// in one is in pixels.journey.ts.

/** Every public page, in every language. */
const pages = [...new Set([...canonicalPaths, cityPath("austin-tx"), pathOfPage.not_found])].flatMap((path) =>
  locales.map((locale) => localized(path, locale)),
)

/** Those that load no pixel even after a yes. */
const isWithoutPixels = (path: string) => /\/(privacy-request|see-your-ad|safety|not-found)(\/|$)/.test(path)

/** What a document has its browser ask of others: by its policy, by hints, which no event tells, and the cookies it sets. */
const askedOfOthers = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { accept: "text/html", ...headers } })
  const policy = answer.headers.get("content-security-policy") ?? ""
  const html = await answer.text()
  expect(policy).toContain("default-src 'self'")
  expect(html).toContain("<h1")
  return [
    ...(policy.match(/https?:[^\s;]*/g) ?? []),
    ...(html.match(/<link\b[^>]*(?:preconnect|dns-prefetch|\shref="https:)[^>]*>/g) ?? []),
    ...answer.headers.getSetCookie(),
  ]
}

const keptChoice = (answer: "yes" | "no") => `pixel_choice=${answer}.${Math.floor(Date.now() / 1_000)}.meta`

describe("with a pixel", () => {
  const stage = setUpStage({ META_PIXEL_ID: "123456789012345" })

  test("no document lets its page ask anybody else before a yes, after a no, or for a browser that forbids it", async () => {
    expect(pages.length).toBeGreaterThan(20)
    const [yes, no] = [keptChoice("yes"), keptChoice("no")]
    const visitors: Record<string, string>[] = [
      {},
      { cookie: no },
      { cookie: yes, "sec-gpc": "1" },
      { cookie: yes, dnt: "1" },
    ]
    for (const path of pages)
      for (const visitor of visitors)
        expect([path, visitor, await askedOfOthers(stage.url + path, visitor)]).toEqual([path, visitor, []])
  })

  test("after a yes every document lets its page ask this provider, and those with tokens nobody", async () => {
    expect(pages.filter(isWithoutPixels).length).toBeGreaterThan(2)
    for (const path of pages) {
      const asked = await askedOfOthers(stage.url + path, { cookie: keptChoice("yes") })
      const hosts = [...new Set(asked)].sort()
      const expected = isWithoutPixels(path) ? [] : ["https://connect.facebook.net", "https://www.facebook.com"]
      expect([path, hosts]).toEqual([path, expected])
    }
  })
})

describe("without a pixel", () => {
  const stage = setUpStage()

  test("no document lets its page ask anybody else, even after a yes", async () => {
    for (const path of pages)
      expect([path, await askedOfOthers(stage.url + path, { cookie: keptChoice("yes") })]).toEqual([path, []])
  })
})
