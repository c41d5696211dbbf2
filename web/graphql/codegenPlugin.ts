import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Plugin } from "vite"

const project = join(import.meta.dirname, "../..")
const program = join(project, "node_modules/@graphql-codegen/cli/esm/bin.js")

// An editor that saves several files at once starts the generator once.
const DELAY_MS = 50

/** Regenerates the types, documents and hooks when a `.graphql` file is saved while Vite serves the sources. */
export const codegenPlugin = (): Plugin => ({
  name: "farelight:codegen",
  apply: "serve",

  configureServer({ watcher, config: { logger } }) {
    let timer: NodeJS.Timeout | undefined
    let running = Promise.resolve()

    const generate = async () => {
      try {
        await promisify(execFile)(process.execPath, [program, "--config", "codegen.ts"], { cwd: project })
        logger.info("Generated the types of the GraphQL documents", { timestamp: true })
      } catch (error) {
        const { stdout = "", message } = error as Error & { stdout?: string }
        logger.error(`The GraphQL documents are not valid:\n${stdout || message}`, { timestamp: true })
      }
    }

    watcher.add(join(project, "schema.graphql"))
    watcher.on("all", (event, file) => {
      if (!file.endsWith(".graphql") || event.endsWith("Dir")) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(generate)
      }, DELAY_MS)
    })
  },
})
