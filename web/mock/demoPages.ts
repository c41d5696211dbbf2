import { pageContent, type StoredSection } from "@farelight/api/modules/cms/pageContent.ts"
import { isPageName } from "@farelight/api/modules/cms/registry.ts"
import type { SiteBackend } from "@farelight/api/modules/site/contract.ts"
import { renderPage } from "../site/entry-server.tsx"
import { pathOfPage } from "../site/paths.ts"

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

/** A public page with a draft in it. Vite hands out the styles by scripts, which the editor's frame does not run: it comes without. */
export const demoPreview = async (page: string, drafts: { blocks: StoredSection[] }) => {
  if (!isPageName(page)) return { status: 404, type: "text/plain", body: "There is no such page." }
  const drafted: SiteBackend = { ...backend, loadPage: async (name) => pageContent(name, drafts.blocks) }
  const asked = new Request(new URL(pathOfPage[page], "http://localhost"))
  const { html } = await renderPage(asked, drafted, { scripts: [], deferredModules: [], styles: [] })
  return { status: 200, type: "text/html", body: html }
}
