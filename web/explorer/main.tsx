import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
import "./explorer.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Explorer } from "./Explorer.tsx"
import { WithSchema } from "./WithSchema.tsx"

const element = document.getElementById("explorer")
if (!element) throw new Error("The page has no element with the id explorer")

// The tokens have their dark values within such an element.
if (matchMedia("(prefers-color-scheme: dark)").matches) document.documentElement.dataset.surface = "night"

createRoot(element).render(
  <StrictMode>
    <WithSchema>{(schema) => <Explorer schema={schema} />}</WithSchema>
  </StrictMode>,
)
