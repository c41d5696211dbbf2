import { CombinedGraphQLErrors } from "@apollo/client/errors"

/** The first error in the server's answer (schema.graphql), or undefined when the operation failed without one. */
export const serverError = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined)

/** The server's `extensions.code`, or undefined when no answer came. */
export const errorCode = (error: unknown) => serverError(error)?.extensions?.code
