export interface Candidates {
  readonly atMost: number
  /** Ids that may match after `after` (exclusive; null: from the start), in order, in chunks. */
  ids(after: number | null, isAscending: boolean): AsyncIterable<readonly number[]>
}
