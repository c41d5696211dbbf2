import { InvalidInputError } from "../contract/errors.ts"

/** Waits for a service; the fields that it refuses are named as the caller knows them. */
export const renameFields = async <Result>(work: Promise<Result>, names: Record<string, string>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new InvalidInputError(
      error.fields.map(({ field, message }) => ({ field: names[field] ?? field, message })),
      error.message,
    )
  }
}
