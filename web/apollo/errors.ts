import { CombinedGraphQLErrors } from "@apollo/client/errors"
import type { FieldError, Reason } from "@farelight/api/contract/api/errors.ts"

export const serverError = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined)

export const errorCode = (error: unknown) => serverError(error)?.extensions?.code

export const errorReason = (error: unknown) => serverError(error)?.extensions?.reason as Reason | undefined

export const fieldErrors = (error: unknown): Partial<Record<string, string>> => {
  const fields = (serverError(error)?.extensions?.fields ?? []) as FieldError[]
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

export const failureText = (error: unknown) =>
  serverError(error)?.message || "The server cannot be reached. Please try again."
