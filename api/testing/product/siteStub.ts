import { Router } from "express"
import type { SiteBackend } from "../../contract/forms/site.ts"
import { createSiteRouter } from "../../edges/site/site.routes.ts"
import type { WebClient } from "../../edges/site/webClient.ts"
import { draftedContent, publishedContent } from "../../rooms/content/cms/cms.service.ts"

const assetsOf = () => ({ scripts: [], deferredModules: [], pageModule: "", styles: [] })

export const webClientStub: WebClient = {
  isBuilt: true,
  serveFiles: Router(),
  assetsOf,
  loadServer: async () => ({
    renderPage: async () => ({ status: 200, html: "page" }),
    pageParameters: [],
    valuedParameters: {},
    pathOf: (page) => `/${page}`,
    pagePaths: ["/"],
    webManifest: (brand) => ({ name: brand }),
  }),
  loadStillAssets: async () => assetsOf,
  renderDashboard: async () => "dashboard",
}

/** Takes every form, and has no pages. */
export const siteBackendStub: SiteBackend = {
  loadPage: () => Promise.reject(new Error("There are no pages here")),
  submitDriverApplication: async () => ({ outcome: "sent", message: "Sent", receipt: null }),
  submitAdvertiserInquiry: async () => ({ outcome: "sent", message: "Sent", receipt: null }),
  loadStatus: async () => null,
  correctApplication: async () => ({ outcome: "sent", message: "", receipt: null }),
  requestCall: async () => ({ outcome: "sent", message: "", receipt: null }),
  sendFile: async () => ({ outcome: "sent", message: "", receipt: null }),
  submitPrivacyRequest: async () => ({ outcome: "sent", message: "", receipt: null }),
  confirmPrivacyRequest: async () => ({ outcome: "unknown" }),
  loadPrivacyExport: async () => null,
  loadSubscription: async () => null,
  changeSubscription: async () => ({ outcome: "sent", message: "", receipt: null }),
}

/** The site's routes over the real content, without the web client that `npm run build` produces. */
export const createSiteStub = () =>
  createSiteRouter({
    client: webClientStub,
    content: publishedContent,
    drafted: draftedContent,
    backendFor: () => siteBackendStub,
    publicUrl: null,
  })
