import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import type { GlobalContent, PageContent } from "@farelight/api/contract/content/registry.ts"
import { use } from "react"
import { PageMeta, SiteOrigin } from "../document/PageMeta.tsx"
import { usePageContent, usePrivacySettings } from "../page/currentPage.ts"
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

/** The company's own contact details, to verify a message against. */
const Addresses = ({ texts, global }: { texts: SafetyContent["addresses"]; global: GlobalContent }) => {
  const { company, social } = global
  const origin = use(SiteOrigin)
  const { mailFrom } = usePrivacySettings()
  const profiles = social.links.filter(({ url }) => isLink(url))
  return (
    <dl className={`${styles.addresses} ${sections.links}`}>
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
      {profiles.length > 0 && (
        <div>
          <dt>{texts.profiles_label}</dt>
          {profiles.map(({ url }) => (
            <dd key={url}>
              <a href={url} rel="noreferrer">
                {url.replace(/^https?:\/\/(www\.)?/, "")}
              </a>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{texts.reference_label}</dt>
        <dd>{texts.reference_text}</dd>
      </div>
      <div>
        <dt>{texts.company_label}</dt>
        <dd>
          {company.legal_name}, {company.location}
        </dd>
      </div>
    </dl>
  )
}

export const SafetyPage = () => {
  const { global, page } = usePageContent<"safety">()
  const { hero, never, contact, addresses, verify, report } = page
  const { company } = global
  return (
    <>
      <PageMeta brand={company.name} meta={page.meta} />
      <Hero title={hero.title} text={hero.text} />
      <section className={styles.first} id="addresses" data-section="addresses" aria-labelledby="addresses-title">
        <div className={sections.page}>
          <SectionHeading id="addresses-title" title={addresses.title} text={addresses.text} />
          <Addresses texts={addresses} global={global} />
          <p className={styles.note}>{addresses.note}</p>
        </div>
      </section>
      {never.items.length > 0 && (
        <section className={sections.section} data-section="never" aria-labelledby="never">
          <div className={sections.page}>
            <SectionHeading id="never" title={never.title} text={never.text} />
            <AdviceList items={never.items} className={styles.never} />
          </div>
        </section>
      )}
      {contact.items.length > 0 && (
        <section className={styles.contact} data-section="contact" aria-labelledby="contact">
          <div className={sections.page}>
            <SectionHeading id="contact" title={contact.title} text={contact.text} />
            <AdviceList items={contact.items} className={styles.rows} />
          </div>
        </section>
      )}
      {verify.items.length > 0 && (
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
      )}
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
