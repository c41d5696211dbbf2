import { useEffect } from "react"

/** What logging out would do to each piece of work that is under way, in a sentence. */
const works = new Map<symbol, string>()

/** What logging out now would do to work that is under way, each thing said once; nothing when all is done. */
export const unfinishedWork = (): string[] => [...new Set(works.values())]

/** Tells the rest of the page what logging out would do to a piece of work, until the answered function is called. */
export const announceUnfinished = (loss: string) => {
  const work = Symbol(loss)
  works.set(work, loss)
  return () => {
    works.delete(work)
  }
}

/** The same for as long as a component has something unfinished. */
export const useAnnounceUnfinished = (isUnfinished: boolean, loss: string) => {
  useEffect(() => (isUnfinished ? announceUnfinished(loss) : undefined), [isUnfinished, loss])
}
