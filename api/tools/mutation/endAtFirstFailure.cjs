const { writeFileSync } = require("node:fs")
const { basename } = require("node:path")
const { TestEnvironment } = require("jest-environment-node")

/** Ends the whole run at the first failing test: one is enough to notice a mutant, and others may hang. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.file = basename(context.testPath)
  }

  handleTestEvent({ name, test }) {
    if (name !== "test_fn_failure" && name !== "hook_failure") return
    const names = []
    for (let part = test; part && part.name !== "ROOT_DESCRIBE_BLOCK"; part = part.parent) names.unshift(part.name)
    writeFileSync(process.env.FIRST_FAILURE_FILE, `${this.file}: ${names.join(" > ") || "a hook"}`)
    process.exit(1)
  }
}
