// The main path of visitors and the team uses a database in all ways. The tests of the API run on every engine; the
// other journeys are about pages.
const onEveryDatabase = ["wholeWay"]

/** With TEST_TIER=quick only these journeys run: the essential path, in less than a minute of processor time. */
const smoke = [
  "wholeWay", // both forms, status, sign-in, note, reply, search, export, decision, mail, picture, headline, restart
  "signIn", // right, wrong and forged, out again, and the first start's password
]

const { TEST_DATABASE, TEST_TIER } = process.env
const chosen = TEST_TIER === "quick" ? smoke : TEST_DATABASE === "mysql" ? onEveryDatabase : null
const names = !chosen ? "*" : chosen.length > 1 ? `{${chosen}}` : chosen[0]

/** Journeys through the started product in Chromium: `npm run build`, then `npm test`, which also names the browser. */
export default {
  displayName: "journeys",
  testMatch: [`<rootDir>/*/${names}.journey.ts`],
  // A worker's files share loaded modules and the browser connection, as playwright takes a second to load.
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
  // Chromium's driver reports a hanging page after 30 seconds. On a busy machine the longest journeys take minutes;
  // pages slowed down on purpose take longer.
  testTimeout: process.env.JOURNEYS_LATE_BY ? 900_000 : 300_000,
}
