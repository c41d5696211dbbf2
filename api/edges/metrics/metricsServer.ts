import { createServer, type Server } from "node:http"
import { collectDefaultMetrics, Gauge, Registry } from "prom-client"
import type { Config } from "../../platform/config/config.schema.ts"
import { jobAges } from "../../platform/jobs/jobAges.ts"
import { productVersion } from "../../platform/processes/projectRoot.ts"
import { countActivity } from "./activity.ts"
import { watchDatabase } from "./databaseState.ts"

const describeBuild = (registry: Registry) => {
  const build = new Gauge({
    name: "farelight_build_info",
    help: "Always 1; the labels say what is running",
    labelNames: ["version", "node"],
    registers: [registry],
  })
  build.set({ version: productVersion, node: process.versions.node }, 1)
}

const watchJobs = (registry: Registry) =>
  new Gauge({
    name: "farelight_job_age_seconds",
    help: "How long each job of this process has not been able to work: mails, webhooks, imports, rules, search",
    labelNames: ["task"],
    registers: [registry],
    collect() {
      for (const { job, seconds } of jobAges()) this.set({ task: job }, seconds)
    },
  })

/** Metrics have their own port, which visitors need not reach. */
export const startMetricsServer = async ({ host, port }: NonNullable<Config["metrics"]>): Promise<Server> => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  describeBuild(registry)
  countActivity(registry)
  watchJobs(registry)
  const readDatabase = watchDatabase(registry)

  const server = createServer(async ({ method, url }, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff")
    if (method !== "GET" || url?.split("?")[0] !== "/metrics") return void response.writeHead(404).end()
    await readDatabase()
    response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => server.listen(port, host, resolve).once("error", reject))
  // The metrics server must not keep the process alive.
  return server.unref()
}
