import "@vitejs/plugin-react/preamble"
import "virtual:tokens.css"
import "../theme/fonts.css"
import "./document/global.css"
import "./document/primitives.css"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { type ComponentType, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { Document } from "./app/Document.tsx"
import { PAGE_DATA_ID, type PageData } from "./app/pageData.ts"
import { SitePage } from "./app/SitePage.tsx"
import { isInPlaceForm } from "./browser/inPlace.ts"
import { prepareFormSending } from "./forms/sending/browserBackend.ts"

const report = (isStart: boolean) => {
  const body = { page: location.pathname + location.search, referrer: document.referrer, is_start: isStart }
  fetch("/visits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    // The request is sent even if the visitor leaves at once.
    keepalive: true,
  }).catch(() => undefined)
}

const wasPrefetched = () => {
  const [load] = performance.getEntriesByType("navigation")
  return load !== undefined && "deliveryType" in load && load.deliveryType === "navigational-prefetch"
}

/** The server cannot see views of prefetched pages and started forms, so these are reported. Stores nothing. */
const reportVisits = () => {
  if (wasPrefetched()) report(false)
  const begin = ({ target }: Event) => {
    if (!isInPlaceForm(target)) return
    document.removeEventListener("input", begin)
    report(true)
  }
  document.addEventListener("input", begin)
}

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? ""
const { assets, origin, source, page: sent }: PageData = JSON.parse(pageData)

const loadWords: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import("@farelight/api/contract/words/en.ts")).englishWords,
  es: async () => (await import("@farelight/api/contract/words/es.ts")).spanishWords,
}

const hydrate = async () => {
  // An import by name would also load the page's styles, which are in the document already.
  const importing: Promise<Record<PageData["source"], ComponentType>> = import(/* @vite-ignore */ assets.pageModule)
  const page = { ...sent, words: await loadWords[sent.locale]() }
  const pages = await importing
  // A transition hydrates in small steps, so that the browser can respond to input in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={page.locale} assets={assets} pageData={pageData}>
        <SitePage origin={origin} page={page} Page={pages[source]} />
      </Document>,
    )
  })
}

hydrate().catch(console.error)

reportVisits()

// Preloaded when a field gets the focus, so that sending does not wait for the code.
document.addEventListener("focusin", ({ target }) => {
  if (isInPlaceForm(target)) prepareFormSending().catch(console.error)
})
