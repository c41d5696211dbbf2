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
 * Gives every entry of the browser's history its own key, also those that the router did not create: the first one of
 * a document, and those of fragment links. The router would give all of these the key "default", and restore the scroll
 * position of one for another. Must be called before the router is created.
 */
const nameHistoryEntries = () => {
  nameEntry()
  window.addEventListener("popstate", nameEntry)
}

const root = document.getElementById("root")
if (!root) throw new Error("admin.html has no element with the id root")

nameHistoryEntries()

// A transition renders in small steps, between which the browser can respond. Later, on the way from one address to the
// next, React would render both alternately, and Apollo load both each time.
const start = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
      </StrictMode>,
    ),
  )

// Until then the document shows what React would show. If they do not come, the screen says so.
if (readAdminToken()) loadScreens().then(start, start)
else start()
