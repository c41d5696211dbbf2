import { useRef, useState } from "react"
import { Link, NavLink } from "react-router-dom"
import styles from "./header.module.css"
import { isBuilt, paths } from "./paths.ts"
import { useEscape } from "./useEscape.ts"
import { useScrolledPast } from "./useScrolledPast.ts"
import { Wordmark } from "./Wordmark.tsx"

/** SPEC §9: the bar turns opaque after this much scroll. */
const OPAQUE_AFTER_PIXELS = 20

const links = [
  { to: paths.home, label: "Home" },
  { to: paths.advertising, label: "Advertising" },
  { to: paths.drivers, label: "Drivers" },
  { to: paths.about, label: "About" },
  { to: paths.contact, label: "Contact" },
].filter(({ to }) => isBuilt(to))

/** The bar at the top of every public page; on small screens its links are in a menu. */
export const SiteHeader = ({ brand }: { brand: string }) => {
  const [isOpen, setOpen] = useState(false)
  const isScrolled = useScrolledPast(OPAQUE_AFTER_PIXELS)
  const toggle = useRef<HTMLButtonElement>(null)

  useEscape(isOpen, () => {
    setOpen(false)
    toggle.current?.focus()
  })

  return (
    <header className={styles.header} data-opaque={isScrolled || isOpen}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={paths.home} onClick={() => setOpen(false)}>
          <Wordmark brand={brand} />
        </Link>
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
            <NavLink key={to} className={styles.link} to={to} end={to === paths.home} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
