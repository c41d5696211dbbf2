import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "./soon.ts"

// Playwright drives builds of Firefox and WebKit of its own, which would have to be downloaded. The browsers that Debian
// has speak WebDriver: WebKit over HTTP, Firefox over a socket, by the same commands.

export interface DrivenBrowser {
  send(command: Command, parameters?: object): Promise<unknown>
  end(): Promise<void>
}

type Command = "Navigate" | "ExecuteScript" | "PerformActions"

const FIREFOX = "/usr/bin/firefox-esr"
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"

const findMiniBrowser = () => {
  const libraries = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`
  const folder = existsSync(libraries) && readdirSync(libraries).findLast((name) => name.startsWith("webkit2gtk-"))
  return join(libraries, folder || "", "MiniBrowser")
}

const start = (program: string, args: readonly string[], environment = {}) =>
  spawn(program, args, { stdio: "ignore", detached: true, env: { ...process.env, ...environment } })

const endGroup = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.on("close", () => resolve())
    if (child.pid) process.kill(-child.pid, "SIGKILL")
  })

/** Commands over Marionette, each `length:[0,id,name,parameters]`, answered by `length:[1,id,error,result]`. */
const connectMarionette = async (port: number) => {
  const socket = connect(port, "127.0.0.1")
  const waiting = new Map<number, (answer: [unknown, unknown]) => void>()
  let buffer = Buffer.alloc(0)
  socket.on("data", (chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const colon = buffer.indexOf(":")
      const end = colon + 1 + Number(buffer.subarray(0, colon))
      if (colon < 0 || buffer.length < end) return
      const [, id, error, result] = Object.values(JSON.parse(buffer.subarray(colon + 1, end).toString()))
      waiting.get(Number(id))?.([error, result])
      buffer = buffer.subarray(end)
    }
  })
  let last = 0
  const send = async (name: string, parameters: object) => {
    const id = ++last
    const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters])
    const answer = new Promise<[unknown, unknown]>((resolve) => waiting.set(id, resolve))
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [error, result] = await answer
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
    return result
  }
  return { send, close: () => socket.destroy() }
}

const startFirefox = async (): Promise<DrivenBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), "farelight-firefox-"))
  await writeFile(join(profile, "user.js"), 'user_pref("marionette.port", 0);\n')
  const child = start(FIREFOX, ["--headless", "--marionette", "--no-remote", "--profile", profile])
  const portFile = join(profile, "MarionetteActivePort")
  await until(() => existsSync(portFile))
  const { send, close } = await connectMarionette(Number(await readFile(portFile, "utf8")))
  await send("NewSession", {})
  return {
    send: async (command, parameters = {}) => {
      const result = await send(command, parameters)
      return (result as { value: unknown } | null)?.value
    },
    end: async () => {
      close()
      await endGroup(child)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const WEBKIT_PATHS = { Navigate: "url", ExecuteScript: "execute/sync", PerformActions: "actions" }

const startWebKit = async (): Promise<DrivenBrowser> => {
  const home = await mkdtemp(join(tmpdir(), "farelight-webkit-"))
  const port = 20_000 + (process.pid % 10_000)
  const display = `:${port}`
  const screen = start("Xvfb", [display, "-screen", "0", "1440x900x24", "-nolisten", "tcp"])
  const driver = start("dbus-run-session", ["--", WEBKIT_DRIVER, `--port=${port}`, "--host=127.0.0.1"], {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
  })
  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await until(async () => (await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok ?? false)
  const options = { binary: findMiniBrowser(), args: ["--automation"] }
  const session = await post("/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } })
  const { sessionId } = session as { sessionId: string }
  return {
    send: (command, parameters = {}) => post(`/session/${sessionId}/${WEBKIT_PATHS[command]}`, parameters),
    end: async () => {
      await endGroup(driver)
      await endGroup(screen)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export const otherBrowsers = [
  { name: "Firefox", start: startFirefox, isInstalled: existsSync(FIREFOX) },
  { name: "WebKit", start: startWebKit, isInstalled: existsSync(WEBKIT_DRIVER) },
]
