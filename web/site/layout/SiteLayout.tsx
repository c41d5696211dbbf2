import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom"
import styles from "./layout.module.css"
import { SiteFooter } from "./SiteFooter.tsx"
import { SiteHeader } from "./SiteHeader.tsx"
import { useGlobalContent } from "./useGlobalContent.ts"

const Toasts = lazy(async () => ({ default: (await import("../../components/Toasts.tsx")).Toasts }))

const firstInteractions = ["focusin", "pointerdown"] as const

/** Whether the visitor has begun to use the page, by pointer or by keyboard. */
const useFirstInteraction = () => {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    if (hasBegun) return
    const begin = () => setBegun(true)
    for (const type of firstInteractions) document.addEventListener(type, begin)
    return () => {
      for (const type of firstInteractions) document.removeEventListener(type, begin)
    }
  }, [hasBegun])
  return hasBegun
}

/** Moves the keyboard focus to the top of a newly opened page, or to the place that the link names. */
const useFocusOnNavigation = (main: RefObject<HTMLElement | null>) => {
  const { hash, key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    // On the page that the visitor arrived at, the browser sets the focus.
    if (key === shownKey.current) return
    shownKey.current = key
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target && target.tabIndex < 0) target.tabIndex = -1
    const start = target ?? main.current
    start?.focus({ preventScroll: true })
  }, [hash, key, main])
}

/** What all public pages share: header, footer and the place for notices. */
export const SiteLayout = () => {
  const main = useRef<HTMLElement>(null)
  // Only forms show notices, so their code is loaded once somebody begins to use the page.
  const isInUse = useFirstInteraction()
  const isLoading = useNavigation().state === "loading"
  const { search } = useLocation()
  const { company, social, footer } = useGlobalContent()
  useFocusOnNavigation(main)

  return (
    <>
      {/* Adds no history entry: Back leads to the previous page. */}
      <Link className={styles.skipLink} to={{ search, hash: "main" }} replace>
        Skip to content
      </Link>
      <SiteHeader brand={company.name} />
      <main className={styles.main} id="main" ref={main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <SiteFooter company={company} social={social} footer={footer} />
      <ScrollRestoration />
      {isInUse && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
