import { Counter, Gauge, Histogram, type Registry } from "prom-client"
import { statusOfCode } from "../../contract/api/errors.ts"
import { retentionRuleNames } from "../../contract/privacy/retention.ts"
import { createWriteProbe } from "../../platform/database/writing/writeProbe.ts"
import { onMeasured } from "../../platform/log/measurements.ts"
import { securityEvents } from "../../platform/log/securityLog.ts"
import { spamReasons } from "../../rooms/leads/places/spamScore.ts"

// Labels have few values, and none come from clients, so requests cannot create endless time series.

const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"])

// Pages take milliseconds, and after 20 s the answer is 503.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`

export const countActivity = (registry: Registry) => {
  const registers = [registry]
  // Starts at 0, as a counter that first appears with a value would show no increase.
  const counterOf = (name: string, help: string, label: string, values: readonly string[]) => {
    const counter = new Counter({ name: `farelight_${name}_total`, help, labelNames: [label], registers })
    for (const value of values) counter.inc({ [label]: value }, 0)
    return (value: string, count = 1) => counter.inc({ [label]: value }, count)
  }

  const requests = new Histogram({
    name: "farelight_http_request_duration_seconds",
    help: "Requests by method, route pattern and class of status, or broken_off where the client left early",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  })
  const graphqlFields = new Histogram({
    name: "farelight_graphql_field_duration_seconds",
    help: "GraphQL requests by each field of Query or Mutation that they select, and whether they had errors",
    labelNames: ["field", "result"],
    buckets: SECONDS,
    registers,
  })
  onMeasured("request", ({ method, route, status, isBrokenOff, seconds, fields, hasErrors }) => {
    const knownMethod = KNOWN_METHODS.has(method) ? method : "other"
    requests.observe({ method: knownMethod, route, status: isBrokenOff ? "broken_off" : statusClass(status) }, seconds)
    const result = hasErrors ? "errors" : "ok"
    for (const field of fields) graphqlFields.observe({ field, result }, seconds)
  })

  const errors = "Errors that were answered, by code: RATE_LIMITED is a throttled request"
  const countError = counterOf("errors", errors, "code", Object.keys(statusOfCode))
  onMeasured("error", ({ code }) => countError(code))

  const security = "Sign-ins, failed sign-ins, throttling and refusals, as in the log"
  const countSecurity = counterOf("security_events", security, "event", securityEvents)
  onMeasured("securityEvent", ({ event }) => countSecurity(event))

  const quarantined = "Submissions put into quarantine by reason; one may have several"
  const countQuarantined = counterOf("quarantined_submissions", quarantined, "reason", spamReasons)
  onMeasured("quarantined", ({ reasons }) => {
    for (const reason of reasons) countQuarantined(reason)
  })

  const lower = (name: string) => name.toLowerCase()
  const expired = "Leads, mails, files and events that were erased as their time was over, by rule"
  const countExpired = counterOf("retention_erased", expired, "rule", retentionRuleNames.map(lower))
  onMeasured("expired", ({ rule, count }) => countExpired(lower(rule), count))

  const received =
    "Messages that were read, by how they found a lead: token, reference, address; unmatched, report, known"
  const results = ["token", "reference", "address", "unmatched", "report", "known"]
  const countReceived = counterOf("mail_received", received, "result", results)
  onMeasured("mailReceived", ({ result }) => countReceived(lower(result)))

  const spent = new Counter({
    name: "farelight_database_connections_spent_total",
    help: "Answers of a database that is no longer the one to use, for which connections were given up (MySQL)",
    registers,
  })
  onMeasured("connectionSpent", () => spent.inc())

  let isProbed = false
  const databaseFault = createWriteProbe()
  const ready = new Gauge({
    name: "farelight_ready",
    help: "What the last readiness probe was answered, or would have been before the first: 1 for yes",
    registers,
    // Until the first probe, each scrape checks the database, as a missing gauge raises no alert.
    async collect() {
      if (!isProbed) this.set((await databaseFault()) === null ? 1 : 0)
    },
  })
  onMeasured("readiness", ({ isReady }) => {
    isProbed = true
    ready.set(isReady ? 1 : 0)
  })

  const batches = new Histogram({
    name: "farelight_batch_size",
    help: "Submissions, counts of the throttle, or look-ups of sessions that were done together",
    buckets: [1, 2, 5, 10, 20, 50, 100],
    registers,
  })
  onMeasured("batch", ({ size }) => batches.observe(size))
}
