import "virtual:tokens.css"
import { StrictMode, startTransition } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { readAdminToken } from "../apollo/adminToken.ts"
import { routes } from "./routes.tsx"
import { loadScreens } from "./Screen.tsx"

const nameEntry = () => {
  if (window.history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, key }, "")
}

/**
 * Gives every history entry its own key, including those not created by the router: the first one of a document and
 * those of fragment links. The router would call them all "default" and mix up their scroll positions. Call before
 * creating the router.
 */
const nameHistoryEntries = () => {
  nameEntry()
  window.addEventListener("popstate", nameEntry)
}

const root = document.getElementById("root")
if (!root) throw new Error("admin.html has no element with the id root")

nameHistoryEntries()

// A transition leaves the browser responsive. Only for the first render: on later navigations React would render both
// screens in turn, and Apollo would load both each time.
const start = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
      </StrictMode>,
    ),
  )

// While the screens load, the document shows the same shell. A screen reports a failed load.
if (readAdminToken()) loadScreens().then(start, start)
else start()
