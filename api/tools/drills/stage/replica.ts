import { projectRoot } from "../../../platform/processes/projectRoot.ts"
import { startProduct } from "../../../testing/product/product.ts"

// Only a hanging start takes this long.
const START_LIMIT_MS = 150_000

export class StartError extends Error {}

const startInTime = async (environment: Record<string, string>) => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), START_LIMIT_MS)
  try {
    return await startProduct(environment, projectRoot, limit.signal)
  } catch (error) {
    throw new StartError((error as Error).message, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Restarts keep the address, as clients know it. */
export const startReplica = async (environment: Record<string, string>) => {
  let product = await startInTime(environment)
  const { url, port } = product
  return {
    url,
    port,
    pid: () => product.pid ?? 0,
    end: (signal: "SIGTERM" | "SIGKILL") => product.end(signal),
    start: async () => {
      product = await startInTime({ ...environment, PORT: String(port) })
    },
    whileStopped: async (work: () => Promise<void>) => {
      process.kill(product.pid ?? 0, "SIGSTOP")
      try {
        await work()
      } finally {
        process.kill(product.pid ?? 0, "SIGCONT")
      }
    },
  }
}

export type Replica = Awaited<ReturnType<typeof startReplica>>
