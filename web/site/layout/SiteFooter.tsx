import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import type { ReactNode } from "react"
import { useCitiesSearch } from "../page/citiesSearch.ts"
import { useGlobalContent, useWords } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./footer.module.css"
import { LanguageLinks } from "./LanguageLinks.tsx"
import { Wordmark } from "./Wordmark.tsx"

export const SiteFooter = ({ children }: { children: ReactNode }) => {
  const { company, footer, social } = useGlobalContent()
  const { navigation: words } = useWords()
  return (
    <footer className={styles.footer} data-section="company" data-surface="night">
      <div className={`page stack ${styles.content}`}>
        <div>
          <Wordmark />
          <p className={`quiet ${styles.company}`}>
            {company.legal_name}, {company.location}
            <br />
            <a href={phoneHref(company.phone)}>{company.phone}</a>
            <br />
            <a href={`mailto:${company.contact_email}`}>{company.contact_email}</a>
          </p>
        </div>
        <div className={`quiet stack ${styles.links}`}>
          <div className={styles.group} data-section="footer">
            <SiteLink to={`${paths.cities}${useCitiesSearch()}`}>{footer.cities_label}</SiteLink>
            <SiteLink to={paths.formats}>{footer.formats_label}</SiteLink>
            <SiteLink to={paths.mediaKit}>{footer.media_kit_label}</SiteLink>
            <SiteLink to={paths.safety}>{footer.safety_label}</SiteLink>
          </div>
          <div className={styles.group}>
            <SiteLink to={paths.privacyPolicy}>{words.privacyPolicy}</SiteLink>
            <SiteLink to={paths.privacyRequest}>{footer.privacy_label}</SiteLink>
            <SiteLink to={paths.termsOfService}>{words.termsOfService}</SiteLink>
            {children}
            <LanguageLinks />
          </div>
          <div className={styles.group} data-section="social">
            {social.links
              .filter(({ url }) => isLink(url))
              .map(({ label, url }) => (
                <a key={url} href={url} rel="noreferrer">
                  {label}
                </a>
              ))}
          </div>
        </div>
        {/* Around New Year, the server and the browser may disagree on the year, so the warning is suppressed. */}
        <small className={`ruled ${styles.rights}`} suppressHydrationWarning>
          © {new Date().getFullYear()} {company.name}. {words.rights} {footer.affiliation}
        </small>
      </div>
    </footer>
  )
}
