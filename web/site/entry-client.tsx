import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
import "./global.css"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { nameHistoryEntries } from "../components/nameHistoryEntries.ts"
import { browserBackend, loadFormSending, prefetchPage } from "./browserBackend.ts"
import { Document } from "./Document.tsx"
import { PAGE_DATA_ID, type PageData } from "./pageData.ts"
import { prefetchPages } from "./prefetchPages.ts"
import { siteRoutes } from "./routes.tsx"
import { SiteOrigin } from "./SiteOrigin.ts"

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? ""
const { assets, origin, router }: PageData = JSON.parse(pageData)
const routes = siteRoutes(browserBackend)

nameHistoryEntries()

// As a transition React works in small steps, between which the browser answers to touch and scroll.
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

// Whoever enters a form is going to send it: what sends it is fetched meanwhile.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest("form")) loadFormSending().catch(console.error)
})
