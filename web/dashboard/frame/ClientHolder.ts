import type { ApolloClient } from "@apollo/client"
import { createContext } from "react"

/**
 * The Apollo client's upload queue outlives the session. Held here, so that the login page does not load the client.
 */
export const ClientHolder = createContext<{ client?: ApolloClient }>({})
