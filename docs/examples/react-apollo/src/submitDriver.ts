import { CombinedGraphQLErrors, gql, type TypedDocumentNode } from "@apollo/client"

/** Form fields, named as in `SubmitDriverApplicationInput`. */
export type DriverField =
  | "name"
  | "email"
  | "phone"
  | "city"
  | "platform"
  | "vehicleYear"
  | "vehicleMake"
  | "vehicleModel"

export type DriverValues = Record<DriverField, string>

interface Submitted {
  submitDriverApplication: { id: string; message: string }
}

export const SUBMIT_DRIVER: TypedDocumentNode<Submitted, { input: DriverValues & { submissionId: string } }> = gql`
  mutation SubmitDriver($input: SubmitDriverApplicationInput!) {
    submitDriverApplication(input: $input) {
      id
      message
    }
  }
`

/** Errors by field, or one general message. */
export interface Refusal {
  fields: Partial<Record<DriverField, string>>
  message: string
}

/** Error codes are listed at the head of schema.graphql. */
export const readRefusal = (error: unknown): Refusal => {
  if (!CombinedGraphQLErrors.is(error))
    return { fields: {}, message: "There was no answer. Check your connection and try again." }
  const [first] = error.errors
  const {
    code,
    fields = [],
    retryAfterSeconds,
  } = (first?.extensions ?? {}) as {
    code?: string
    fields?: { field: DriverField; message: string }[]
    retryAfterSeconds?: number
  }
  if (code === "BAD_USER_INPUT" && fields.length > 0)
    return {
      fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
      message: "Please correct what is marked.",
    }
  if (retryAfterSeconds) return { fields: {}, message: `Please try again in ${retryAfterSeconds} seconds.` }
  return { fields: {}, message: first?.message ?? error.message }
}
