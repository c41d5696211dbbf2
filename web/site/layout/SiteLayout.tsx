import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { useGlobalContent, useWords } from "../page/currentPage.ts"
import styles from "./layout.module.css"
import { SiteFooter } from "./SiteFooter.tsx"
import { SiteHeader } from "./SiteHeader.tsx"

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

/** What all public pages share: header, footer and the place for notices. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  // Only forms show notices, so their code is loaded once somebody begins to use the page.
  const isInUse = useFirstInteraction()
  const { navigation: words } = useWords()
  const { company, footer, social } = useGlobalContent()

  return (
    <>
      <a className={styles.skipLink} href="#main">
        {words.skip}
      </a>
      <SiteHeader brand={company.name} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter company={company} footer={footer} social={social} />
      {isInUse && (
        <Suspense fallback={null}>
          <Toasts label={words.notices} />
        </Suspense>
      )}
    </>
  )
}
