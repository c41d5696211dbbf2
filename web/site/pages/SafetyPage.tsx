import type { GlobalContent, PageContent } from "@farelight/api/contract/content/registry.ts"
import { use } from "react"
import { PageMeta, SiteOrigin } from "../document/PageMeta.tsx"
import { usePageContent, usePrivacySettings } from "../page/currentPage.ts"
import { MessageCheck } from "../safety/MessageCheck.tsx"
import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { phoneHref } from "../sections/SiteLink.tsx"
import sections from "../sections/sections.module.css"
import styles from "./styles/safety.module.css"

type SafetyContent = PageContent<"safety">["page"]

interface Advice {
  title: string
  text: string
}

const AdviceList = ({ items, className }: { items: readonly Advice[]; className?: string | undefined }) => (
  <ul className={className}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

/** Where the company writes and calls from, to compare a message with. */
const Addresses = ({ texts, company }: { texts: SafetyContent["addresses"]; company: GlobalContent["company"] }) => {
  const origin = use(SiteOrigin)
  const { mailFrom } = usePrivacySettings()
  return (
    <div className={styles.addresses} data-section="addresses">
      <h2 className={styles.subtitle}>{texts.title}</h2>
      <p>{texts.text}</p>
      <dl>
        <div>
          <dt>{texts.website_label}</dt>
          <dd>
            <a href={origin}>{new URL(origin).host}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.email_label}</dt>
          <dd>
            <a href={`mailto:${company.contact_email}`}>{company.contact_email}</a>
          </dd>
        </div>
        {mailFrom && mailFrom !== company.contact_email && (
          <div>
            <dt>{texts.sender_label}</dt>
            <dd>{mailFrom}</dd>
          </div>
        )}
        <div>
          <dt>{texts.phone_label}</dt>
          <dd>
            <a href={phoneHref(company.phone)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.company_label}</dt>
          <dd>
            {company.legal_name}, {company.location}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** How to tell the company from somebody who uses its name. */
export const SafetyPage = () => {
  const { global, page } = usePageContent<"safety">()
  const { hero, check, never, contact, addresses, verify, report } = page
  const { company } = global
  return (
    <>
      <PageMeta brand={company.name} meta={page.meta} />
      <Hero title={hero.title} text={hero.text} />
      <section className={styles.check} id="check" data-section="check" aria-labelledby="check-title">
        <div className={`${sections.page} ${styles.columns}`}>
          <MessageCheck texts={check} reportLabel={report.title} />
          <Addresses texts={addresses} company={company} />
        </div>
      </section>
      <section className={sections.section} data-section="never" aria-labelledby="never">
        <div className={sections.page}>
          <SectionHeading id="never" title={never.title} text={never.text} />
          <AdviceList items={never.items} className={styles.never} />
        </div>
      </section>
      <section className={styles.contact} data-section="contact" aria-labelledby="contact">
        <div className={sections.page}>
          <SectionHeading id="contact" title={contact.title} text={contact.text} />
          <AdviceList items={contact.items} className={styles.rows} />
        </div>
      </section>
      <section className={sections.section} data-section="verify" data-surface="night" aria-labelledby="verify">
        <div className={sections.page}>
          <SectionHeading id="verify" title={verify.title} text={verify.text} />
          <ol className={styles.steps}>
            {verify.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={sections.section} data-section="report" aria-labelledby="report">
        <div className={sections.page}>
          <h2 className={sections.title} id="report">
            {report.title}
          </h2>
          <p className={`${sections.lead} ${styles.reportText}`}>{report.text}</p>
          <div className={sections.actions}>
            <a
              className={buttonClass("primary")}
              href={`mailto:${company.contact_email}?subject=${encodeURIComponent(report.mail_subject)}`}
            >
              {report.mail_label}
            </a>
            <a className={buttonClass("quiet")} href={report.url} rel="noreferrer">
              {report.authority_label}
            </a>
          </div>
          <p className={styles.authority}>{report.authority_text}</p>
        </div>
      </section>
    </>
  )
}
