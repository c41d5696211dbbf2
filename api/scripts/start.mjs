import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { prepare } from "./prepare.mjs"
import { projectFolder, requireNode } from "./project.mjs"

// Runs `npm start`, `npm run migrate` and `npm run seed`. Imports only Node.js itself, as nothing else is installed on
// the first start.

const PARENT_CHECK_MS = 500

// npm signals only its shell, which on Linux dies without passing the signal on. The process then has another parent.
const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const check = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(check)
    process.kill(process.pid, "SIGTERM")
  }, PARENT_CHECK_MS)
  check.unref()
}

const isProgramNamed = process.argv[2]?.startsWith("--program=")
const program = isProgramNamed ? process.argv.splice(2, 1)[0].slice("--program=".length) : "server"

requireNode()
endWithNpm()
try {
  await prepare()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  process.exit(1)
}
// Imported, not spawned, so that Ctrl+C and SIGTERM reach the server itself.
await import(pathToFileURL(join(projectFolder, `api/dist/${program}.js`)).href)
