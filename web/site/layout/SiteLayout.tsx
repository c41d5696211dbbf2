import { DEFAULT_LOCALE } from "@farelight/api/contract/text/locale.ts"
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { listen } from "../../browser/listen.ts"
import { isOperatorsBrowser } from "../../browser/operatorBrowser.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import type { VisitorChoiceProps } from "../consent/VisitorChoice.tsx"
import { useCurrentPage, useGlobalContent, usePrivacySettings, useWords } from "../page/currentPage.ts"
import { LanguageLinks } from "./LanguageLinks.tsx"
import styles from "./layout.module.css"
import { SiteFooter } from "./SiteFooter.tsx"
import { SiteHeader } from "./SiteHeader.tsx"

/** Offers Spanish on a visit's first page. The browser decides, as the server's cached pages are for all visitors. */
const LanguageOffer = () => {
  const { locale } = useCurrentPage()
  const isArrival = useHydrated() && locale === DEFAULT_LOCALE && !document.referrer.startsWith(location.origin)
  if (!isArrival || !navigator.language.startsWith("es")) return null
  return (
    <p className={`links ${styles.offer}`} data-surface="night">
      <LanguageLinks label="Ver en español" />
    </p>
  )
}

const Toasts = lazy(async () => ({ default: (await import("../../components/Toasts.tsx")).Toasts }))

// A content blocker may block this chunk, which must not crash the page.
const VisitorChoice = lazy<ComponentType<VisitorChoiceProps>>(() =>
  import("../consent/VisitorChoice.tsx").then(
    (module) => ({ default: module.VisitorChoice }),
    () => ({ default: () => null }),
  ),
)

const useFirstInteraction = () => {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    if (hasBegun) return
    const begin = () => setBegun(true)
    return listen(document, { focusin: begin, pointerdown: begin })
  }, [hasBegun])
  return hasBegun
}

export const SiteLayout = ({ children }: { children: ReactNode }) => {
  // Only forms show toasts, so the code of toasts is loaded on the first interaction.
  const isInUse = useFirstInteraction()
  const { navigation: words } = useWords()
  const { pixel_choice } = useGlobalContent()
  const { pixels } = usePrivacySettings()
  const arePixelsOn = useHydrated() && pixels.length > 0 && !isOperatorsBrowser()
  const choiceButton = useRef<HTMLButtonElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const endChoosing = () => {
    setChoosing(false)
    choiceButton.current?.focus()
  }

  return (
    <>
      {arePixelsOn && (
        <Suspense fallback={null}>
          <VisitorChoice pixels={pixels} isWanted={isChoosing} onClose={endChoosing} />
        </Suspense>
      )}
      <a className={styles.skipLink} href="#main">
        {words.skip}
      </a>
      <LanguageOffer />
      <SiteHeader />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter>
        {arePixelsOn && (
          <button ref={choiceButton} type="button" onClick={() => setChoosing(true)}>
            {pixel_choice.footer_label}
          </button>
        )}
      </SiteFooter>
      {isInUse && (
        <Suspense fallback={null}>
          <Toasts label={words.notices} />
        </Suspense>
      )}
    </>
  )
}
