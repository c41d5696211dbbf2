import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
// Each package's own styles. The sheet that combines them has a font of its own in them, as data.
import "@graphiql/react/style.css"
import "@graphiql/plugin-doc-explorer/style.css"
import "graphiql/graphiql.css"
import "./explorer.css"
import "graphiql/setup-workers/vite"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Explorer } from "./Explorer.tsx"
import { WithSchema } from "./WithSchema.tsx"

const element = document.getElementById("explorer")
if (!element) throw new Error("The page has no element with the id explorer")

createRoot(element).render(
  <StrictMode>
    <WithSchema>{(schema) => <Explorer schema={schema} />}</WithSchema>
  </StrictMode>,
)
