import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
import "./global.css"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { nameHistoryEntries } from "../components/nameHistoryEntries.ts"
import { browserBackend, prefetchPage, prepareFormSending } from "./browser/browserBackend.ts"
import { prefetchPages } from "./browser/prefetchPages.ts"
import { Document } from "./document/Document.tsx"
import { SiteOrigin } from "./document/PageMeta.tsx"
import { PAGE_DATA_ID, type PageData } from "./document/pageData.ts"
import { siteRoutes } from "./routes.tsx"

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? ""
const { assets, origin, router }: PageData = JSON.parse(pageData)
const routes = siteRoutes(browserBackend)

nameHistoryEntries()

// A transition hydrates in small steps, between which the browser can respond to touch and scroll.
startTransition(() => {
  hydrateRoot(
    document,
    <Document assets={assets} pageData={pageData}>
      <SiteOrigin value={origin}>
        <RouterProvider router={createBrowserRouter(routes, { hydrationData: router })} />
      </SiteOrigin>
    </Document>,
  )
})

prefetchPages(routes, prefetchPage)

// A visitor who enters a form, and each of its fields, is going to send it: fetch and prepare what sends it meanwhile.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest("form[method=post]")) prepareFormSending().catch(console.error)
})
