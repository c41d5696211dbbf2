import { useStore } from "../../browser/store.ts"
import { localTexts } from "../../browser/storedTexts.ts"

const SEEN = "seen_release"

/** The version that this document was built as; undefined where it was not built. */
export const release = () => document.querySelector<HTMLMetaElement>("meta[name=release]")?.content

export const markReleaseSeen = () => localTexts.write(SEEN, release())

const news = {
  /** The version if it is another one than this browser saw last. A browser that saw none has no news. */
  read: () => {
    const seen = localTexts.read(SEEN)
    return seen !== null && seen !== release() ? release() : undefined
  },
  subscribe: localTexts.subscribe,
}

export const useUnseenRelease = () => useStore(news)

/** Lets a browser that opens the dashboard for the first time begin with this version. */
export const beginReleases = () => {
  if (localTexts.read(SEEN) === null && release()) markReleaseSeen()
}
