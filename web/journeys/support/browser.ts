import { type Browser, chromium } from "playwright-core"

const launchOptions = () => {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error("CHROMIUM_PATH names no browser; `npm test` finds the installed one")
  return {
    executablePath,
    // Chromium's sandbox cannot be used by root, which continuous integration usually is.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--no-first-run", "--disable-quic", "--disable-background-networking", "--disable-component-update"],
  }
}

/** Starts the Chromium that `CHROMIUM_PATH` names, which contacts nothing but the product. */
export const launchBrowser = () => chromium.launch(launchOptions())

/**
 * Starts Chromium for all journeys of a run, which connect to it.
 * @public startRun.mjs loads it.
 */
export const launchSharedBrowser = () => chromium.launchServer(launchOptions())

let connected: Promise<Browser> | undefined

/** One connection per worker to the run's browser (startRun.mjs). */
export const connectBrowser = () => (connected ??= chromium.connect(process.env.JOURNEYS_BROWSER ?? ""))
