import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Plugin } from "vite"

const project = join(import.meta.dirname, "../..")
const contract = join(project, "schema.graphql")
const programs = [
  ["api/tools/joinSchema.mjs"],
  ["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "codegen.ts"],
]

// Saving several files at once must start the generator only once.
const DELAY_MS = 50

export const codegenPlugin = (): Plugin => ({
  name: "farelight:codegen",
  apply: "serve",

  configureServer({ watcher, config: { logger } }) {
    let timer: NodeJS.Timeout | undefined
    let running = Promise.resolve()

    const generate = async () => {
      try {
        for (const program of programs) await promisify(execFile)(process.execPath, program, { cwd: project })
        logger.info("Generated the types of the GraphQL documents", { timestamp: true })
      } catch (error) {
        const { stdout = "", message } = error as Error & { stdout?: string }
        logger.error(`The contract or the GraphQL documents are not valid:\n${stdout || message}`, { timestamp: true })
      }
    }

    watcher.add([join(project, "api/edges/graphql"), join(project, "api/rooms")])
    watcher.on("all", (event, file) => {
      if (!file.endsWith(".graphql") || file === contract || event.endsWith("Dir")) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(generate)
      }, DELAY_MS)
    })
  },
})
