import type { AddressInfo } from "node:net"
import { startMetricsServer } from "../../edges/metrics/metricsServer.ts"

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

const parseSample = (line: string): Sample => {
  const [, name = "", labels = "", value = ""] = SAMPLE.exec(line) ?? []
  const pairs = [...labels.matchAll(LABEL)].map(([, label = "", text = ""]) => [label, text])
  return { name, labels: Object.fromEntries(pairs), value: Number(value) }
}

export const startTestMetrics = async () => {
  const server = await startMetricsServer({ host: "127.0.0.1", port: 0 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const text = async () => (await fetch(`${url}/metrics`)).text()
  return {
    url,
    text,
    /** All samples of one scrape without names. */
    samples: async (...names: string[]) => {
      const lines = (await text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"))
      return lines.map(parseSample).filter(({ name }) => names.length === 0 || names.includes(name))
    },
    stop: () => server.close(),
  }
}
