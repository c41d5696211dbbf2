// Jitter of a quarter either way separates simultaneous failures.
const SPREAD = 0.25

/** A pause with jitter; `chance` is from 0 to 1. */
export const withJitter = (pauseMs: number, chance: number) => pauseMs * (1 + SPREAD * (2 * chance - 1))

export const longestWithJitter = (pauseMs: number) => pauseMs * (1 + SPREAD)
