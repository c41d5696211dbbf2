import type { EnvironmentModuleNode, ViteDevServer } from "vite"
import type { StyleSheet } from "../../contract/site.ts"

const STYLE_SHEET = /\.css$/
const SOURCE = /\.(tsx?|css)$/

/**
 * The site's style sheets as text, in the order of their imports. Vite hands them to the browser by scripts, which a
 * page without scripts, such as the editor's preview, does not run.
 */
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
  return styles
}
