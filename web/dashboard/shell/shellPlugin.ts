import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Plugin } from "vite"
import { Shell } from "./Shell.tsx"
import { shellScript } from "./shellScript.ts"
import { shellStyles } from "./shellStyles.ts"

const ROOT = '<div id="root">'

// The server puts the name that the operator has set in the place of this one.
const BRAND = /<meta name="application-name" content="([^"]+)"/

const readVersion = async (): Promise<string> =>
  JSON.parse(await readFile(join(import.meta.dirname, "../../package.json"), "utf8")).version

/** Puts a first view into the dashboard's document, which needs no other file to be painted. */
export const shellPlugin = (): Plugin => ({
  name: "farelight:shell",
  transformIndexHtml: async (html) => ({
    html: html.replace(
      ROOT,
      ROOT + renderToStaticMarkup(createElement(Shell, { brandName: BRAND.exec(html)?.[1] ?? "" })),
    ),
    tags: [
      { tag: "meta", attrs: { name: "release", content: await readVersion() } },
      { tag: "style", children: shellStyles, injectTo: "head-prepend" },
      { tag: "script", children: shellScript, injectTo: "head-prepend" },
    ],
  }),
})
