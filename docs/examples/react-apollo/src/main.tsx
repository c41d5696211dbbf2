import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { DriverForm } from "./DriverForm.tsx"

// CORS_ORIGINS of the server must include this page's origin. No API key: everybody can read it in the browser.
const link = new HttpLink({ uri: new URL("/graphql", import.meta.env.VITE_FARELIGHT_URL).href })
const client = new ApolloClient({ link, cache: new InMemoryCache() })

const root = document.getElementById("root")
if (!root) throw new Error("The page has no element #root")
createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <main>
        <h1>Drive with us</h1>
        <DriverForm />
      </main>
    </ApolloProvider>
  </StrictMode>,
)
