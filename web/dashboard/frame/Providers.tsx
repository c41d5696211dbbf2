import type { ApolloClient } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { type ReactNode, useContext, useState } from "react"
import { createApolloClient } from "../../apollo/client.ts"
import { sessionLink } from "../../apollo/sessionLink.ts"
import { uploadLink } from "../../apollo/uploadLink.ts"
import { ClientHolder } from "./ClientHolder.ts"
import { system } from "./system.ts"

/** Forgets what another account has seen in this tab, which is not for this one. The site's content is for everybody. */
const forgetSession = ({ cache }: ApolloClient) => {
  cache.modify({ fields: (value, { fieldName, DELETE }) => (fieldName === "cmsBlocks" ? value : DELETE) })
  cache.gc()
}

/** What screens other than the login need. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const holder = useContext(ClientHolder)
  const [client] = useState(() => {
    if (holder.client) forgetSession(holder.client)
    holder.client ??= createApolloClient(sessionLink, uploadLink)
    return holder.client
  })
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ApolloProvider>
  )
}
