import type { ApolloClient } from "@apollo/client"
import { createContext } from "react"

/** Keeps the Apollo client, whose upload queue outlives the session, out of the login page's bundle. */
export const ClientHolder = createContext<{ client?: ApolloClient }>({})
