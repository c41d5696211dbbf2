import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./databaseHolderProgram.mjs", import.meta.url))

/** A process that holds the write lock of a SQLite file. Resolves once it has the lock. */
export const holdDatabase = async (file: string, milliseconds: number) => {
  const child = spawn(process.execPath, [program, file, String(milliseconds)], { stdio: ["ignore", "pipe", "inherit"] })
  const closed = once(child, "close")
  await Promise.race([
    once(child.stdout, "data"),
    closed.then(() => {
      throw new Error("the process that should hold the database could not get its lock")
    }),
  ])
  return {
    /** Resolves when the lock is free again. */
    released: closed,
    end: async () => {
      child.kill("SIGKILL")
      await closed
    },
  }
}
