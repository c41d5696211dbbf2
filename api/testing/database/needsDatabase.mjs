import { existsSync, readFileSync } from "node:fs"
import { dirname, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"

const api = fileURLToPath(new URL("../../", import.meta.url))
const FOR_TESTS = resolve(api, "testing")
const OPENS = [resolve(FOR_TESTS, "database"), resolve(FOR_TESTS, "testApp.ts")]
const PRODUCT_DATABASE = ["platform/database/connection/database.ts", "main/models.ts"].map((file) =>
  resolve(api, file),
)

const TYPES_ALONE = /^\s*(?:import|export)\s+type\b[^"]*"[^"]*"/gm
// Imports, and programs that are named by `new URL("./x.ts", import.meta.url)`.
const RELATIVE = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"(\.{1,2}\/[^"]+\.m?[jt]s)"/g

/** Of each file, whether it opens a database itself, and what it imports; read once. */
const files = new Map()

const read = (path) => {
  const source = readFileSync(path, "utf8").replace(TYPES_ALONE, "")
  const imported = [...source.matchAll(RELATIVE)].map(([, target]) => resolve(dirname(path), target)).filter(existsSync)
  const isTest = /\.test\.m?[jt]s$/.test(path)
  const isForTests = path.startsWith(FOR_TESTS)
  const opens =
    (isTest && /\.(?:sqlite|mysql)\.test\.ts$/.test(path)) ||
    // What the product imports opens nothing until somebody calls it.
    ((isTest || isForTests) && PRODUCT_DATABASE.some((file) => imported.includes(file))) ||
    // It hands the database to a process of its own.
    (isForTests && source.includes("DATABASE_URL"))
  return { opens, imported }
}

/**
 * Whether a test file can differ between engines: whether it, or what it imports, opens a database. All that opens one for
 * tests is in this folder or is the app for tests, and whatever opens one itself imports it from the product.
 */
export const needsDatabase = (path) => {
  const seen = new Set()
  const waiting = [resolve(path)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!files.has(file)) files.set(file, read(file))
    const { opens, imported } = files.get(file)
    if (opens || imported.some((target) => OPENS.some((opener) => target.startsWith(opener)))) return true
    waiting.push(...imported)
  }
  return false
}

/**
 * Files and folders of tests that run on MySQL as well, for what engines do differently: SQL and migrations of our own,
 * collation, search, dates, locks, transactions, large values. All others ask for the same through services and models
 * that these prove on both.
 */
export const ON_BOTH_ENGINES = [
  "edges/http/idempotent.test.ts",
  "edges/http/probes/",
  "edges/metrics/ceilings.test.ts",
  "edges/metrics/databaseState.test.ts",
  "main/",
  "platform/",
  "rooms/accounts/factors/totp.test.ts",
  "rooms/accounts/team/team.test.ts",
  "rooms/accounts/users/",
  "rooms/content/cms/cms.test.ts",
  "rooms/content/cms/cmsDraft.test.ts",
  "rooms/content/media/mediaList.test.ts",
  "rooms/content/media/upload.test.ts",
  "rooms/leads/advertisers/advertiserSubmission.test.ts",
  "rooms/leads/drivers/",
  "rooms/leads/figures/",
  "rooms/leads/files/leadFiles.test.ts",
  "rooms/leads/history/",
  "rooms/leads/imports/",
  "rooms/leads/intake/submitTogether.test.ts",
  "rooms/leads/list/",
  "rooms/leads/merges/",
  "rooms/leads/messages/repliesFromBefore.test.ts",
  "rooms/leads/places/",
  "rooms/leads/quarantine/quarantine.test.ts",
  "rooms/leads/rules/",
  "rooms/leads/status/linkKey.test.ts",
  "rooms/leads/waitList/",
  "rooms/leads/work/leadWork.test.ts",
  "rooms/mail/bounces/",
  "rooms/mail/delivery/outbox.test.ts",
  "rooms/mail/incoming/quotedTokens.test.ts",
  "rooms/mail/incoming/storeIncoming.test.ts",
  "rooms/mail/log/emailLog.test.ts",
  "rooms/mail/log/resendMany.test.ts",
  "rooms/mail/mailbox/takeMessage.test.ts",
  "rooms/person/erasure/",
  "rooms/person/leadData.test.ts",
  "rooms/person/personalData.test.ts",
  "rooms/person/privacyRequests/privacyRequests.test.ts",
  "rooms/person/retention/",
  "rooms/person/trash/",
  "rooms/record/changes/",
  "rooms/record/events/",
  "rooms/record/webhooks/sending/webhookFailures.test.ts",
  "rooms/visits/",
]

/** Whether a test file belongs to the suite on MySQL. */
export const runsOnMysql = (path) => {
  const file = relative(api, resolve(path)).replaceAll("\\", "/")
  const isListed = file.endsWith(".mysql.test.ts") || ON_BOTH_ENGINES.some((entry) => file.startsWith(entry))
  return isListed && needsDatabase(path)
}
