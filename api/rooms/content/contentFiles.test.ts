import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { registry } from "../../contract/content/registry.ts"
import { createSiteStub, siteBackendStub } from "../../testing/product/siteStub.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { CmsBlock } from "./cms/cmsBlock.model.ts"

let app: TestApp

const { today } = siteBackendStub

beforeAll(async () => {
  app = await startTestApp({ site: createSiteStub() })
})
afterAll(() => {
  siteBackendStub.today = today
  return app.stop()
})

const rowsAt = async (path: string) => {
  const answer = await fetch(app.url + path)
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  return (await answer.text()).trim().split("\r\n")
}

test("the inventory as a file follows the day and what an operator has booked", async () => {
  expect((await rowsAt("/inventory.csv"))[1]).toContain('"Los Angeles","CA","2026-11-30"')
  siteBackendStub.today = "2026-11-30"
  const [, first] = await rowsAt("/inventory.csv")
  expect(first).toContain('"Los Angeles","CA","2026-12-07","counted impressions","38000","0","38000"')

  const block = await CmsBlock.findOne({ where: { page: "inventory", sectionId: "bookings" }, rejectOnEmpty: true })
  const [empty] = registry.inventory.bookings.items
  const booking = { ...empty, city: "LA", first_week: "2026-12-07", week_count: "1", share_percent: "25" }
  const token = await app.login()
  const save = (items: object[]) => app.rest("PUT", `/api/cms/blocks/${block.id}`, { content: { items } }, { token })
  expect((await save([booking])).status).toBe(200)
  const [, booked, next] = await rowsAt("/es/inventory.csv")
  expect(booked).toContain('"2026-12-07","counted impressions","38000","25","28500"')
  expect(next).toContain('"2026-12-14","counted impressions","38000","0","38000"')

  const faulty = await save([
    { ...booking, ad_format: "Blimp", first_week: "soon", week_count: "0", share_percent: "101" },
  ])
  expect(faulty).toMatchObject({
    status: 400,
    body: { errors: [1, 2, 3, 4].map(() => ({ message: expect.any(String) })) },
  })
})

test("the sample report's rows say in their language that they are a sample", async () => {
  const labels = await Promise.all(
    ["/sample-report.csv", "/es/sample-report.csv"].map(async (path) =>
      (await rowsAt(path)).slice(1).map((row) => row.split('",')[0]),
    ),
  )
  expect(labels.map((rows) => [...new Set(rows)])).toEqual([
    [`"${registry.sample_report.campaign.sample_label}`],
    ['"Muestra: campaña inventada, sin datos de clientes'],
  ])
})
