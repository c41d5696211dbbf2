import { Counter, Gauge, Histogram, type Registry } from "prom-client"
import { statusOfCode } from "../../contract/api/errors.ts"
import { retentionRuleNames } from "../../contract/privacy/retention.ts"
import { createWriteProbe } from "../../platform/database/writing/writeProbe.ts"
import { onMeasured } from "../../platform/log/measurements.ts"
import { securityEvents } from "../../platform/log/securityLog.ts"
import { spamReasons } from "../../rooms/leads/places/spamScore.ts"

// Every label has few values, and none that a client chooses, so that no flood of requests can flood the metrics.

const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"])

// A page takes milliseconds; what takes 20 s is answered with 503.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`

export const countActivity = (registry: Registry) => {
  const registers = [registry]

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

  const errors = new Counter({
    name: "farelight_errors_total",
    help: "Errors that were answered, by code: RATE_LIMITED is a throttled request",
    labelNames: ["code"],
    registers,
  })
  // A counter that first appears with its first error would show no increase.
  for (const code of Object.keys(statusOfCode)) errors.inc({ code }, 0)
  onMeasured("error", ({ code }) => errors.inc({ code }))

  const events = new Counter({
    name: "farelight_security_events_total",
    help: "Sign-ins, failed sign-ins, throttling and refusals, as in the log",
    labelNames: ["event"],
    registers,
  })
  for (const event of securityEvents) events.inc({ event }, 0)
  onMeasured("securityEvent", ({ event }) => events.inc({ event }))

  const quarantined = new Counter({
    name: "farelight_quarantined_submissions_total",
    help: "Submissions put into quarantine by reason; one may have several",
    labelNames: ["reason"],
    registers,
  })
  for (const reason of spamReasons) quarantined.inc({ reason }, 0)
  onMeasured("quarantined", ({ reasons }) => {
    for (const reason of reasons) quarantined.inc({ reason })
  })

  const expired = new Counter({
    name: "farelight_retention_erased_total",
    help: "Leads, mails, files and events that were erased as their time was over, by rule",
    labelNames: ["rule"],
    registers,
  })
  for (const rule of retentionRuleNames) expired.inc({ rule: rule.toLowerCase() }, 0)
  onMeasured("expired", ({ rule, count }) => expired.inc({ rule: rule.toLowerCase() }, count))

  const received = new Counter({
    name: "farelight_mail_received_total",
    help: "Messages that were read, by how they found a lead: token, reference, address; unmatched, report, known",
    labelNames: ["result"],
    registers,
  })
  for (const result of ["token", "reference", "address", "unmatched", "report", "known"]) received.inc({ result }, 0)
  onMeasured("mailReceived", ({ result }) => received.inc({ result: result.toLowerCase() }))

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
    // Until a probe has asked, each scrape does: a gauge that is not there raises no alert.
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
