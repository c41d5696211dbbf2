import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { exclusively } from "./exclusively.mjs"
import { fingerprint } from "./fingerprint.mjs"
import { projectFolder } from "./projectFolder.mjs"
import { runNpmStep } from "./runStep.mjs"

const readPackages = (path) => JSON.parse(readFileSync(join(projectFolder, path), "utf8")).packages

// npm writes its own record as the last act of an installation, so a broken off one counts as missing.
const INSTALLED_RECORD = "node_modules/.package-lock.json"

const isInstalled = () => {
  if (!existsSync(join(projectFolder, INSTALLED_RECORD))) return false
  const installed = readPackages(INSTALLED_RECORD)
  return Object.entries(readPackages("package-lock.json")).every(
    ([path, wanted]) =>
      !path.includes("node_modules/") ||
      wanted.optional ||
      (installed[path]?.version === wanted.version && existsSync(join(projectFolder, path))),
  )
}

// The web client imports the API's rules and messages, so its build depends on both folders.
const SHARED_SOURCES = ["package-lock.json", "tsconfig.json"]
const builds = [
  { title: "Building the API", workspace: "api", sources: { files: SHARED_SOURCES, folders: ["api"] } },
  { title: "Building the web client", workspace: "web", sources: { files: SHARED_SOURCES, folders: ["api", "web"] } },
]

const buildIfStale = async ({ title, workspace, sources }) => {
  const output = join(projectFolder, workspace, "dist")
  const record = join(output, "fingerprint")
  const wanted = fingerprint(sources)
  if (existsSync(record) && readFileSync(record, "utf8") === wanted) return
  // Emptied first: a migration that was renamed in the sources must not stay in the build under its old name.
  rmSync(output, { recursive: true, force: true })
  await runNpmStep(title, ["run", "build", "--workspace", workspace], { NODE_ENV: "production" })
  writeFileSync(record, wanted)
}

/** Installs what is missing and builds what is stale. Several processes may ask at once: one works, the others wait. */
export const prepare = () =>
  exclusively(
    projectFolder,
    async () => {
      if (!isInstalled()) await runNpmStep("Installing packages", ["ci", "--include=dev", "--loglevel=error"])
      const results = await Promise.allSettled(builds.map(buildIfStale))
      for (const { status, reason } of results) if (status === "rejected") throw reason
    },
    () => process.stdout.write("Waiting for another start of Farelight in this folder ...\n"),
  )
