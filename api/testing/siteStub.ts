import { Router } from "express"
import { draftedContent, publishedContent } from "../modules/cms/cms.service.ts"
import { createSiteRouter } from "../modules/site/site.routes.ts"
import type { WebClient } from "../modules/site/webClient.ts"

const client: WebClient = {
  isBuilt: true,
  serveFiles: Router(),
  assets: { scripts: [], deferredModules: [], styles: [] },
  loadServer: async () => ({
    renderPage: async () => ({ status: 200, html: "page" }),
    pageParameters: [],
    pathOf: (page) => `/${page}`,
    pagePaths: ["/"],
    webManifest: (brand) => ({ name: brand }),
  }),
  loadStyles: async () => [],
  renderDashboard: async () => "dashboard",
}

/** The site's routes over the real content, without the web client that `npm run build` produces. */
export const createSiteStub = () =>
  createSiteRouter({
    client,
    content: publishedContent,
    drafted: draftedContent,
    backendFor: () => ({
      loadPage: () => Promise.reject(new Error("There are no pages here")),
      submitDriverApplication: async () => ({ outcome: "sent", message: "", receipt: null }),
      submitAdvertiserInquiry: async () => ({ outcome: "sent", message: "", receipt: null }),
      loadStatus: async () => null,
      correctApplication: async () => ({ outcome: "sent", message: "", receipt: null }),
    }),
    publicUrl: null,
  })
