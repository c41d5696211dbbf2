import type { Plugin } from "vite"

/** Modules must not load styles that the document has, as a later copy would override the page's styles. */
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
