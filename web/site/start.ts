import { PAGE_DATA_ID, type PageData } from "./document/pageData.ts"
import { answerMenuEarly } from "./layout/earlyMenu.ts"

// The only script in the HTML. A page is readable without its scripts, so they are fetched only after the first paint:
// on a slow connection they would compete with what the first view needs.

const pageData: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "")

const fetchModules = () => {
  for (const module of pageData.assets.deferredModules) import(/* @vite-ignore */ module).catch(console.error)
}

answerMenuEarly()

// An animation frame's callback runs before the paint, the timer that it sets after.
requestAnimationFrame(() => setTimeout(fetchModules))
