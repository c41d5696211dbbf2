import type { SiteServer, StyleSheet } from "../../contract/site.ts"
import type { FromApi, Question, ToApi } from "../../dev/messages.ts"
import type { WebClient } from "./webClient.ts"

const assets = { scripts: ["/@vite/client", "/site/entry-client.tsx"], deferredModules: [], styles: [] }

type Asked = Question extends infer Each ? (Each extends unknown ? Omit<Each, "id"> : never) : never

/** Asks `dev.ts`, whose child this process is. */
const createLine = (onChange: () => void) => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  process.on("message", (message: ToApi) => {
    if (message.kind === "changed") return onChange()
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) asker?.resolve(message.value)
    else asker?.reject(new Error(message.error))
  })
  return (asked: Asked) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      process.send?.({ id: lastId, ...asked } as FromApi)
    })
}

/** The web client straight from its sources, through Vite, which runs in the process that has started this one. */
export const loadDevWebClient = async (): Promise<WebClient> => {
  // Vite is a development tool: an installation for production does not have it.
  const { ModuleRunner } = await import("vite/module-runner")
  const ask = createLine(() => runner.clearCache())
  const runner = new ModuleRunner({
    hmr: false,
    transport: { invoke: (payload) => ask({ kind: "module", payload }) as Promise<{ result: unknown }> },
  })
  return {
    isBuilt: false,
    // What is a file has been answered in front of this process.
    serveFiles: (_request, _response, next) => next(),
    assets,
    loadStyles: async () => (await ask({ kind: "styles" })) as StyleSheet[],
    loadServer: () => runner.import<SiteServer>("/site/entry-server.tsx"),
    renderDashboard: async (url) => String(await ask({ kind: "dashboard", url })),
  }
}
