import { PAGE_DATA_ID, type PageData } from "./app/pageData.ts"
import { answerMenuEarly } from "./layout/earlyMenu.ts"

// The only script in the HTML. A page is readable without its scripts, so they are fetched only after the first paint:
// on a slow connection they would compete with what the first view needs.

const pageData: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "")

const fetchModules = () => {
  for (const module of pageData.assets.deferredModules) import(/* @vite-ignore */ module).catch(console.error)
}

answerMenuEarly()

// The first view's picture and font come first. A picture that hangs must not keep the page from coming alive.
const LONGEST_WAIT_MS = 4_000
const firstView = new Promise<unknown>((resolve) => {
  if (document.readyState === "complete") resolve(true)
  addEventListener("load", resolve, { once: true })
  setTimeout(resolve, LONGEST_WAIT_MS)
})

// An animation frame's callback runs before the paint, the timer that it sets after.
firstView.then(() => requestAnimationFrame(() => setTimeout(fetchModules)))
