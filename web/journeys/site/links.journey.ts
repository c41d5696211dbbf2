import { expect, test } from "@jest/globals"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value.replaceAll("&amp;", "&"))

/** The links of a document that stay within the site. */
const internalLinks = (html: string, base: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)]
    .flatMap(([tag]) => attribute(tag, "href"))
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === stage.url)
    .map(({ pathname, search, hash }) => ({ path: pathname + search, anchor: hash.slice(1) }))

/** Parameters with other values are the same page. */
const pageOf = (path: string) => path.replaceAll(/=[^&]*/g, "")

// The documents contain all links; other journeys click them.
test("every link within the site leads to a page", async () => {
  const anchors = new Map<string, string[]>()
  const links = [{ path: "/", anchor: "" }]
  const dead: string[] = []
  // The list grows with the links of each visited page.
  for (const { path } of links) {
    if (anchors.has(pageOf(path))) continue
    const response = await fetch(stage.url + path, { headers: { accept: "text/html,*/*" } })
    if (!response.ok) dead.push(`${path} answers ${response.status}`)
    const isDocument = response.headers.get("content-type")?.startsWith("text/html") ?? false
    const html = isDocument ? await response.text() : ""
    if (!isDocument) await response.body?.cancel()
    anchors.set(pageOf(path), attribute(html, "id"))
    links.push(...internalLinks(html, response.url))
  }
  for (const { path, anchor } of links) {
    if (anchor && !anchors.get(pageOf(path))?.includes(decodeURIComponent(anchor)))
      dead.push(`${path} has no #${anchor}`)
  }
  expect(dead).toEqual([])
  expect(links.filter(({ anchor }) => anchor)).not.toHaveLength(0)
  expect([...anchors.keys()]).toEqual(expect.arrayContaining(["/", "/drivers", "/contact", "/es"]))
})
