import { lazy, Suspense, useRef } from "react"
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom"
import styles from "./layout.module.css"
import { SiteFooter } from "./SiteFooter.tsx"
import { SiteHeader } from "./SiteHeader.tsx"
import { useFirstInteraction } from "./useFirstInteraction.ts"
import { useFreshPage } from "./useFreshPage.ts"
import { useGlobalContent } from "./useGlobalContent.ts"

const Toasts = lazy(async () => ({ default: (await import("../components/Toasts.tsx")).Toasts }))

/** What all public pages share: header, footer and the place for notices. */
export const SiteLayout = () => {
  const main = useRef<HTMLElement>(null)
  // Notices answer forms: their code comes when somebody begins to use the page.
  const isInUse = useFirstInteraction()
  const isLoading = useNavigation().state === "loading"
  const { search } = useLocation()
  const { company, social } = useGlobalContent()
  useFreshPage(main)

  return (
    <>
      {/* No step of the history: Back leads to the page before. */}
      <Link className={styles.skipLink} to={{ search, hash: "main" }} replace>
        Skip to content
      </Link>
      <SiteHeader brand={company.name} />
      <main className={styles.main} id="main" ref={main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <SiteFooter company={company} social={social} />
      <ScrollRestoration />
      {isInUse && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
