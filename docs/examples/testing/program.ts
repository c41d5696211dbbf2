import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** The folder of all examples. */
export const examples = join(import.meta.dirname, "..")

/** Folders of npm's tools: those of the examples, and those of the project. */
const tools = ["node_modules/.bin", "../../node_modules/.bin"].map((folder) => join(examples, folder))

/** A program that was started as a user does, in the folder of its example. */
export interface Program {
  /** Everything it has printed so far. */
  output(): string
  /** Resolves to its exit code when it ends by itself. */
  ended: Promise<number | null>
  /** Ends it and waits until it has gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>
}

/** Starts a program of an example. */
export const startProgram = (
  example: string,
  [command = "", ...args]: string[],
  environment: Record<string, string> = {},
): Program => {
  const child = spawn(command, args, {
    cwd: join(examples, example),
    env: { PATH: [...tools, process.env.PATH].join(":"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const printed: Buffer[] = []
  child.stdout.on("data", (chunk) => printed.push(chunk))
  child.stderr.on("data", (chunk) => printed.push(chunk))
  child.on("error", (error) => printed.push(Buffer.from(String(error))))
  const closed = once(child, "close") as Promise<[number | null]>
  return {
    output: () => Buffer.concat(printed).toString(),
    ended: closed.then(([code]) => code),
    end: async (signal) => {
      child.kill(signal)
      await closed
    },
  }
}

/** Runs a program of an example to its end, and returns what it printed and its exit code. */
export const runProgram = async (example: string, command: string[], environment?: Record<string, string>) => {
  const program = startProgram(example, command, environment)
  const code = await program.ended
  return { code, output: program.output() }
}
