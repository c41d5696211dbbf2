import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./databaseHolderProgram.mjs", import.meta.url))

const startHolder = async (file: string, milliseconds: number, what: "write" | "read") => {
  const given = [program, file, String(milliseconds), what]
  const child = spawn(process.execPath, given, { stdio: ["ignore", "pipe", "inherit"] })
  const closed = once(child, "close")
  await Promise.race([
    once(child.stdout, "data"),
    closed.then(() => {
      throw new Error("the process that should hold the database could not get its lock")
    }),
  ])
  return {
    /** Resolves once the lock is free again. */
    released: closed,
    end: async () => {
      child.kill("SIGKILL")
      await closed
    },
  }
}

/** Resolves once the process has the write lock. */
export const holdDatabase = (file: string, milliseconds: number) => startHolder(file, milliseconds, "write")

/** Resolves once the process has begun to read. */
export const readDatabase = (file: string) => startHolder(file, 60_000, "read")
