/** Runs the examples against the built product: `npm run build`, then `npm test -- docs/examples`. */
export default {
  displayName: "examples",
  testMatch: ["<rootDir>/testing/*.test.ts"],
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": ["@swc/jest", { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "es6" } }],
  },
  // Each file starts its own server.
  maxWorkers: 2,
  // Only a stuck test reaches this limit.
  testTimeout: 120_000,
}
