import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type Plugin, type Rolldown, runnerImport } from "vite"
import { Shell } from "./Shell.tsx"
import { shellScript } from "./shellScript.ts"
import { shellStyles } from "./shellStyles.ts"

const ROOT = '<div id="root">'

// The server puts the name that the operator has set in the place of this one.
const BRAND = /<meta name="application-name" content="([^"]+)"/

const SCREENS = join("dashboard", "screens.tsx")

// Imported here, they would make Vite start over in development whenever a query changes.
const readEarlyQueries = async () => {
  const { module } = await runnerImport<typeof import("./earlyQueries.ts")>(
    join(import.meta.dirname, "earlyQueries.ts"),
  )
  return module.earlyQueries()
}

const readVersion = async (): Promise<string> =>
  JSON.parse(await readFile(join(import.meta.dirname, "../../package.json"), "utf8")).version

/** The scripts of the first screen behind the login. */
const screenFiles = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk")
  const screens = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(SCREENS)))
  const loaded = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports])
  if (!screens) return []
  return [screens.fileName, ...screens.imports].filter((file) => !loaded.includes(file)).map((file) => `/${file}`)
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g

/** Puts the style sheets, which are small, into the document: as files, nothing would be painted before they are there. */
const withStyles = (html: string, bundle: Rolldown.OutputBundle = {}) =>
  html.replace(STYLE_SHEET, (link, file) => {
    const sheet = bundle[file]
    return sheet?.type === "asset" ? `<style>${sheet.source}</style>` : link
  })

/** Puts a first view into the dashboard's document, which needs no other file to be painted. */
export const shellPlugin = (): Plugin => ({
  name: "farelight:shell",
  transformIndexHtml: {
    // When it is known which files there are.
    order: "post",
    handler: async (html, { bundle }) => {
      // Without a build there are no such files, and what answers the queries may be a script itself.
      const early = bundle
        ? { screenFiles: screenFiles(bundle), queries: await readEarlyQueries() }
        : { screenFiles: [], queries: [] }
      return {
        html: withStyles(html, bundle).replace(
          ROOT,
          ROOT + renderToStaticMarkup(createElement(Shell, { brandName: BRAND.exec(html)?.[1] ?? "" })),
        ),
        tags: [
          { tag: "meta", attrs: { name: "release", content: await readVersion() } },
          { tag: "style", children: shellStyles, injectTo: "head-prepend" },
          { tag: "script", children: shellScript(early), injectTo: "head-prepend" },
        ],
      }
    },
  },
})
