import { expect, test } from "@jest/globals"
import { registry } from "../../contract/content/registry.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp({ site: createSiteStub() })

const rowsAt = async (path: string) => {
  const answer = await fetch(app.url + path)
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  return (await answer.text()).trim().split("\r\n")
}

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
