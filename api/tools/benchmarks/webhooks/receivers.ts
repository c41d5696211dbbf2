import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import * as z from "zod"

const program = fileURLToPath(new URL("./receiverProgram.mjs", import.meta.url))

const started = z.object({ port: z.number() })
const arrivals = z.object({
  arrived: z.array(z.object({ path: z.string(), messageId: z.string(), leadId: z.string(), at: z.number() })),
})

export type Arrival = z.output<typeof arrivals>["arrived"][number]

/** Receivers of webhooks in a process of their own. */
export const startReceivers = async () => {
  const child = fork(program, { execArgv: [] })
  const { port } = started.parse((await once(child, "message"))[0])
  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** What has arrived since this was asked last. */
    takeArrived: async (): Promise<Arrival[]> => {
      child.send("report")
      return arrivals.parse((await once(child, "message"))[0]).arrived
    },
    stop: () => child.disconnect(),
  }
}
