import { InvalidInputError } from "../../../contract/api/errors.ts"

export const renameFields = async <Result>(work: Promise<Result>, names: Record<string, string>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const fields = error.fields.map(({ field, message }) => ({ field: names[field] ?? field, message }))
    throw new InvalidInputError(fields, error.message)
  }
}
