import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"

// Each test file has a new database on the engine of the run. All files of a worker use the same database URL,
// because they share the module that reads it.
const worker = globalThis as { databaseUrl?: string }

const mysqlUrl = () => {
  const server = process.env.TEST_MYSQL_URL
  if (!server) throw new Error("TEST_DATABASE=mysql needs TEST_MYSQL_URL, for example mysql://root@127.0.0.1:3306")
  const url = new URL(server)
  url.pathname = `/farelight_test_${randomBytes(6).toString("hex")}`
  return url.href
}

// The folder is created when the database is opened, and removed with it.
const sqliteUrl = () => `sqlite:${join(tmpdir(), `farelight-test-${randomBytes(6).toString("hex")}`, "test.sqlite")}`

// The product's limit (platform/log/logger.ts). Jest's limit is a hundred frames, each mapped to its source, and
// Sequelize formats a stack for each statement on SQLite.
Error.stackTraceLimit = 20

process.env.NODE_ENV = "test"
process.env.SOURCE_LOADER = new URL("sources.mjs", import.meta.url).href
worker.databaseUrl ??= process.env.TEST_DATABASE === "mysql" ? mysqlUrl() : sqliteUrl()
process.env.DATABASE_URL = worker.databaseUrl
process.env.ADMIN_USERNAME = "admin"
process.env.ADMIN_PASSWORD = "a password for tests"
// Each test sends from its own address, so that throttling in one does not affect another.
process.env.TRUST_PROXY = "1"
for (const name of [
  "SMTP_URL",
  "EMAIL_FROM",
  "EMAIL_TO",
  "EMAIL_RECEIPTS",
  "PUBLIC_URL",
  "ALLOWED_HOSTS",
  "CORS_ORIGINS",
  "INTROSPECTION",
  "RATE_LIMIT",
  "SPAM_QUARANTINE",
  "PROOF_OF_WORK_AFTER",
  "META_PIXEL_ID",
  "GOOGLE_TAG_ID",
  "TIKTOK_PIXEL_ID",
  "LINKEDIN_PARTNER_ID",
])
  delete process.env[name]
