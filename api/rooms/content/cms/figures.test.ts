import { afterAll, beforeEach, describe, expect, test } from "@jest/globals"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { startTestApp } from "../../../testing/testApp.ts"
import { expirePublishedContent, publishedContent } from "./cms.service.ts"
import { CmsBlock } from "./cmsBlock.model.ts"
import { patience } from "./publishedContent.ts"

// A machine that stalls must not show what was there before.
patience.ms = 60_000
const app = await startTestApp()
const token = await app.login()
afterAll(() => {
  patience.ms = 2_000
  return app.stop()
})

let block: CmsBlock

beforeEach(async () => {
  const found = await CmsBlock.findOne({ where: { page: "global", sectionId: "figures" } })
  if (!found) throw new Error("The figures are not seeded")
  block = found
})

const put = (content: object) => app.rest("PUT", `/api/cms/blocks/${block.id}`, { content }, { token })

const home = async () => pageContent("home", (await publishedContent()).sections)

describe("figures", () => {
  test("that an earlier version stored as texts keep what the operator wrote, without a basis", async () => {
    await block.update({ content: { cities: "17", uptime: "99%" } })
    expirePublishedContent()
    const { page, global } = await home()
    expect(page.statistics.items.map(({ value }) => value)).toEqual(expect.arrayContaining(["17", "99%"]))
    expect(global.figures.cities).toMatchObject({ value: "17", basis: "", as_of: "" })
  })

  test("may still be sent as texts, and with all their parts", async () => {
    const uptime = { value: "99%", measures: "Time", basis: "Heartbeats", as_of: "2026-09-30" }
    expect((await put({ cities: "18", uptime })).status).toBe(200)
    const { figures } = (await home()).global
    expect(figures).toMatchObject({ cities: { value: "18", basis: "" }, uptime })
  })

  test("with a day that does not exist are refused, by their place", async () => {
    const uptime = { value: "99%", measures: "", basis: "", as_of: "2026-02-30" }
    const { status, body } = await put({ uptime })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain("uptime.as_of")
  })
})
