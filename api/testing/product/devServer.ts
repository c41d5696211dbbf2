import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { variableNames } from "../../platform/config/config.schema.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { freePort } from "../process/freePort.ts"
import { operator } from "./product.ts"

const run = (file: string, args: string[], cwd = projectRoot) => execFileSync(file, args, { cwd, stdio: "pipe" })

/** Clones only committed sources. Packages are hard links to this folder's files, or copies. */
const cloneProject = () => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-dev-"))
  run("git", ["clone", "--quiet", "--no-hardlinks", "--depth=1", `file://${projectRoot}`, folder])
  for (const packages of ["node_modules", "api/node_modules", "web/node_modules"]) {
    try {
      run("cp", ["-al", packages, join(folder, packages)])
    } catch {
      run("cp", ["-a", packages, join(folder, packages)])
    }
  }
  // Vite's cache belongs to this folder.
  for (const cache of ["node_modules/.vite", "web/node_modules/.vite"])
    rmSync(join(folder, cache), { recursive: true, force: true })
  return folder
}

/** `npm run dev` in a fresh clone of this project, as a developer starts it. */
export const startDevServer = async () => {
  const folder = cloneProject()
  const port = await freePort()
  const child = spawn("npm", ["run", "dev"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...Object.fromEntries(variableNames.map((name) => [name, ""])),
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(folder, ".data/dev.sqlite")}`,
      ADMIN_USERNAME: operator.username,
      ADMIN_PASSWORD: operator.password,
      RATE_LIMIT: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // A separate process group, so that it can be ended with everything it has started.
    detached: true,
  })
  const printed: Buffer[] = []
  const output = () => Buffer.concat(printed).toString()
  child.stdout.on("data", (chunk) => printed.push(chunk))
  child.stderr.on("data", (chunk) => printed.push(chunk))
  const closed = once(child, "close")
  const signal = (name: "SIGTERM" | "SIGKILL") => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, name)
  }

  const starts = () => output().split("Farelight is running").length - 1
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => starts() > 0 && resolve())
    child.once("close", () => reject(new Error(`npm run dev ended instead of starting:\n${output()}`)))
  })

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    output,
    starts,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    edit: (file: string, from: string, to: string) => {
      const path = join(folder, file)
      const text = readFileSync(path, "utf8")
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path, text.replace(from, to))
    },
    end: async () => {
      const timer = setTimeout(() => signal("SIGKILL"), 15_000)
      signal("SIGTERM")
      await closed
      clearTimeout(timer)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type DevServer = Awaited<ReturnType<typeof startDevServer>>
