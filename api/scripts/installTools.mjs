import { installTools } from "./prepare.mjs"
import { requireNode } from "./project.mjs"

// Runs before development scripts, as `npm start` installs only production dependencies.

requireNode()
try {
  await installTools()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  process.exit(1)
}
