import "@vitejs/plugin-react/preamble"
import "../components/zodWithoutEval.ts"
import "virtual:tokens.css"
import "../theme/fonts.css"
import "./global.css"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { nameHistoryEntries } from "../components/nameHistoryEntries.ts"
import { browserBackend, prefetchPage } from "./browser/browserBackend.ts"
import { prefetchPages } from "./browser/prefetchPages.ts"
import { Document } from "./Document.tsx"
import { PAGE_DATA_ID, type PageData } from "./pageData.ts"
import { siteRoutes } from "./routes.tsx"
import { SiteOrigin } from "./SiteOrigin.ts"

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
