import { isInPlaceForm } from "./inPlace.ts"

const report = (isStart: boolean) => {
  const body = { page: location.pathname + location.search, referrer: document.referrer, is_start: isStart }
  fetch("/visits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    // Sends the request even when the visitor leaves at once.
    keepalive: true,
  }).catch(() => undefined)
}

const wasPrefetched = () => {
  const [load] = performance.getEntriesByType("navigation")
  return load !== undefined && "deliveryType" in load && load.deliveryType === "navigational-prefetch"
}

/** Reports what the server cannot see: views of prefetched pages, and started forms. Stores nothing. */
export const reportVisits = () => {
  if (wasPrefetched()) report(false)
  const begin = ({ target }: Event) => {
    if (!isInPlaceForm(target)) return
    document.removeEventListener("input", begin)
    report(true)
  }
  document.addEventListener("input", begin)
}
