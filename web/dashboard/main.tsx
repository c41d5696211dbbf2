// First: before any module that has rules.
import "../parts/browser/zodWithoutEval.ts"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter } from "react-router-dom"
import { createApolloClient } from "../apollo/client.ts"
import { sessionLink } from "../apollo/sessionLink.ts"
import { uploadLink } from "../apollo/uploadLink.ts"
import { nameHistoryEntries } from "../parts/browser/nameHistoryEntries.ts"
import { Dashboard } from "./frame/Dashboard.tsx"
import { routes } from "./routes.tsx"

const root = document.getElementById("root")
if (!root) throw new Error("admin.html has no element with the id root")

nameHistoryEntries()

createRoot(root).render(
  <StrictMode>
    <Dashboard client={createApolloClient(sessionLink, uploadLink)} router={createBrowserRouter(routes)} />
  </StrictMode>,
)
