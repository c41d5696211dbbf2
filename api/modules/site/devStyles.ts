import type { ModuleNode, ViteDevServer } from "vite"
import type { StyleSheet } from "./contract.ts"

const STYLE_SHEET = /\.css$/

/**
 * The site's style sheets as text, in the order of their imports. Vite hands them to the browser by scripts, which a
 * page without scripts, such as the editor's preview, does not run.
 */
export const collectDevStyles = async (vite: ViteDevServer): Promise<StyleSheet[]> => {
  const seen = new Set<ModuleNode>()
  const styles: StyleSheet[] = []
  const visit = async (url: string) => {
    await vite.transformRequest(url)
    const module = await vite.moduleGraph.getModuleByUrl(url)
    if (!module || seen.has(module)) return
    seen.add(module)
    if (STYLE_SHEET.test(module.url)) {
      const { default: text } = await vite.ssrLoadModule(`${module.url}?inline`)
      styles.push({ href: module.url, text })
    }
    for (const imported of module.importedModules) {
      if (!imported.url.includes("/node_modules/")) await visit(imported.url)
    }
  }
  await visit("/site/entry-client.tsx")
  return styles
}
