// What the pages look like, how much they weigh and where they lead does not depend on the database engine.
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
  // Each file starts a server and a browser of its own; one at a time leaves them the machine.
  maxWorkers: 1,
  // Only a stuck journey ends here: no step is expected to take any certain time.
  testTimeout: 180_000,
}
