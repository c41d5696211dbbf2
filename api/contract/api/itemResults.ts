import { ConflictError, type DomainError, NotFoundError } from "./errors.ts"

/** What became of one of the things that a request named, by the id with which it did. */
export interface ItemResult {
  id: string
  ok: boolean
  error: { code: string; message: string } | null
}

/** One result for each id, in the order of the request. An error says why nothing was done with a thing. */
export const itemResults = (
  ids: Iterable<string>,
  errorOf: (id: string) => DomainError | null | undefined,
): ItemResult[] =>
  [...new Set(ids)].map((id) => {
    const error = errorOf(id)
    return { id, ok: !error, error: error ? { code: error.code, message: error.message } : null }
  })

/** The results of a request that did everything but what it did not find. */
export const resultsOfFound = (noun: string, ids: Iterable<string>, notFoundIds: readonly string[]): ItemResult[] =>
  itemResults(ids, (id) => (notFoundIds.includes(id) ? new NotFoundError(noun, id) : null))

/** A lead that no longer has the status on which a change was decided. */
export const changedMeanwhile = (noun: string, { status }: { status: string }) =>
  new ConflictError(`This ${noun} is now ${status}.`)
