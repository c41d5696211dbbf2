import { chromium } from "playwright-core"

/** Starts the Chromium that `CHROMIUM_PATH` names, which contacts nothing but the product. */
export const launchBrowser = () => {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error("CHROMIUM_PATH names no browser; `npm test` finds the installed one")
  return chromium.launch({
    executablePath,
    // Chromium's sandbox cannot be used by root, which continuous integration usually is.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--no-first-run", "--disable-quic", "--disable-background-networking", "--disable-component-update"],
  })
}
