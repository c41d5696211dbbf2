import { InvalidInputError } from "../../contract/errors.ts"
import type { JsonObject } from "../../contract/jsonObject.ts"

/** The REST name of a field: GraphQL's, in snake case. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The values of a REST body under their GraphQL names. */
export const fromRestNames = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  )

/** Waits for a service and renames the fields that it refuses to the names that the caller knows. */
export const renameFields = async <Result>(work: Promise<Result>, names: Record<string, string>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const fields = error.fields.map(({ field, message }) => ({ field: names[field] ?? field, message }))
    throw new InvalidInputError(fields, error.message)
  }
}
