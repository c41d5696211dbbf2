/**
 * Lets at most `limit` pieces of work run at a time; the others wait in the order in which they came. Bounds what
 * pictures take of memory and processor, however many arrive together.
 */
export const createTurns = (limit: number) => {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn is handed on, so that nobody who comes now takes it before those who wait.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
