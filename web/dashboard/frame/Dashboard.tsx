import type { ApolloClient } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { RouterProvider, type RouterProviderProps } from "react-router-dom"
import { system } from "./system.ts"

interface Props {
  client: ApolloClient
  router: RouterProviderProps["router"]
}

/** The dashboard with the providers that its screens need. */
export const Dashboard = ({ client, router }: Props) => (
  <ApolloProvider client={client}>
    <ChakraProvider value={system}>
      {/* In a transition React renders the old and the new address alternately, and Apollo loads both each time. */}
      <RouterProvider router={router} useTransitions={false} />
    </ChakraProvider>
  </ApolloProvider>
)
