import { join } from "node:path"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type Plugin, type Rolldown, runnerImport } from "vite"
import { Shell } from "./Shell.tsx"
import { shellScript } from "./shellScript.ts"
import { shellStyles } from "./shellStyles.ts"

const ROOT = '<div id="root">'

// The server replaces this name with the configured brand.
const BRAND = /<meta name="application-name" content="([^"]+)"/

const SCREENS = join("dashboard", "screens.tsx")

// A static import would make Vite restart whenever a query changes.
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

/** Inlines the small style sheets, as files would block the first paint. */
const withStyles = (html: string, bundle: Rolldown.OutputBundle = {}) =>
  html.replace(STYLE_SHEET, (link, file) => {
    const sheet = bundle[file]
    return sheet?.type === "asset" ? `<style>${sheet.source}</style>` : link
  })

/** Makes the dashboard's document paint without other files. */
export const shellPlugin = (): Plugin => ({
  name: "farelight:shell",
  transformIndexHtml: {
    // After all file names are known.
    order: "post",
    handler: async (html, { bundle }) => {
      // Only builds have screen files; in development, the response may be a script.
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
