import { isObjectType } from "graphql"
import type { Permission } from "../../contract/accounts/roles.ts"
import { type Access, accessOf } from "../../contract/api/needs.ts"
import { servedSchema } from "../graphql/schema.ts"
import { restCalls } from "../openapi/restCalls.ts"
import { movedAddresses } from "../site/addresses/movedAddresses.ts"

// Access is declared here for some routes, and otherwise by `@needs` and `@forAnyone` of the schema and by `needs` of
// REST calls and tools. Services enforce it; access.*test.ts compare the declarations with the server's answers.

type AccessTable = Readonly<Record<string, Access>>

export const accessTableOf = (type: string): AccessTable => {
  const found = servedSchema.getType(type)
  const fields = isObjectType(found) ? Object.values(found.getFields()) : []
  return Object.fromEntries(
    fields.flatMap(({ name, astNode }) => {
      const access = astNode && accessOf(astNode)
      return access ? [[name, access] as const] : []
    }),
  )
}

export const queryAccess = accessTableOf("Query")

export const mutationAccess = accessTableOf("Mutation")

type Route = `${"DELETE" | "GET" | "POST" | "PUT"} /${string}`

const inBothLanguages = (...routes: Route[]) => routes.flatMap((route) => [route, route.replace(" /", " /es/")])

/** Routes that declare no access themselves. Null if anyone may call. */
const otherRoutes: Readonly<Record<Route, Permission | null>> = {
  "GET /livez": null,
  "GET /readyz": null,
  "GET /healthz": null,
  "GET /docs": null,
  "GET /docs/rest": null,
  "GET /openapi.json": null,
  "GET /schema.graphql": null,
  "GET /media/:name": null,
  "GET /sample-report.csv": null,
  "GET /es/sample-report.csv": null,
  "GET /templates/:name": null,
  "GET /robots.txt": null,
  "GET /.well-known/security.txt": null,
  "GET /sitemap.xml": null,
  "GET /speculation-rules.json": null,
  "GET /adminpage": null,
  "GET /adminpage/{*rest}": null,
  "POST /adminpage/preview/:page": "content:read",
  "POST /visits": null,
  "GET /{*path}": null,
  ...Object.fromEntries(
    inBothLanguages(
      "GET /share/{*path}",
      "GET /site.webmanifest",
      "POST /drivers",
      "POST /contact",
      "POST /privacy-request",
      "GET /privacy-request/confirm",
      "POST /privacy-request/confirm",
      "GET /privacy-request/export",
      "GET /status/:token",
      "POST /status/:token",
      "GET /unsubscribe/:token",
      "POST /unsubscribe/:token",
      "GET /cities/:slug",
      ...movedAddresses.map(({ from }) => `GET ${from}` as Route),
    ).map((route) => [route, null]),
  ),
}

/** Without `/graphql` and `/mcp`, whose operations declare their access, and without public files. */
export const routeAccess: AccessTable = Object.fromEntries(
  [
    ...restCalls.map((call) => ({ ...call, route: `${call.method.toUpperCase()} /api${call.path}` })),
    ...Object.entries(otherRoutes).map(([route, needs]) => ({ route, needs, freshProof: undefined })),
  ].map(({ route, needs, freshProof }) => [route, needs ? { permissions: [needs].flat(), freshProof } : "anyone"]),
)
