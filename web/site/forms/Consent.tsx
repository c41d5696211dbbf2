import { paths } from "@farelight/api/contract/sitePaths.ts"
import { useGlobalContent } from "../page/currentPage.ts"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./form.module.css"

/** What a visitor agrees to by sending a form; the date says which version of the documents that was. */
export const Consent = () => {
  const { legal } = useGlobalContent()
  return (
    <p className={styles.consent}>
      <input type="hidden" name="acceptedTermsDate" value={legal.last_updated} />
      By sending this form you confirm that you are {legal.minimum_age} or older and accept the{" "}
      <SiteLink to={paths.termsOfService}>Terms of Service</SiteLink> and the{" "}
      <SiteLink to={paths.privacyPolicy}>Privacy Policy</SiteLink>.
    </p>
  )
}
