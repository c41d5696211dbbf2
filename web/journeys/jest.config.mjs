/** Journeys through the started product in Chromium: `npm run build`, then `npm test`, which also names the browser. */
export default {
  displayName: "journeys",
  testMatch: ["<rootDir>/**/*.journey.ts"],
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
