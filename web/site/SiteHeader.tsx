import { paths, type SitePath } from "@farelight/api/contract/sitePaths.ts"
import { useRef, useState } from "react"
import { matchPath, useLocation } from "react-router-dom"
import styles from "./header.module.css"
import { SiteLink } from "./SiteLink.tsx"
import { useEscape } from "./useEscape.ts"
import { useScrolledPast } from "./useScrolledPast.ts"
import { Wordmark } from "./Wordmark.tsx"

/** The bar turns opaque after this much scroll, in pixels. */
const OPAQUE_AFTER_PIXELS = 20

/** The header's links, each with all addresses of its page. */
const links: { to: SitePath; label: string; addresses: SitePath[] }[] = [
  { to: paths.home, label: "Home", addresses: [paths.home] },
  { to: paths.advertising, label: "Advertising", addresses: [paths.advertising, paths.advertisers] },
  { to: paths.drivers, label: "Drivers", addresses: [paths.drivers] },
  { to: paths.about, label: "About", addresses: [paths.about] },
  { to: paths.contact, label: "Contact", addresses: [paths.contact] },
]

/** The bar at the top of every public page; on small screens its links are in a menu. */
export const SiteHeader = ({ brand }: { brand: string }) => {
  const [isOpen, setOpen] = useState(false)
  const isScrolled = useScrolledPast(OPAQUE_AFTER_PIXELS)
  const { pathname } = useLocation()
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
          {links.map(({ to, label, addresses }) => (
            <SiteLink
              key={to}
              className={styles.link}
              to={to}
              aria-current={addresses.some((address) => matchPath(address, pathname)) ? "page" : undefined}
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
