import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const internalLinks = (page: Page) =>
  page.locator("a[href]").evaluateAll((anchors) =>
    anchors
      .map((anchor) => new URL((anchor as HTMLAnchorElement).href))
      .filter((url) => url.origin === window.location.origin)
      .map(({ pathname, search, hash }) => ({ path: pathname + search, anchor: hash.slice(1) })),
  )

/** Parameters with other values are the same page. */
const pageOf = (path: string) => path.replaceAll(/=[^&]*/g, "")

const anchorsOf = (page: Page) => page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id))

test("every link within the site leads somewhere", async () => {
  await stage.visit(async (page) => {
    const anchors = new Map<string, string[]>()
    const links = [{ path: "/", anchor: "" }]
    const dead: string[] = []
    // The list grows with the links of each visited page.
    for (const { path } of links) {
      if (anchors.has(pageOf(path))) continue
      // A browser without a viewer for them would begin a download.
      if (/\.(pdf|csv|png|svg)(\?|$)/.test(path)) {
        const file = await page.request.get(path)
        if (!file.ok()) dead.push(`${path} answers ${file.status()}`)
        anchors.set(pageOf(path), [])
        continue
      }
      const response = await page.goto(path)
      if (!response?.ok()) dead.push(`${path} answers ${response?.status()}`)
      anchors.set(pageOf(path), await anchorsOf(page))
      links.push(...(await internalLinks(page)))
    }
    for (const { path, anchor } of links) {
      if (anchor && !anchors.get(pageOf(path))?.includes(anchor)) dead.push(`${path} has no #${anchor}`)
    }
    expect(dead).toEqual([])
    expect(links.filter(({ anchor }) => anchor)).not.toHaveLength(0)
    expect([...anchors.keys()]).toEqual(expect.arrayContaining(["/", "/drivers", "/contact"]))
  })
})
