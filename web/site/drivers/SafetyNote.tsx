import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./safetyNote.module.css"

/** What nobody who writes in the company's name may ask for, beside the form. */
export const SafetyNote = ({ safety }: { safety: PageContent<"drivers">["page"]["safety"] }) => (
  <p className={styles.note} data-section="safety">
    {safety.text} <SiteLink to={`${paths.safety}#check`}>{safety.link_label}</SiteLink>
  </p>
)
