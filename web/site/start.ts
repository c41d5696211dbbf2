import { PAGE_DATA_ID, type PageData } from "./app/pageData.ts"
import { handleMenuEarly } from "./layout/earlyMenu.ts"

// The only script in the HTML. Pages are readable without scripts, so the other scripts load after the first paint and
// do not compete with it on slow connections.

const pageData: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "")

const fetchModules = () => {
  for (const module of pageData.assets.deferredModules) import(/* @vite-ignore */ module).catch(console.error)
}

handleMenuEarly()

// Waits for the picture and font of the first view, but a download that stalls must not prevent hydration.
const LONGEST_WAIT_MS = 4_000
const firstView = new Promise<unknown>((resolve) => {
  if (document.readyState === "complete") resolve(true)
  addEventListener("load", resolve, { once: true })
  setTimeout(resolve, LONGEST_WAIT_MS)
})

// Runs after the paint: an animation frame runs before the paint, and a timer set in that frame runs after it.
firstView.then(() => requestAnimationFrame(() => setTimeout(fetchModules)))
