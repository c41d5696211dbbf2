import { DEFAULT_LOCALE } from "@farelight/api/contract/text/locale.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import { useCurrentPage } from "../page/currentPage.ts"
import { LanguageLinks } from "./LanguageLinks.tsx"
import styles from "./layout.module.css"

/** Offers Spanish where a browser asks for it, on the page of arrival. The browser decides, as pages are cached for all. */
export const LanguageOffer = () => {
  const { locale } = useCurrentPage()
  const isArrival = useHydrated() && locale === DEFAULT_LOCALE && !document.referrer.startsWith(location.origin)
  if (!isArrival || !navigator.language.startsWith("es")) return null
  return (
    <p className={`links ${styles.offer}`} data-surface="night">
      <LanguageLinks label="Ver en español" />
    </p>
  )
}
