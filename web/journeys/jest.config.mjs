// These journeys' outcome depends on what the database keeps, and in which order. The others are about pages.
const onEveryDatabase = [
  "cmsEditor",
  "cmsPublishing",
  "dateFilter",
  "driverApplication",
  "emailDelivery",
  "interruptedSubmission",
  "mediaUpload",
  "paging",
  "signIn",
  "triage",
]
const names = process.env.TEST_DATABASE === "mysql" ? `{${onEveryDatabase}}` : "*"

/** Journeys through the started product in Chromium: `npm run build`, then `npm test`, which also names the browser. */
export default {
  displayName: "journeys",
  testMatch: [`<rootDir>/${names}.journey.ts`],
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": ["@swc/jest", { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "es6" } }],
  },
  // Each file starts its own server and browser; one at a time leaves them the whole machine.
  maxWorkers: 1,
  // Only a stuck journey reaches this limit.
  testTimeout: 600_000,
}
