const BATCH_MAX = 100

/** Like the product, stores everything that arrives during a commit in the next transaction. */
export const inBatches = (work) => {
  const waiting = []
  let isBusy = false
  const next = () => {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    setImmediate(async () => {
      const jobs = waiting.splice(0, BATCH_MAX)
      const results = await work(jobs.map(({ item }) => item))
      for (const [index, { resolve }] of jobs.entries()) resolve(results[index])
      isBusy = false
      next()
    })
  }
  return (item) =>
    new Promise((resolve) => {
      waiting.push({ item, resolve })
      next()
    })
}
