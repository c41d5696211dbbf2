import { matchRoutes, type RouteObject } from "react-router-dom"

/** Visitors who pay for their data, or have a slow line, get nothing that they did not ask for. */
const mustSaveData = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "")
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null

/**
 * Fetches a page's content as soon as a link to it is pointed at, touched or focused, so that most of the wait is over
 * by the time of the click. `prefetch` gets the page's name, which is the `handle` of its route.
 */
export const prefetchPages = (routes: RouteObject[], prefetch: (page: string) => void) => {
  const onHint = ({ target }: Event) => {
    const link = linkAt(target)
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || mustSaveData()) return
    const page = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle
    if (typeof page === "string") prefetch(page)
  }
  // A finger that touches a link counts as a pointer over it.
  document.addEventListener("pointerover", onHint, { passive: true })
  document.addEventListener("focusin", onHint)
}
