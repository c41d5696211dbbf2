import { ConflictError, type DomainError, NotFoundError } from "./errors.ts"

export interface ItemResult {
  id: string
  ok: boolean
  error: { code: string; message: string } | null
}

export const itemResults = (
  ids: Iterable<string>,
  errorOf: (id: string) => DomainError | null | undefined,
): ItemResult[] =>
  [...new Set(ids)].map((id) => {
    const error = errorOf(id)
    return { id, ok: !error, error: error ? { code: error.code, message: error.message } : null }
  })

export const itemResultsOf = (noun: string, ids: Iterable<string>, notFoundIds: readonly string[]): ItemResult[] =>
  itemResults(ids, (id) => (notFoundIds.includes(id) ? new NotFoundError(noun, id) : null))

export const changedMeanwhile = (noun: string, { status }: { status: string }) =>
  new ConflictError(`This ${noun} is now ${status}.`)
