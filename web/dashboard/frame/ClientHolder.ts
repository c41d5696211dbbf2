import type { ApolloClient } from "@apollo/client"
import { createContext } from "react"

/** Holds the document's client, in which uploads wait for the next session, outside the login page's load. */
export const ClientHolder = createContext<{ client?: ApolloClient }>({})
