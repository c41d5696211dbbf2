export interface Candidates {
  /** No more rows than this can match. */
  readonly atMost: number
  /** Ids that may match beyond `after` (exclusive; null: from the order's start), in order, in chunks. */
  ids(after: number | null, isAscending: boolean): AsyncIterable<readonly number[]>
}
