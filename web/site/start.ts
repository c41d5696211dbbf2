import { PAGE_DATA_ID, type PageData } from "./document/pageData.ts"

// The one script that a page names. A page can be read without its scripts, so they are fetched only once it has been
// painted: on a slow line they would otherwise share the line with what the first view needs.

const pageData: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "")

const fetchModules = () => {
  for (const module of pageData.assets.deferredModules) import(/* @vite-ignore */ module).catch(console.error)
}

// The frame's callback runs before its paint, what it schedules runs behind it.
requestAnimationFrame(() => setTimeout(fetchModules))
