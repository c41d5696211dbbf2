import { setTimeout as delay } from "node:timers/promises"

/** Times are those of `performance.now()`. */
export interface Attempt {
  readonly sentAt: number
  answeredAt: number | null
  isGood: boolean
}

const LOOK_EVERY_MS = 100
/** After this time without failures, the product counts as steady. */
const STEADY_MS = 3_000
/** An attempt that is open for longer counts as trouble. */
const SLOW_MS = 2_000

const lastFailure = (attempts: readonly Attempt[]) =>
  Math.max(0, ...attempts.filter(({ answeredAt, isGood }) => answeredAt && !isGood).map(({ sentAt }) => sentAt))

const backAt = (attempts: readonly Attempt[]) => {
  const failedAt = lastFailure(attempts)
  const good = attempts.filter(({ sentAt, isGood }) => isGood && sentAt > failedAt)
  return good.length > 0 ? Math.min(...good.map(({ answeredAt }) => answeredAt ?? Number.POSITIVE_INFINITY)) : null
}

/** 0 if nothing failed, null if attempts still fail. */
export const secondsToRecover = (attempts: readonly Attempt[], since: number): number | null => {
  if (lastFailure(attempts) === 0) return 0
  const at = backAt(attempts)
  return at === null ? null : Math.max(0, at - since) / 1000
}

const isSteady = (attempts: readonly Attempt[]) => {
  const now = performance.now()
  const failedAt = lastFailure(attempts)
  const isOpen = attempts.some(({ sentAt, answeredAt }) => answeredAt === null && sentAt < now - SLOW_MS)
  const isBack = attempts.some(({ sentAt, isGood }) => isGood && sentAt > Math.max(failedAt, now - STEADY_MS))
  return !isOpen && isBack && failedAt < now - STEADY_MS
}

export const becomesTrue = async (holds: () => boolean, limitMs: number): Promise<boolean> => {
  const givesUpAt = performance.now() + limitMs
  while (!holds()) {
    if (performance.now() > givesUpAt) return false
    await delay(LOOK_EVERY_MS)
  }
  return true
}

export const becomesSteady = async (attempts: readonly Attempt[], limitMs: number): Promise<boolean> => {
  await delay(STEADY_MS)
  return becomesTrue(() => isSteady(attempts), limitMs)
}
