import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { exclusively } from "./exclusively.mjs"
import { projectFolder } from "./project.mjs"
import { runNpmStep } from "./runStep.mjs"

const readPackages = (path) => JSON.parse(readFileSync(join(projectFolder, path), "utf8")).packages

// npm writes this record at the end of an installation, so an interrupted one counts as missing.
const INSTALLED_RECORD = "node_modules/.package-lock.json"

const isInstalled = ({ withTools }) => {
  if (!existsSync(join(projectFolder, INSTALLED_RECORD))) return false
  const installed = readPackages(INSTALLED_RECORD)
  return Object.entries(readPackages("package-lock.json")).every(
    ([path, wanted]) =>
      !path.includes("node_modules/") ||
      wanted.optional ||
      (!withTools && (wanted.dev || wanted.devOptional)) ||
      (installed[path]?.version === wanted.version && existsSync(join(projectFolder, path))),
  )
}

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "coverage", ".data"])
const isTest = (name) => /\.(test|journey)\.(tsx?|mjs)$/.test(name)

const filesUnder = (folder) =>
  readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesUnder(path)
      return isTest(entry.name) ? [] : [path]
    })

// By the names and contents of all sources, as times may not tell that a build is outdated.
const fingerprint = ({ files, folders }) => {
  const hash = createHash("sha256")
  for (const path of [...files, ...folders.flatMap(filesUnder)]) {
    const content = readFileSync(join(projectFolder, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}

// The web client imports rules and messages of the API, so its build depends on both folders.
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
  // A migration that was renamed in the sources must not remain in the build under its old name.
  rmSync(output, { recursive: true, force: true })
  await runNpmStep(title, ["run", "build", "--workspace", workspace], { NODE_ENV: "production" })
  writeFileSync(record, wanted)
}

// Several processes may start at once: one works, and the others wait.
const inTurn = (work) =>
  exclusively(projectFolder, work, () =>
    process.stdout.write("Waiting for another start of Farelight in this folder ...\n"),
  )

export const prepare = () =>
  inTurn(async () => {
    if (!isInstalled({ withTools: false })) {
      await runNpmStep("Installing packages", ["ci", "--omit=dev", "--loglevel=error"])
    }
    const results = await Promise.allSettled(builds.map(buildIfStale))
    for (const { status, reason } of results) if (status === "rejected") throw reason
  })

export const installTools = () =>
  inTurn(async () => {
    if (isInstalled({ withTools: true })) return
    // Not `ci`, which would first delete installed packages that a running server may use.
    const command = isInstalled({ withTools: false }) ? ["install", "--no-save"] : ["ci"]
    await runNpmStep("Installing the tools of development", [...command, "--include=dev", "--loglevel=error"])
  })
