import { canonicalPath, paths, type SitePath } from "@farelight/api/contract/sitePaths.ts"
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { useCurrentPage } from "../page/currentPage.ts"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./header.module.css"
import { Wordmark } from "./Wordmark.tsx"

/** The bar turns opaque after this much scroll, in pixels. */
const OPAQUE_AFTER_PIXELS = 20

const subscribeToScroll = (onScroll: () => void) => {
  window.addEventListener("scroll", onScroll, { passive: true })
  return () => window.removeEventListener("scroll", onScroll)
}

const useIsScrolled = () =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > OPAQUE_AFTER_PIXELS,
    () => false,
  )

const useEscape = (isOpen: boolean, close: () => void) => {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") close()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [isOpen])
}

const links: { to: SitePath; label: string }[] = [
  { to: paths.home, label: "Home" },
  { to: paths.advertising, label: "Advertising" },
  { to: paths.drivers, label: "Drivers" },
  { to: paths.about, label: "About" },
  { to: paths.contact, label: "Contact" },
]

/** The bar at the top of every public page; on small screens its links are in a menu. */
export const SiteHeader = ({ brand }: { brand: string }) => {
  const [isOpen, setOpen] = useState(false)
  const isScrolled = useIsScrolled()
  const current = canonicalPath(useCurrentPage().pathname)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEscape(isOpen, () => {
    close()
    toggle.current?.focus()
  })

  return (
    <header className={styles.header} data-surface="night" data-opaque={isScrolled || isOpen}>
      <div className={styles.bar}>
        <SiteLink className={styles.brand} to={paths.home} onClick={close}>
          <Wordmark brand={brand} />
        </SiteLink>
        <button
          className={styles.toggle}
          ref={toggle}
          type="button"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.toggleIcon} aria-hidden="true" />
        </button>
        <nav className={styles.menu} id="site-menu" aria-label="Main" data-open={isOpen}>
          {links.map(({ to, label }) => (
            <SiteLink
              key={to}
              className={styles.link}
              to={to}
              aria-current={to === current ? "page" : undefined}
              onClick={close}
            >
              {label}
            </SiteLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
