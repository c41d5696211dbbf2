import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import { useApolloClient } from "@apollo/client/react"
import { errorCode } from "../../../apollo/errors.ts"

export const useChangeImport = () => {
  const client = useApolloClient()
  return <Variables extends OperationVariables>(
    mutation: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
  ) =>
    client.mutate<unknown, OperationVariables>({ mutation, variables }).catch(async (error) => {
      if (errorCode(error) === "CONFLICT") await client.refetchQueries({ include: ["LeadImport"] })
      throw error
    })
}
