import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { startTestMetrics } from "../../testing/process/metrics.ts"

const read = (path: string) => readFileSync(join(projectRoot, "docs/deploy", path), "utf8")
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found)

const alerts = read("monitoring/alerts.yml")
const names = new Set<string>()
let metrics: Awaited<ReturnType<typeof startTestMetrics>>

beforeAll(async () => {
  metrics = await startTestMetrics()
  const types = /^# TYPE (\w+) (\w+)$/gm
  for (const [, name = "", type] of (await metrics.text()).matchAll(types)) {
    names.add(name)
    if (type === "histogram") for (const part of ["bucket", "count", "sum"]) names.add(`${name}_${part}`)
  }
})
afterAll(() => void metrics.stop())

test.each(["monitoring/alerts.yml", "monitoring/alerts.test.yml", "monitoring/grafana-dashboard.json"])(
  "%s uses existing metrics only",
  (path) => {
    const used = matches(read(path), /\b((?:farelight|process|nodejs)_\w+)/g)
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((name) => !names.has(name))).toEqual([])
  },
)

test("each alert is explained under its name", () => {
  const called = matches(alerts, /alert: (\w+)/g)
  expect(matches(read("alerts.md"), /^## (\w+)$/gm)).toEqual(called)
  expect(matches(alerts, /runbook: (\S+)/g)).toEqual(
    called.map((name) => `docs/deploy/alerts.md#${name.toLowerCase()}`),
  )
})
