// A quarter more or less, so that failures at the same time are not retried at the same time.
const SPREAD = 0.25

/** `chance` is from 0 to 1. */
export const withJitter = (pauseMs: number, chance: number) => pauseMs * (1 + SPREAD * (2 * chance - 1))

export const longestWithJitter = (pauseMs: number) => pauseMs * (1 + SPREAD)
