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
 * The router calls each entry "default" that it has not made itself, such as the first one and those of links to
 * fragments, and mixes up their scroll positions. So each gets a key, before the router is created.
 */
const nameHistoryEntries = () => {
  nameEntry()
  window.addEventListener("popstate", nameEntry)
}

const root = document.getElementById("root")
if (!root) throw new Error("admin.html has no element with the id root")

nameHistoryEntries()

// A transition keeps the browser responsive. Only the first render is one: in later transitions, React would render the
// old and the new screen in turn, and Apollo would load the data of both each time.
const start = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
      </StrictMode>,
    ),
  )

// While the screens load, the document already shows their frame. If loading fails, the rendered screen reports it.
if (readAdminToken()) loadScreens().then(start, start)
else start()
