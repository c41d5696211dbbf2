import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { sourceLoader } from "../../platform/config/projectRoot.ts"

export const startChangeProcess = (
  program: "leadWriterProgram.ts" | "changeReaderProgram.ts",
  args: readonly (string | number)[],
  onMessage: (message: unknown) => void,
) => {
  const file = fileURLToPath(new URL(`./${program}`, import.meta.url))
  const child = spawn(process.execPath, [...sourceLoader, file, ...args.map(String)], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: process.env.DATABASE_URL },
    // The channel lets the process notice that this one is gone, even if it was killed.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const closed = once(child, "close")
  child.on("message", onMessage)
  return {
    /** Resolves with the first that it says. */
    started: once(child, "message"),
    go: () => child.send("go"),
    kill: async () => {
      child.kill("SIGKILL")
      await closed
    },
  }
}
