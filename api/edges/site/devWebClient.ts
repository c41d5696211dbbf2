import type { EnvironmentModuleNode, ViteDevServer } from "vite"
import type { AssetsOf, SiteServer, StyleSheet } from "../../contract/forms/site.ts"
import type { FromApi, Question, ToApi } from "./devMessages.ts"
import type { WebClient } from "./webClient.ts"

export const devAssetsOf: AssetsOf = (page) => ({
  scripts: ["/@vite/client", "/site/entry-client.tsx"],
  deferredModules: [],
  pageModule: `/site/pages/${page}.tsx`,
  styles: [],
})

export const staticAssetsOf =
  (styles: StyleSheet[]): AssetsOf =>
  (page) => ({ ...devAssetsOf(page), scripts: [], styles })

type DevQuestion = Question extends infer Each ? (Each extends unknown ? Omit<Each, "id"> : never) : never

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
  return (question: DevQuestion) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      process.send?.({ id: lastId, ...question } as FromApi)
    })
}

export const loadDevWebClient = async (): Promise<WebClient> => {
  // Imported here, as production installations do not have Vite.
  const { ModuleRunner } = await import("vite/module-runner")
  const ask = createLine(() => runner.clearCache())
  const runner = new ModuleRunner({
    hmr: false,
    transport: { invoke: (payload) => ask({ kind: "module", payload }) as Promise<{ result: unknown }> },
  })
  return {
    isBuilt: false,
    serveFiles: (_request, _response, next) => next(),
    assetsOf: devAssetsOf,
    loadStillAssets: async () => staticAssetsOf((await ask({ kind: "styles" })) as StyleSheet[]),
    loadServer: () => runner.import<SiteServer>("/site/entry-server.tsx"),
    renderDashboard: async (url) => String(await ask({ kind: "dashboard", url })),
  }
}

const STYLE_SHEET = /\.css$/
const SOURCE = /\.(tsx?|css)$/

/** Runs in the parent process. Pages without scripts need the styles, in the order of their imports. */
export const collectDevStyles = async (vite: ViteDevServer): Promise<StyleSheet[]> => {
  const { client } = vite.environments
  const seen = new Set<EnvironmentModuleNode>()
  const styles: StyleSheet[] = []
  const visit = async (url: string) => {
    await client.transformRequest(url)
    const module = await client.moduleGraph.getModuleByUrl(url)
    if (!module || seen.has(module)) return
    seen.add(module)
    if (STYLE_SHEET.test(module.url)) {
      const href = module.url.replace("\0", "")
      const { default: text } = await vite.ssrLoadModule(`${href}?inline`)
      styles.push({ href, text })
    }
    for (const imported of module.importedModules) {
      if (SOURCE.test(imported.file ?? "")) await visit(imported.url)
    }
  }
  await visit("/site/entry-client.tsx")
  // Last, as styles of pages come after shared ones.
  await visit("/site/app/sitePages.ts")
  await visit("/site/document/docsStyles.ts")
  return styles
}
