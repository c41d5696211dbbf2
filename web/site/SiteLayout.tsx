import { lazy, Suspense, useRef } from "react"
import { Outlet, useNavigation } from "react-router-dom"
import { useHydrated } from "../components/useHydrated.ts"
import styles from "./layout.module.css"
import { SiteFooter } from "./SiteFooter.tsx"
import { SiteHeader } from "./SiteHeader.tsx"
import { useFreshPage } from "./useFreshPage.ts"
import { useGlobalContent } from "./useGlobalContent.ts"

const Toasts = lazy(async () => ({ default: (await import("../components/Toasts.tsx")).Toasts }))

/** What all public pages share (SPEC §2): header, footer and the place for notices. */
export const SiteLayout = () => {
  const main = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const isLoading = useNavigation().state === "loading"
  const { company, social } = useGlobalContent()
  useFreshPage(main)
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <SiteHeader brand={company.name} />
      <main className={styles.main} id="main" ref={main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <SiteFooter company={company} social={social} />
      {isHydrated && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
