import { useStore } from "../../browser/store.ts"
import { localTexts } from "../../browser/storedTexts.ts"

const SEEN = "seen_release"

/** The version of this build; undefined in development. */
export const release = () => document.querySelector<HTMLMetaElement>("meta[name=release]")?.content

export const markReleaseSeen = () => localTexts.write(SEEN, release())

const news = {
  /** The version if it is newer than the last one seen here; undefined in a new browser, which has no news. */
  read: () => {
    const seen = localTexts.read(SEEN)
    return seen !== null && seen !== release() ? release() : undefined
  },
  subscribe: localTexts.subscribe,
}

export const useUnseenRelease = () => useStore(news)

/** Marks this version as seen in a new browser. */
export const beginReleases = () => {
  if (localTexts.read(SEEN) === null && release()) markReleaseSeen()
}
