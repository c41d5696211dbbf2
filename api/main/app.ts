import { expressMiddleware } from "@as-integrations/express5"
import compression from "compression"
import express, { type Express, type RequestHandler, Router } from "express"
import { MAX_FILE_BYTES } from "../contract/site/media.ts"
import { removedCalls } from "../edges/compatibility/removedCalls.ts"
import { documentRoutes } from "../edges/docs/documentRoutes.ts"
import { createContext } from "../edges/graphql/context.ts"
import { graphqlParameters } from "../edges/graphql/inputPlugin.ts"
import { withinBudget } from "../edges/graphql/limits/limits.ts"
import { redirectToExplorer } from "../edges/graphql/limits/redirectToExplorer.ts"
import { startGraphqlServer } from "../edges/graphql/server.ts"
import { authenticate, setDeviceCookie, viewerOf } from "../edges/http/authenticate.ts"
import { deadline } from "../edges/http/connection/deadline.ts"
import { allowedHosts, readablePath } from "../edges/http/connection/requestAddress.ts"
import { crossOrigin } from "../edges/http/crossOrigin.ts"
import { errorHandler, notFoundIn, onlyMethods } from "../edges/http/errorHandler.ts"
import { probeRoutes } from "../edges/http/probes/probes.ts"
import { addToRequestLog, requestId, requestIdOf, requestLog } from "../edges/http/requestLog.ts"
import { readJson } from "../edges/http/rest/acceptOnly.ts"
import { restRoutes } from "../edges/http/rest/restCall.ts"
import { securityHeaders } from "../edges/http/securityHeaders.ts"
import { graphqlUploads } from "../edges/http/uploads.ts"
import { mcp } from "../edges/mcp/mcp.ts"
import { restCalls } from "../edges/openapi/restCalls.ts"
import { config } from "../platform/config/config.ts"
import { productVersion } from "../platform/processes/projectRoot.ts"
import { pictureRoutes } from "../rooms/content/pictures/picture.routes.ts"
import { visitRoutes } from "../rooms/statistics/visits/visit.routes.ts"

const ANSWER_LIMIT_MS = 20_000

const compress = compression()

/** Only answers to reads are compressed, as answers to writes are short. */
const compressRead: RequestHandler = (request, response, next) =>
  request.method === "POST" || request.method === "PUT" ? next() : compress(request, response, next)

const addVersionHeader: RequestHandler = (_request, response, next) => {
  response.setHeader("Farelight-Version", productVersion)
  next()
}

export interface AppParts {
  /** Without a router for the site, the app serves only the API. */
  site?: Router
  isDevelopment?: boolean
  isShuttingDown?: () => boolean
}

export const createApp = async ({
  site = Router(),
  isDevelopment = false,
  isShuttingDown = () => false,
}: AppParts = {}): Promise<Express> => {
  const graphql = await startGraphqlServer()
  const app = express()
  app.disable("x-powered-by")
  // /graphql/ and /GraphQL must not match /graphql.
  app.enable("strict routing")
  app.enable("case sensitive routing")
  app.set("trust proxy", config.trustedProxies)

  app.use(requestId, requestLog)
  app.use(securityHeaders({ isDevelopment }))
  app.use(["/graphql", "/api", "/mcp", "/media"], deadline(ANSWER_LIMIT_MS))
  // Before the check of the host, as probes use any address.
  app.use(probeRoutes(isShuttingDown))
  app.use(allowedHosts(config.allowedHosts), readablePath)
  app.use(["/graphql", "/schema.graphql", "/openapi.json", "/api", "/mcp"], addVersionHeader, crossOrigin)
  // Pages and files are not listed, as they are compressed in advance.
  app.use(["/schema.graphql", "/openapi.json", "/api"], compressRead)

  // A route, as `app.use` would also match the paths below `/graphql`, which include files of the web client.
  app.all(
    "/graphql",
    onlyMethods("GET", "HEAD", "POST"),
    compress,
    redirectToExplorer,
    authenticate,
    withinBudget,
    readJson,
    graphqlUploads(MAX_FILE_BYTES),
    graphqlParameters,
    expressMiddleware(graphql, {
      context: async ({ req, res }) =>
        createContext({
          viewer: viewerOf(req),
          requestId: requestIdOf(res),
          rememberDevice: (token) => setDeviceCookie(req, res, token),
          replaceToken: (token) => token && res.setHeader("X-Session-Token", token),
          addToRequestLog: (summary) => addToRequestLog(res, summary),
        }),
    }),
  )

  app.all("/mcp", ...mcp)
  app.use(documentRoutes)
  const api = restRoutes(restCalls)
  app.use("/api", api, removedCalls, notFoundIn(api))
  app.use("/media", pictureRoutes, notFoundIn(pictureRoutes))

  app.use(visitRoutes, site)
  app.use(notFoundIn(visitRoutes, site), errorHandler)
  return app
}
