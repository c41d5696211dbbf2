import styles from "./consent.module.css"
import { paths } from "./paths.ts"
import { SiteLink } from "./SiteLink.tsx"
import { useGlobalContent } from "./useGlobalContent.ts"

/** What one confirms by sending a form; the date tells later which documents it was that were accepted. */
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
