import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { variableNames } from "../../platform/config/config.schema.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"

/** The account of a product started by `startProduct`, by default. */
export const operator = { username: "operator", password: "long enough for a drill" }

export interface Product {
  url: string
  port: number
  pid: number | undefined
  output(): string
  /** Ends the process and waits until it has gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>
}

// An empty value counts as missing and overrides the developer's own `.env`.
const defaults = {
  ...Object.fromEntries(variableNames.map((name) => [name, ""])),
  PORT: "0",
  ADMIN_USERNAME: operator.username,
  ADMIN_PASSWORD: operator.password,
  RATE_LIMIT: "off",
  LOG_LEVEL: "warn",
}

// Earlier versions print a text instead of a line of the log.
const ADDRESS = /(?:"site":"|Site\s+)(http:\/\/[^\s"]+)/

const printedAddress = (child: ChildProcess, output: () => string) =>
  new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = ADDRESS.exec(output())?.[1]
      if (!address) return
      // Further output would be searched each time.
      child.stdout?.off("data", look)
      resolve(address)
    }
    child.stdout?.on("data", look)
    child.on("error", reject)
    child.on("close", (code) =>
      reject(new Error(`The server ended with code ${code} instead of starting:\n${output()}`)),
    )
  })

/**
 * Starts the built server (`npm run build`) of this or another checkout, and waits until it listens. Aborting
 * `signal` kills the server, also during its start.
 */
export const startProduct = async (
  environment: Record<string, string>,
  folder = projectRoot,
  signal?: AbortSignal,
): Promise<Product> => {
  const child = spawn(process.env.PRODUCT_NODE || process.execPath, [join(folder, "api/dist/server.js")], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...defaults, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  signal?.addEventListener("abort", () => child.kill("SIGKILL"))
  const printed: Buffer[] = []
  const output = () => Buffer.concat(printed).toString()
  child.stdout.on("data", (chunk) => printed.push(chunk))
  child.stderr.on("data", (chunk) => printed.push(chunk))
  const closed = once(child, "close")

  const url = new URL(await printedAddress(child, output))
  return {
    url: url.origin,
    port: Number(url.port),
    pid: child.pid,
    output,
    end: async (signal) => {
      child.kill(signal)
      await closed
    },
  }
}
