import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

// The headless shell first: it is the same engine, for half of the processor time.
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
]
const MAC_APPLICATIONS = ["Google Chrome", "Chromium", "Microsoft Edge"]
const WINDOWS_PROGRAMS = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"]

const usualPlaces = () => {
  if (process.platform === "darwin") {
    return MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === "win32") {
    const folders = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    return folders.filter(Boolean).flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)))
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean)
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
}

/** `CHROMIUM_PATH` wins. Null if this machine has no Chromium, Chrome or Edge. */
export const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return usualPlaces().find((path) => existsSync(path)) ?? null
}
