import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { DEFAULT_LOCALE } from "@farelight/api/contract/text/locale.ts"
import { Fragment, type ReactNode } from "react"
import { useCurrentPage, useGlobalContent } from "../../page/currentPage.ts"
import { SiteLink } from "../../sections/SiteLink.tsx"
import styles from "../form.module.css"

/** The server records which version of the documents the visitor accepted. */
export const Consent = () => {
  const { legal } = useGlobalContent()
  const { locale, words } = useCurrentPage()
  const parts: Record<string, ReactNode> = {
    age: legal.minimum_age,
    terms: <SiteLink to={paths.termsOfService}>{words.navigation.termsOfService}</SiteLink>,
    privacy: <SiteLink to={paths.privacyPolicy}>{words.navigation.privacyPolicy}</SiteLink>,
  }
  return (
    <>
      {locale !== DEFAULT_LOCALE && <input type="hidden" name="locale" value={locale} />}
      <p className={`prose quiet ${styles.consent}`}>
        {words.form.consent.split(/\{(\w+)\}/).map((part, index) => (
          <Fragment key={part}>{index % 2 === 0 ? part : parts[part]}</Fragment>
        ))}
      </p>
    </>
  )
}
