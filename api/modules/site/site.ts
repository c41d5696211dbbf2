import type { Router } from "express"
import { config } from "../../config.ts"
import { viewerOf } from "../../http/authenticate.ts"
import { requestIdOf } from "../../http/requestLog.ts"
import { draftedContent, publishedContent } from "../cms/cms.service.ts"
import { loadBuiltWebClient } from "./builtWebClient.ts"
import { loadDevWebClient } from "./devWebClient.ts"
import { createSiteRouter } from "./site.routes.ts"
import { createSiteBackend } from "./siteBackend.ts"

/** Where the web client comes from: `web/dist`, or its sources through Vite. */
export type WebClientMode = "built" | "dev"

/** Everything for browsers: the public pages, their forms without JavaScript, and the dashboard. */
export const createSite = async ({ mode }: { mode: WebClientMode }): Promise<Router> => {
  const client = await (mode === "dev" ? loadDevWebClient() : loadBuiltWebClient())
  return createSiteRouter({
    client,
    content: publishedContent,
    drafted: draftedContent,
    backendFor: (request, response, content) => createSiteBackend(viewerOf(request), content, requestIdOf(response)),
    publicUrl: config.publicUrl,
  })
}
