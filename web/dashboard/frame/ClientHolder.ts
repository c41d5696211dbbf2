import type { ApolloClient } from "@apollo/client"
import { createContext } from "react"

/**
 * Holds the client of this document from its first screen behind the login on: an upload waits in it for the next
 * session. The login page, which outlives every session, loads no client for that.
 */
export const ClientHolder = createContext<{ client?: ApolloClient }>({})
