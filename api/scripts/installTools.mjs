import { installTools } from "./prepare.mjs"
import { requireNode } from "./project.mjs"

// Before a script of development, as `npm start` installs only what building and running need.

requireNode()
try {
  await installTools()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  process.exit(1)
}
