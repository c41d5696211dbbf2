import "virtual:tokens.css"
import { StrictMode, startTransition } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { readAdminToken } from "../apollo/adminToken.ts"
import { nameHistoryEntries } from "../parts/browser/nameHistoryEntries.ts"
import { routes } from "./routes.tsx"
import { loadScreens } from "./Screen.tsx"

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
