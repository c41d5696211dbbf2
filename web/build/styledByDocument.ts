import type { Plugin } from "vite"

/**
 * Keeps the site's modules from fetching styles. Those of whatever a page uses stand in its document: fetched again they
 * would come after the page's own, and without a connection Vite would not run the module at all.
 */
export const styledByDocument = (): Plugin => ({
  name: "farelight-styled-by-document",
  applyToEnvironment: ({ name }) => name === "site",
  generateBundle: {
    order: "post",
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue
        const files: string[] = JSON.parse(/\bm\.f=(\[[^\]]*\])/.exec(chunk.code)?.[1] ?? "[]")
        chunk.code = chunk.code.replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_call, needed: string) => {
          const scripts = needed.split(",").filter((index) => !files[Number(index)]?.endsWith(".css"))
          return `__vite__mapDeps([${scripts}])`
        })
      }
    },
  },
})
