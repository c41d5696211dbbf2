import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
// Each package's own styles. The sheet that combines them has a font of its own in them, as data.
import "@graphiql/react/style.css"
import "@graphiql/plugin-doc-explorer/style.css"
import "graphiql/graphiql.css"
import "./explorer.css"
import "graphiql/setup-workers/vite"
import { buildSchema } from "graphql"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Explorer } from "./Explorer.tsx"

const element = document.getElementById("explorer")
if (!element) throw new Error("The page has no element with the id explorer")

// The written schema and no introspection query, which would be charged to whoever asks.
const loadSchema = async () => buildSchema(await (await fetch("/schema.graphql")).text(), { assumeValid: true })

createRoot(element).render(
  <StrictMode>
    <Explorer schema={await loadSchema()} />
  </StrictMode>,
)
