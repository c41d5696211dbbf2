import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { PrivacyRequestForm } from "../forms/PrivacyRequestForm.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { Hero } from "../sections/Hero.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import sections from "../sections/sections.module.css"
import styles from "./styles/privacyRequest.module.css"

export const PrivacyRequestPage = () => {
  const { global, page, privacy } = usePageContent<"privacy_request">()
  const { hero, form, steps, other_ways: otherWays } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero title={hero.title} text={hero.text} />
      <div className={`${sections.page} ${sections.columns}`}>
        <section id="request" data-section="form" aria-labelledby="request-title">
          <SectionHeading id="request-title" title={form.title} text={form.text} />
          {privacy.mail && <PrivacyRequestForm />}
        </section>
        <div className={`${styles.notes} ${sections.links}`}>
          {steps.items.length > 0 && (
            <section className={styles.note} data-section="steps" aria-labelledby="steps">
              <h2 id="steps">{steps.title}</h2>
              <ol className={styles.steps}>
                {steps.items.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <section className={styles.note} data-section="other_ways" aria-labelledby="other-ways">
            <h2 id="other-ways">{otherWays.title}</h2>
            <p>{otherWays.text}</p>
            <SiteLink to={`${paths.privacyPolicy}#your-rights`}>{otherWays.policy_label}</SiteLink>
          </section>
        </div>
      </div>
    </>
  )
}
