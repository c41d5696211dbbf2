import { expressMiddleware } from "@as-integrations/express5"
import compression from "compression"
import express, { type Express, Router } from "express"
import { config } from "./config.ts"
import { createContext } from "./context.ts"
import { MAX_FILE_BYTES } from "./contract/fileLimit.ts"
import { graphqlParameters } from "./graphql/inputPlugin.ts"
import { withinBudget } from "./graphql/limits.ts"
import { startGraphqlServer } from "./graphql/server.ts"
import { graphqlUploads } from "./graphql/uploads.ts"
import { allowedHosts } from "./http/allowedHosts.ts"
import { authenticate, viewerOf } from "./http/authenticate.ts"
import { deadline } from "./http/deadline.ts"
import { setDeviceCookie } from "./http/deviceCookie.ts"
import { errorHandler, notFound } from "./http/errorHandler.ts"
import { health } from "./http/health.ts"
import { readableAddress } from "./http/readableAddress.ts"
import { requestId, requestIdOf } from "./http/requestId.ts"
import { noteOperation, requestLog } from "./http/requestLog.ts"
import { securityHeaders } from "./http/securityHeaders.ts"
import { leadKinds } from "./leadKinds.ts"
import { authRoutes } from "./modules/auth/auth.routes.ts"
import { cmsRoutes } from "./modules/cms/cms.routes.ts"
import { emailLogRoutes } from "./modules/email/emailLog.routes.ts"
import { createLeadRoutes } from "./modules/leads/lead.routes.ts"
import { mediaRoutes } from "./modules/media/media.routes.ts"
import { pictureRoutes } from "./modules/media/picture.routes.ts"

const ANSWER_LIMIT_MS = 20_000

export interface AppParts {
  /** The public pages and the dashboard; without it the app is the API alone. */
  site?: Router
  /** Whether the web client is served from its sources by Vite. */
  isDevelopment?: boolean
}

/** The whole product as an Express app. The database must be open. */
export const createApp = async ({ site = Router(), isDevelopment = false }: AppParts = {}): Promise<Express> => {
  const graphql = await startGraphqlServer()
  const app = express()
  app.disable("x-powered-by")
  // One address each: neither /graphql/ nor /GraphQL is another name of /graphql.
  app.enable("strict routing")
  app.enable("case sensitive routing")
  app.set("trust proxy", config.trustedProxies)

  app.use(requestId, requestLog)
  app.use(securityHeaders({ isDevelopment }))
  app.use(["/healthz", "/graphql", "/api", "/media"], deadline(ANSWER_LIMIT_MS))
  // Before the host is looked at: probes ask by whatever address they have.
  app.get("/healthz", health)
  app.use(allowedHosts(config.allowedHosts), readableAddress)
  // Pages and files come compressed already; what the interfaces answer is new each time.
  app.use(["/graphql", "/api"], compression())

  // A route and not `app.use`, which would take every address below it, too, among them files of the web client.
  app.all(
    "/graphql",
    authenticate,
    withinBudget,
    express.json({ limit: "256kb" }),
    graphqlUploads(MAX_FILE_BYTES),
    graphqlParameters,
    expressMiddleware(graphql, {
      context: async ({ req, res }) =>
        createContext({
          viewer: viewerOf(req),
          requestId: requestIdOf(res),
          rememberDevice: (token) => setDeviceCookie(req, res, token),
          noteOperation: (facts) => noteOperation(res, facts),
        }),
    }),
  )

  app.use("/api", authRoutes, ...leadKinds.map(createLeadRoutes), emailLogRoutes, cmsRoutes)
  app.use("/api", mediaRoutes, notFound)
  app.use("/media", pictureRoutes, notFound)

  app.use(site)
  app.use(notFound, errorHandler)
  return app
}
