import { useEffect } from "react"

// What logging out would discard of each piece of unfinished work, in a sentence.
const works = new Map<symbol, string>()

/** What logging out now would discard, each sentence once; empty when nothing is unfinished. */
export const unfinishedWork = (): string[] => [...new Set(works.values())]

export const announceUnfinished = (loss: string) => {
  const work = Symbol(loss)
  works.set(work, loss)
  return () => {
    works.delete(work)
  }
}

/** The same, for as long as a component has something unfinished. */
export const useAnnounceUnfinished = (isUnfinished: boolean, loss: string) => {
  useEffect(() => (isUnfinished ? announceUnfinished(loss) : undefined), [isUnfinished, loss])
}
