import { ApolloProvider } from "@apollo/client/react"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { type ReactNode, useState } from "react"
import { createApolloClient } from "../../apollo/client.ts"
import { sessionLink } from "../../apollo/sessionLink.ts"
import { uploadLink } from "../../apollo/uploadLink.ts"
import { system } from "./system.ts"

/** What screens other than the login need. What one session has seen goes with it: the next has a client of its own. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => createApolloClient(sessionLink, uploadLink))
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ApolloProvider>
  )
}
