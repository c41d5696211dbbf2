import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import type { GlobalContent, PageContent } from "@farelight/api/contract/content/registry.ts"
import { use } from "react"
import { PageMeta, SiteOrigin } from "../document/PageMeta.tsx"
import { usePageContent, usePrivacySettings } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { Section, SectionHeading } from "../sections/SectionHeading.tsx"
import styles from "./styles/safety.module.css"

type SafetyContent = PageContent<"safety">["page"]

interface AdviceProps {
  items: readonly { title: string; text: string }[]
  className?: string
}

const Advice = ({ items, className }: AdviceProps) =>
  items.map(({ title, text }) => (
    <li className={className} key={title}>
      <h3>{title}</h3>
      <p className="prose muted">{text}</p>
    </li>
  ))

const Addresses = ({ texts, global }: { texts: SafetyContent["addresses"]; global: GlobalContent }) => {
  const { company, social } = global
  const origin = use(SiteOrigin)
  const { mailFrom } = usePrivacySettings()
  const profiles = social.links.filter(({ url }) => isLink(url))
  return (
    <dl className={`card raised grid facts links ${styles.addresses}`}>
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
      <PageMeta meta={page.meta} />
      <Hero title={hero.title} text={hero.text} />
      <section className={styles.first} id="addresses" data-section="addresses" aria-labelledby="addresses-title">
        <div className="page">
          <SectionHeading id="addresses-title" title={addresses.title} text={addresses.text} />
          <Addresses texts={addresses} global={global} />
          <p className="prose quiet below">{addresses.note}</p>
        </div>
      </section>
      {never.items.length > 0 && (
        <Section name="never" title={never.title} text={never.text}>
          <ul className="quarters">
            <Advice items={never.items} className={`card ${styles.never}`} />
          </ul>
        </Section>
      )}
      {contact.items.length > 0 && (
        <Section name="contact" className="band joined" title={contact.title} text={contact.text}>
          <ul className={`points ${styles.contact}`}>
            <Advice items={contact.items} />
          </ul>
        </Section>
      )}
      {verify.items.length > 0 && (
        <Section name="verify" surface="night" title={verify.title} text={verify.text}>
          <ol className={`quarters gap-6 ${styles.steps}`}>
            <Advice items={verify.items} />
          </ol>
        </Section>
      )}
      <section className="band" data-section="report" aria-labelledby="report">
        <div className="page">
          <h2 className="title" id="report">
            {report.title}
          </h2>
          <p className={"lead below"}>{report.text}</p>
          <div className="actions">
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
          <p className="prose quiet below">{report.authority_text}</p>
        </div>
      </section>
    </>
  )
}
