import { pageContent } from "@farelight/api/modules/cms/pageContent.ts"
import { isPageName } from "@farelight/api/modules/cms/registry.ts"
import type { SiteBackend } from "@farelight/api/modules/site/contract.ts"
import { renderPage } from "../site/entry-server.tsx"

// The forms reach the worker in the browser and never this server.
const sendNothing: SiteBackend["submitDriverApplication"] = async () => ({
  outcome: "failed",
  message: "The mocked forms need JavaScript.",
})

const backend: SiteBackend = {
  loadPage: async (page) => pageContent(page, []),
  submitDriverApplication: sendNothing,
  submitAdvertiserInquiry: sendNothing,
}

const assets = { scripts: ["/@vite/client", "/site/entry-client.tsx"], deferredModules: [], styles: [] }

/** A public page, or one page's content as JSON, in the words that the site is seeded with. */
export const demoPage = async (url: URL) => {
  const page = /^\/content\/(\w+)\.json$/.exec(url.pathname)?.[1]
  if (page && isPageName(page)) {
    return { status: 200, type: "application/json", body: JSON.stringify(await backend.loadPage(page)) }
  }
  const { status, html } = await renderPage(new Request(url), backend, assets)
  return { status, type: "text/html", body: html }
}
