import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { endWithNpm } from "./endWithNpm.mjs"
import { prepare } from "./prepare.mjs"
import { projectFolder } from "./projectFolder.mjs"
import { requireNode } from "./requireNode.mjs"

// `npm start`. It uses nothing but Node itself, as on the first start nothing else is there.

requireNode()
endWithNpm()
try {
  await prepare()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  process.exit(1)
}
// In this very process, so that Ctrl+C and SIGTERM reach the server itself.
await import(pathToFileURL(join(projectFolder, "api/dist/server.js")).href)
