/**
 * Not by `AbortSignal.any` with `AbortSignal.timeout`: on Node.js 20, the timeout is garbage collected and never fires.
 * The listener is removed, as `ending` outlives every attempt.
 */
export const withinLimit = async <Result>(
  limitMs: number,
  ending: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, limitMs)
  ending.addEventListener("abort", abort)
  if (ending.aborted) abort()
  try {
    return await attempt(controller.signal)
  } finally {
    clearTimeout(timer)
    ending.removeEventListener("abort", abort)
  }
}
