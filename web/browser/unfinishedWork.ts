import { useEffect } from "react"

// A sentence for each piece of work that a logout would discard.
const works = new Map<symbol, string>()

export const unfinishedWork = (): string[] => [...new Set(works.values())]

export const registerUnfinishedWork = (loss: string) => {
  const work = Symbol(loss)
  works.set(work, loss)
  return () => {
    works.delete(work)
  }
}

export const useUnfinishedWork = (isUnfinished: boolean, loss: string) => {
  useEffect(() => (isUnfinished ? registerUnfinishedWork(loss) : undefined), [isUnfinished, loss])
}
