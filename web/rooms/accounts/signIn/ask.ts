import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { errorReason } from "../../../apollo/errors.ts"
import type { TypedDocumentString } from "./generated.ts"

/** Keeps Apollo Client out of the login page's bundle, but rejects with the same errors as Apollo Client. */
export const requestSignIn = async <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> => {
  const query = String(document)
  const operationName = /\b\w+ (\w+)/.exec(query)?.[1]
  try {
    const response = await fetch(`${window.location.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ operationName, query, variables }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new CombinedGraphQLErrors({ data, errors })
    return data
  } catch (error) {
    // The request for a second factor is not a failure, so it is not logged.
    if (!errorReason(error)) console.error(`${operationName} failed:`, error)
    throw error
  }
}
