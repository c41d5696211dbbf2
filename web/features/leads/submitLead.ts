import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { InvalidInputError } from "@farelight/api/contract/errors.ts"
import type { FormResult, RefusedField } from "@farelight/api/contract/site.ts"
import * as z from "zod"

const fieldsExtension = z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })).min(1) })

/** The fields that the rules refused, here or on the server (schema.graphql, `extensions.fields`). */
const refusedFields = (error: unknown): readonly RefusedField[] | undefined => {
  if (error instanceof InvalidInputError) return error.fields
  if (!CombinedGraphQLErrors.is(error)) return undefined
  return fieldsExtension.safeParse(error.errors[0]?.extensions).data?.fields
}

/** Runs a public form's submission, which answers what to tell the sender, and says what became of it. */
export const submitLead = async (submission: () => Promise<string>, failed: string): Promise<FormResult> => {
  try {
    return { outcome: "sent", message: await submission() }
  } catch (error) {
    const fields = refusedFields(error)
    // The GraphQL client has already written whatever else failed to the console.
    return fields ? { outcome: "invalid", fields } : { outcome: "failed", message: failed }
  }
}
