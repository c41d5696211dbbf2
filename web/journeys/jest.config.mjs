// One journey through each way in which the product uses a database: what is sent, worked, mailed, stored as a file,
// filtered by day and read in pages. The tests of the API run on every engine; the other journeys are about pages.
const onEveryDatabase = ["dateFilter", "driverApplication", "emailDelivery", "mediaUpload", "paging", "triage"]

/**
 * With TEST_TIER=quick only these run, in less than a minute: one way through each part that nobody can do without. That is
 * what visitors come for (both forms, from the home page on, with and without JavaScript) and what the team does every day.
 */
const smoke = [
  "driverAnswers", // home, estimate, application
  "advertiserInquiry", // sent, and approved on the dashboard
  "withoutJavaScript", // both forms as documents, and the sender's page
  "signIn", // right, wrong and forged, out again, and the first start's password
  "triage", // a lead searched, approved, noted, exported, and two operators at once
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
