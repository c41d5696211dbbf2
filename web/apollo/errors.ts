import { CombinedGraphQLErrors } from "@apollo/client/errors"

/** The first error in the server's answer, or undefined if the operation failed without an answer. */
export const serverError = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined)

/** The code of that error, one of those that schema.graphql lists. */
export const errorCode = (error: unknown) => serverError(error)?.extensions?.code
