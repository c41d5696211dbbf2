import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
import "./global.css"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { browserBackend, loadFormSending } from "./browserBackend.ts"
import { Document, PAGE_DATA_ID } from "./Document.tsx"
import type { PageData } from "./pageData.ts"
import { siteRoutes } from "./routes.tsx"

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? ""
const { assets, router }: PageData = JSON.parse(pageData)

hydrateRoot(
  document,
  <Document assets={assets} pageData={pageData}>
    <RouterProvider router={createBrowserRouter(siteRoutes(browserBackend), { hydrationData: router })} />
  </Document>,
)

// Whoever enters a form is going to send it: what sends it is fetched meanwhile.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest("form")) loadFormSending().catch(console.error)
})
