import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import compression from "compression"
import express, { Router } from "express"
import { globalContent } from "../../contract/content/pages/global.ts"

export const firstRequests = [
  {
    initialName: "New drivers",
    initialQuery: `# The newest driver applications. Who is signed in to the dashboard on this
# browser sends their sign-in. Otherwise add the header
#   Authorization: Bearer flk_...
# with an API key that may read leads. The guide is at /docs.

query NewDrivers($first: Int = 10) {
  driverApplications(first: $first, filter: { statuses: [PENDING] }) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name email city platform createdAt }
  }
}
`,
  },
  {
    initialName: "Changes",
    initialQuery: `# What happened to leads, each change once. Keep nextPosition, and go on from
# there with the variables { "after": "..." }.

query Changes($after: String) {
  changes(first: 20, after: $after) {
    nextPosition
    headPosition
    nodes { position type occurredAt leadType leadId }
  }
}
`,
  },
]

const { resolve } = createRequire(import.meta.url)

const GRAPHQL = "/viewers/graphql"
const REST = "/viewers/rest"

/** Altair and Swagger UI without their HTML, which ours replaces. */
export const viewerFiles = Router()
  .use("/viewers", (request, _response, next) => next(request.path.endsWith(".html") ? "router" : undefined))
  .use("/viewers", compression())
  .use(GRAPHQL, express.static(join(dirname(resolve("altair-static")), "dist"), { index: false, redirect: false }))
  .use(REST, express.static(dirname(resolve("swagger-ui-dist/swagger-ui.css")), { index: false, redirect: false }))

const page = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>${title} | ${globalContent.company.name}</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`

// The key under which the dashboard stores its session.
const session = 'localStorage.getItem("admin_token")'

// Stores nothing, as requests may contain personal data, and headers a key.
const altairOptions = {
  preserveState: false,
  disableAccount: true,
  initialSettings: { "alert.disableUpdateNotification": true, "banners.disable": true, disablePushNotification: true },
}

// Altair stores headers despite its options, so a wrapper of `fetch` adds the token; the logout deletes it.
const altairScript = `
indexedDB.deleteDatabase("AltairDB")
const endpointURL = location.origin + "/graphql"
const send = window.fetch
window.fetch = async (...asked) => {
  const request = new Request(...asked)
  const token = ${session}
  const isSigned = token && request.url === endpointURL && !request.headers.has("authorization")
  if (isSigned) request.headers.set("authorization", "Bearer " + token)
  const answer = await send(request)
  const renewed = answer.headers.get("x-session-token")
  if (isSigned && renewed && ${session} === token) localStorage.setItem("admin_token", renewed)
  return answer
}
const windows = ${JSON.stringify(firstRequests)}.map((each) => ({ ...each, endpointURL }))
addEventListener("DOMContentLoaded", () =>
  AltairGraphQL.init({ ...${JSON.stringify(altairOptions)}, endpointURL, initialWindows: windows }))
`

export const explorerDocument = page(
  "GraphQL explorer",
  `<base href="${GRAPHQL}/" />
    <link rel="stylesheet" href="styles.css" />
    <script type="module" src="polyfills.js"></script>
    <script type="module" src="main.js"></script>
    <script>${altairScript}</script>`,
  `<app-root></app-root>
    <noscript>The explorer needs JavaScript. <a href="/schema.graphql">The schema</a> does not.</noscript>`,
)

export const switchedOffDocument = page(
  "GraphQL explorer",
  "<style>body { max-width: 34rem; padding: 3rem 1.5rem; margin: auto; font: 1.0625rem/1.6 system-ui, sans-serif; }</style>",
  `<h1>The explorer is switched off</h1>
    <p>The operator of this site does not publish the schema. Programs send their requests to this address all the same.</p>`,
)

const swaggerOptions = {
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  // No validator, as it would receive the document on another host.
  validatorUrl: null,
}

const swaggerScript = `
const token = ${session}
const onComplete = () => token && reference.preauthorizeApiKey("bearer", token)
const reference = SwaggerUIBundle({ ...${JSON.stringify(swaggerOptions)}, onComplete })
`

export const restDocument = page(
  "REST reference",
  `<link rel="stylesheet" href="${REST}/swagger-ui.css" />`,
  `<main id="reference"></main>
    <noscript>The reference needs JavaScript. <a href="/openapi.json">The OpenAPI document</a> does not.</noscript>
    <script src="${REST}/swagger-ui-bundle.js"></script>
    <script>${swaggerScript}</script>`,
)
