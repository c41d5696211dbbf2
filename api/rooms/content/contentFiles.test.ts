import { expect, test } from "@jest/globals"
import { registry } from "../../contract/content/registry.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp({ site: createSiteStub() })

/** What the first column of a report's rows begins with. */
const labelsAt = async (path: string) => {
  const { headers, body } = await app.rest("GET", path)
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
  const rows: string[] = body.trim().split("\r\n").slice(1)
  return [...new Set(rows.map((row) => row.split('",')[0]))]
}

test("the sample report's rows say in their language that they are a sample", async () => {
  expect(await labelsAt("/sample-report.csv")).toEqual([`"${registry.sample_report.campaign.sample_label}`])
  expect(await labelsAt("/es/sample-report.csv")).toEqual(['"Muestra: campaña inventada, sin datos de clientes'])
})
