import { pageContent, type StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { expect, test } from "@jest/globals"
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from "react-router-dom"
import { siteRoutes } from "../routes.tsx"
import { SiteOrigin } from "./PageMeta.tsx"

const ORIGIN = "https://www.example.com"

/** React's complaints when it hydrates a page that the server rendered from this content. */
const complaintsAbout = async (path: string, stored: StoredSection[]) => {
  const refuse = async () => ({ outcome: "failed", message: "Not expected" }) as const
  const backend: SiteBackend = {
    loadPage: async (page) => pageContent(page, stored),
    submitDriverApplication: refuse,
    submitAdvertiserInquiry: refuse,
    loadStatus: async () => null,
    correctApplication: refuse,
  }
  const routes = siteRoutes(backend)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(ORIGIN + path))
  if (context instanceof Response) throw new Error("No page")
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(
    <SiteOrigin value={ORIGIN}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteOrigin>,
  )
  const { loaderData, actionData, errors } = context
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData, actionData, errors },
  })
  const complaints: string[] = []
  await act(async () => {
    hydrateRoot(
      container,
      <SiteOrigin value={ORIGIN}>
        <RouterProvider router={router} />
      </SiteOrigin>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    )
  })
  return complaints
}

test.each(["<script>alert(1)", "</script><SCRIPT>", "<!--<script>", "a </Script b", "& \u2028 <"])(
  "a page whose content has %j hydrates without a difference",
  async (name) => {
    const stored = [
      { page: "global", sectionId: "company", content: { name } },
      { page: "home", sectionId: "hero", content: { title: name, text: name } },
      { page: "home", sectionId: "meta", content: { title: name, description: name } },
    ]
    expect(await complaintsAbout("/", stored)).toEqual([])
  },
)
