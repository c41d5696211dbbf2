import { canonicalPath, paths, type SitePath } from "@farelight/api/contract/site/sitePaths.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { listen, useWindowEvent } from "../../browser/listen.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import { useCurrentPage, useWords } from "../page/currentPage.ts"
import { SiteLink } from "../sections/SiteLink.tsx"
import { MENU_ID } from "./earlyMenu.ts"
import styles from "./header.module.css"
import { LanguageLinks } from "./LanguageLinks.tsx"
import { Wordmark } from "./Wordmark.tsx"

/** After this distance the bar is opaque, as in its style sheet. */
const OPAQUE_AFTER_PIXELS = 20

const subscribeToScroll = (onScroll: () => void) => listen(window, { scroll: onScroll }, { passive: true })

/** For browsers without scroll timelines. */
const useIsScrolled = () =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > OPAQUE_AFTER_PIXELS,
    () => false,
  )

const useEscape = (isOpen: boolean, close: () => void) =>
  useWindowEvent("keydown", ({ key }) => key === "Escape" && close(), isOpen)

const links: { to: SitePath; label: keyof Words["navigation"] }[] = [
  { to: paths.home, label: "home" },
  { to: paths.advertising, label: "advertising" },
  { to: paths.drivers, label: "drivers" },
  { to: paths.about, label: "about" },
  { to: paths.contact, label: "contact" },
]

export const SiteHeader = () => {
  const [isOpen, setOpen] = useState(false)
  const isScrolled = useIsScrolled()
  const current = canonicalPath(useCurrentPage().pathname)
  const { navigation: words } = useWords()
  const toggle = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  const close = () => setOpen(false)

  // The menu may have been opened before hydration, so its state is read.
  useEffect(() => setOpen(toggle.current?.getAttribute("aria-expanded") === "true"), [])

  useEscape(isOpen, () => {
    close()
    toggle.current?.focus()
  })

  return (
    <header className={styles.header} data-surface="night" data-scrolled={isScrolled}>
      <div className={`page ${styles.bar}`}>
        <SiteLink className={styles.brand} to={paths.home} onClick={close}>
          <Wordmark />
        </SiteLink>
        <LanguageLinks className={styles.language} isShort />
        <button
          className={styles.toggle}
          ref={toggle}
          type="button"
          aria-label={words.menu}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          data-ready={isHydrated || undefined}
          suppressHydrationWarning
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 22 16" width="22" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M0 1h22M0 8h22M0 15h22" />
            <path d="m4 1 14 14M18 1 4 15" />
          </svg>
        </button>
        <nav
          className={`cluster gap-2 ${styles.menu}`}
          id={MENU_ID}
          aria-label={words.main}
          data-open={isOpen}
          suppressHydrationWarning
        >
          {links.map(({ to, label }) => (
            <SiteLink
              key={to}
              className={styles.link}
              to={to}
              aria-current={to === current ? "page" : undefined}
              onClick={close}
            >
              {words[label]}
            </SiteLink>
          ))}
          <LanguageLinks className={styles.link} />
        </nav>
      </div>
    </header>
  )
}
