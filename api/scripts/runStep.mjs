import { spawn } from "node:child_process"
import { projectFolder } from "./project.mjs"

export class StepError extends Error {
  constructor(title, command, output) {
    super(`${title} failed. The command was\n  ${command}\nand it printed\n\n${output.trim()}\n`)
    this.name = "StepError"
  }
}

// By the path that npm passes, as Windows may not find npm.cmd.
const npmProgram = () =>
  process.env.npm_execpath?.endsWith("npm-cli.js")
    ? { file: process.execPath, first: [process.env.npm_execpath], shell: false }
    : { file: "npm", first: [], shell: process.platform === "win32" }

// In milliseconds. A first start takes long, so it must show progress.
const PROGRESS_MS = 8_000

/** Shows the output of the command only if it fails, and until then the elapsed time. */
export const runNpmStep = (title, args, environment = {}) => {
  const startedAt = performance.now()
  const { file, first, shell } = npmProgram()
  const child = spawn(file, [...first, ...args], {
    cwd: projectFolder,
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    shell,
  })
  process.stdout.write(`${title} ...\n`)
  const seconds = () => Math.ceil((performance.now() - startedAt) / 1000)
  const progress = setInterval(() => process.stdout.write(`${title} ... ${seconds()} s\n`), PROGRESS_MS)

  const output = []
  child.stdout.on("data", (chunk) => output.push(chunk))
  child.stderr.on("data", (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on("error", (error) => {
      clearInterval(progress)
      reject(error)
    })
    child.on("close", (code) => {
      clearInterval(progress)
      if (code !== 0) {
        reject(new StepError(title, `npm ${args.join(" ")}`, Buffer.concat(output).toString()))
        return
      }
      process.stdout.write(`${title}: done in ${seconds()} s\n`)
      resolve()
    })
  })
}
