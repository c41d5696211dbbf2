import { type AddressInfo, createServer } from "node:net"
import { afterAll, expect, test } from "@jest/globals"
import { openDatabase } from "../../main/models.ts"
import { closeDatabase } from "../../platform/database/connection/database.ts"
import { startTestMetrics } from "../../testing/process/metrics.ts"
import { until } from "../../testing/process/until.ts"

afterAll(() => closeDatabase())

test("a hanging or closed database omits its own metrics only", async () => {
  let open = 0
  const silent = createServer((socket) => {
    open += 1
    socket.on("error", () => undefined).on("close", () => (open -= 1))
  }).listen(0, "127.0.0.1")
  await new Promise((resolve) => silent.once("listening", resolve))
  const { port } = silent.address() as AddressInfo
  openDatabase({ dialect: "mysql", url: `mysql://root@127.0.0.1:${port}/farelight`, tls: null })
  const metrics = await startTestMetrics()
  try {
    const samples = await metrics.samples()
    // On a busy machine, the metrics may stop waiting for the database before the connection opens.
    await until(() => open > 0)
    const valueOfMetric = (wanted: string) => samples.find(({ name }) => name === wanted)?.value
    expect(valueOfMetric("farelight_database_up")).toBe(0)
    expect(valueOfMetric("farelight_database_pool_connections_max")).toBe(10)
    for (const name of ["outbox_waiting", "webhooks_waiting", "audit_triggers_missing"])
      expect(valueOfMetric(`farelight_${name}`)).toBeUndefined()
    expect(valueOfMetric("process_resident_memory_bytes")).toBeGreaterThan(0)
    expect(valueOfMetric("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0)
    expect(valueOfMetric("farelight_build_info")).toBe(1)
    await closeDatabase()
    expect(await metrics.samples("farelight_database_up")).toEqual([expect.objectContaining({ value: 0 })])
  } finally {
    metrics.stop()
    silent.close()
  }
})
