import { join } from "node:path"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type Plugin, type Rolldown, runnerImport } from "vite"
import { Shell } from "./Shell.tsx"
import { shellScript } from "./shellScript.ts"
import { shellStyles } from "./shellStyles.ts"

const ROOT = '<div id="root">'

// The server replaces this name by the configured brand.
const BRAND = /<meta name="application-name" content="([^"]+)"/

const SCREENS = join("dashboard", "screens.tsx")

// Not imported statically, as Vite would then restart whenever a query changes.
const readEarlyQueries = async () => {
  const { module } = await runnerImport<typeof import("./earlyQueries.ts")>(
    join(import.meta.dirname, "earlyQueries.ts"),
  )
  return module.earlyQueries()
}

const screenFiles = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk")
  const screens = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(SCREENS)))
  const loaded = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports])
  if (!screens) return []
  return [screens.fileName, ...screens.imports].filter((file) => !loaded.includes(file)).map((file) => `/${file}`)
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g

/** Small style sheets are inlined, as files would block the first paint. */
const withStyles = (html: string, bundle: Rolldown.OutputBundle = {}) =>
  html.replace(STYLE_SHEET, (link, file) => {
    const sheet = bundle[file]
    return sheet?.type === "asset" ? `<style>${sheet.source}</style>` : link
  })

/** The document of the dashboard paints without any other file. */
export const shellPlugin = (): Plugin => ({
  name: "farelight:shell",
  transformIndexHtml: {
    // Runs last, when all names of files are known.
    order: "post",
    handler: async (html, { bundle }) => {
      // Only builds have files of screens, so nothing is fetched early in development.
      const early = bundle
        ? { screenFiles: screenFiles(bundle), queries: await readEarlyQueries() }
        : { screenFiles: [], queries: [] }
      return {
        html: withStyles(html, bundle).replace(
          ROOT,
          ROOT + renderToStaticMarkup(createElement(Shell, { brandName: BRAND.exec(html)?.[1] ?? "" })),
        ),
        tags: [
          { tag: "style", children: shellStyles, injectTo: "head-prepend" },
          { tag: "script", children: shellScript(early), injectTo: "head-prepend" },
        ],
      }
    },
  },
})
