// How pages look, how large they are and where they lead does not depend on the database engine.
const aboutPages = ["accessibility", "devMode", "dashboardAccessibility", "chart", "delivery", "links"].map(
  (name) => `<rootDir>/${name}\\.journey`,
)

/** Journeys through the started product in Chromium: `npm run build`, then `npm test`, which also names the browser. */
export default {
  displayName: "journeys",
  testMatch: ["<rootDir>/**/*.journey.ts"],
  testPathIgnorePatterns: process.env.TEST_DATABASE === "mysql" ? aboutPages : [],
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": ["@swc/jest", { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "es6" } }],
  },
  // Each file starts its own server and browser; one at a time leaves them the whole machine.
  maxWorkers: 1,
  // Only a stuck journey reaches this limit.
  testTimeout: 300_000,
}
