import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { DriverForm } from "./DriverForm.tsx"

// This page's origin must be among the CORS_ORIGINS of the server. No key: what a browser holds, everybody can read.
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
