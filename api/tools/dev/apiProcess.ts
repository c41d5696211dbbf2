import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { FromApi, Question, ToApi } from "../../edges/site/devMessages.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"

const END_LIMIT_MS = 2_000

interface ApiProcessParts {
  /** The developer opens this port, so the API prints it instead of its own. */
  frontPort: number
  answer: (question: Question) => Promise<unknown>
}

/** Each change of a source replaces the child process, as modules cannot be unloaded. */
export const createApiProcess = ({ frontPort, answer }: ApiProcessParts) => {
  let child: ChildProcess | null = null
  let port: Promise<number | null> = Promise.resolve(null)
  let restarts = Promise.resolve()

  const start = () => {
    const started = fork(join(projectRoot, "api/main/server.ts"), ["--dev"], {
      cwd: join(projectRoot, "api"),
      env: { ...process.env, PORT: String(frontPort) },
    })
    const send = (message: ToApi) => started.connected && started.send(message)
    child = started
    port = new Promise((resolve) => {
      started.on("message", async (message: FromApi) => {
        if (message.kind === "listening") return resolve(message.port)
        const { id } = message
        try {
          send({ kind: "answer", id, value: await answer(message) })
        } catch (error) {
          send({ kind: "answer", id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
        }
      })
      started.once("exit", () => resolve(null))
    })
  }

  const end = async () => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, "exit")
    const timer = setTimeout(() => ending.kill("SIGKILL"), END_LIMIT_MS)
    ending.kill("SIGTERM")
    await gone
    clearTimeout(timer)
  }

  return {
    start,
    end,
    port: async () => {
      await restarts
      return port
    },
    restart: () => {
      restarts = restarts.then(end).then(start)
    },
    noteChange: () => {
      const message: ToApi = { kind: "changed" }
      if (child?.connected) child.send(message)
    },
  }
}
