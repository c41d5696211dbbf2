// First: before any module that has rules.
import "../components/zodWithoutEval.ts"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter } from "react-router-dom"
import { createApolloClient } from "../apollo/client.ts"
import { sessionLink } from "../apollo/sessionLink.ts"
import { uploadLink } from "../apollo/uploadLink.ts"
import { nameHistoryEntries } from "../components/nameHistoryEntries.ts"
import { Dashboard } from "./Dashboard.tsx"
import { routes } from "./routes.tsx"

const root = document.getElementById("root")
if (!root) throw new Error("admin.html has no element with the id root")

nameHistoryEntries()

createRoot(root).render(
  <StrictMode>
    <Dashboard client={createApolloClient(sessionLink, uploadLink)} router={createBrowserRouter(routes)} />
  </StrictMode>,
)
