export interface Candidates {
  readonly atMost: number
  /** In order and in chunks. Not all of these rows match. `after` is exclusive; null starts at the beginning. */
  ids(after: number | null, isAscending: boolean): AsyncIterable<readonly number[]>
}
