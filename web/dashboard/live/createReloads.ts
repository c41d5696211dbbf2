/** What comes within this time is one reload. */
const SOON_MS = 100
/** Not all screens reload in the same moment. */
const SPREAD_MS = 150
const SHORTEST_GAP_MS = 250
const LONGEST_GAP_MS = 10_000

/**
 * Reloads soon after it is asked to, less and less often while that goes on, and behind a hidden tab not before somebody
 * looks at it.
 */
export const createReloads = (reload: () => Promise<unknown>) => {
  let isWanted = false
  let isReloading = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let gapMs = SHORTEST_GAP_MS
  let endedAt = Number.NEGATIVE_INFINITY

  const run = async () => {
    timer = undefined
    isWanted = false
    isReloading = true
    // A failed one is reported by the screen.
    await reload().catch(() => undefined)
    isReloading = false
    endedAt = performance.now()
    schedule()
  }

  const schedule = () => {
    if (!isWanted || isReloading || timer !== undefined || document.hidden) return
    const since = performance.now() - endedAt
    gapMs = since < 2 * gapMs ? Math.min(gapMs * 2, LONGEST_GAP_MS) : SHORTEST_GAP_MS
    timer = setTimeout(run, Math.max(SOON_MS + Math.random() * SPREAD_MS, gapMs - since))
  }

  return {
    want: () => {
      isWanted = true
      schedule()
    },
    /** Somebody looks at the tab. */
    look: schedule,
    stop: () => clearTimeout(timer),
  }
}
