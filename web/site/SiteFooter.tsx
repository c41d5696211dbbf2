import type { GlobalContent } from "@farelight/api/modules/cms/registry.ts"
import styles from "./footer.module.css"
import { paths } from "./paths.ts"
import { SiteLink } from "./SiteLink.tsx"
import { Wordmark } from "./Wordmark.tsx"

/** The foot of every public page: the legal pages and the copyright. */
export const SiteFooter = ({ company }: { company: GlobalContent["company"] }) => (
  <footer className={styles.footer}>
    <div className={styles.content}>
      <div>
        <Wordmark brand={company.name} />
        <p className={styles.company}>
          {company.legal_name}, {company.location}
        </p>
      </div>
      <div className={styles.legal}>
        <SiteLink to={paths.privacyPolicy}>Privacy Policy</SiteLink>
        <SiteLink to={paths.termsOfService}>Terms of Service</SiteLink>
        {/* A page that is open, or rendered, around New Year may find another year in the browser. */}
        <small suppressHydrationWarning>
          © {new Date().getFullYear()} {company.name}. All rights reserved.
        </small>
      </div>
    </div>
  </footer>
)
