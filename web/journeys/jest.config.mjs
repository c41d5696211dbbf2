// One journey through each way in which the product uses a database: what is sent, worked, mailed, stored as a file,
// filtered by day and read in pages. The tests of the API run on every engine; the other journeys are about pages.
const onEveryDatabase = ["dateFilter", "driverApplication", "emailDelivery", "mediaUpload", "paging", "triage"]

/**
 * With TEST_TIER=quick only these run, in about a minute of the processor: what visitors come for, and what the team does
 * every day.
 */
const smoke = [
  "driverApplication", // sent, looked at and corrected by its sender, approved, kept over a restart
  "advertiserInquiry", // sent, and approved on the dashboard
  "signIn", // right, wrong and forged, out again, and the first start's password
  "reply", // a lead answered from a template, in the thread of its receipt
  "cmsEditor", // an edit previewed, published, on the site, and restored
]

const { TEST_DATABASE, TEST_TIER } = process.env
const chosen = TEST_TIER === "quick" ? smoke : TEST_DATABASE === "mysql" ? onEveryDatabase : null
const names = chosen ? `{${chosen}}` : "*"

/** Journeys through the started product in Chromium: `npm run build`, then `npm test`, which also names the browser. */
export default {
  displayName: "journeys",
  testMatch: [`<rootDir>/*/${names}.journey.ts`],
  // The files of a worker share what they have loaded, and the connection to the browser: playwright takes a second to load.
  runtime: "<rootDir>/../../api/testing/jest/sharedRuntime.cjs",
  testEnvironment: "<rootDir>/environment.cjs",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": ["@swc/jest", { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "es6" } }],
  },
  globalSetup: "<rootDir>/startRun.mjs",
  globalTeardown: "<rootDir>/endRun.mjs",
  // Each file has a server of its own; the browser is one for all.
  maxWorkers: 2,
  // What a page waits for in vain, Chromium's driver says after 30 seconds. On a busy machine the longest journeys take
  // minutes; pages that are slowed down on purpose may take their time.
  testTimeout: process.env.JOURNEYS_LATE_BY ? 900_000 : 300_000,
}
