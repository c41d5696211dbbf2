import { matchRoutes, type RouteObject } from "react-router-dom"

/** Visitors who pay for their data, or wait for it, get what they ask for and nothing more. */
const isDataDear = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "")
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null

/**
 * Fetches what a page shows as soon as a link to it is pointed at, touched or focused: most of what a visitor would
 * wait for is there by the time of the click. `prefetch` gets the name of the page, as its route's handle says it.
 */
export const prefetchPages = (routes: RouteObject[], prefetch: (page: string) => void) => {
  const onHint = ({ target }: Event) => {
    const link = linkAt(target)
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || isDataDear()) return
    const page = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle
    if (typeof page === "string") prefetch(page)
  }
  // A finger that touches a link counts as a pointer over it.
  document.addEventListener("pointerover", onHint, { passive: true })
  document.addEventListener("focusin", onHint)
}
