import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import type { GlobalContent, PageContent } from "@farelight/api/contract/content/registry.ts"
import { use } from "react"
import { PageMeta, SiteOrigin } from "../document/PageMeta.tsx"
import { usePageContent, usePrivacySettings } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import { buttonClass } from "../sections/Button.tsx"
import { type Fact, FactList } from "../sections/FactList.tsx"
import { Hero } from "../sections/Hero.tsx"
import { Section } from "../sections/SectionHeading.tsx"
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
  const { contact_email: email, phone } = company
  const profiles = social.links.filter(({ url }) => isLink(url))
  const facts: Fact[] = [
    { label: texts.website_label, texts: [{ text: new URL(origin).host, href: origin }] },
    { label: texts.email_label, texts: [{ text: email, href: `mailto:${email}` }] },
    { label: texts.sender_label, texts: mailFrom && mailFrom !== email ? [{ text: mailFrom }] : [] },
    { label: texts.phone_label, texts: [{ text: phone, href: phoneHref(phone) }] },
    {
      label: texts.profiles_label,
      texts: profiles.map(({ url }) => ({ text: url.replace(/^https?:\/\/(www\.)?/, ""), href: url })),
    },
    { label: texts.reference_label, texts: [{ text: texts.reference_text }] },
    { label: texts.company_label, texts: [{ text: `${company.legal_name}, ${company.location}` }] },
  ]
  return <FactList className={styles.addresses} facts={facts.filter((fact) => fact.texts.length > 0)} />
}

export const SafetyPage = () => {
  const { global, page } = usePageContent<"safety">()
  const { hero, never, contact, addresses, verify, report } = page
  const { company } = global
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        layout="sheet"
        aside={
          <>
            <section
              className="card stack gap-5"
              id="addresses"
              data-section="addresses"
              data-surface="paper"
              aria-labelledby="addresses-title"
            >
              <div>
                <h2 id="addresses-title">{addresses.title}</h2>
                <p className="muted">{addresses.text}</p>
              </div>
              <Addresses texts={addresses} global={global} />
              <p className="ruled quiet">{addresses.note}</p>
            </section>
            <section className="note" data-section="report" aria-labelledby="report">
              <h2 id="report">{report.title}</h2>
              <p>{report.text}</p>
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
              <p className="quiet below">{report.authority_text}</p>
            </section>
          </>
        }
      />
      {never.items.length > 0 && (
        <Section name="never" title={never.title} text={never.text}>
          <ul className={`quarters ${styles.never}`}>
            <Advice items={never.items} className="card edged" />
          </ul>
        </Section>
      )}
      {contact.items.length > 0 && (
        <Section name="contact" className="band joined" title={contact.title} text={contact.text}>
          <ul className="points grid">
            <Advice items={contact.items} />
          </ul>
        </Section>
      )}
      {verify.items.length > 0 && (
        <Section name="verify" surface="night" title={verify.title} text={verify.text}>
          <ol className="quarters gap-6 steps">
            <Advice items={verify.items} />
          </ol>
          <div className="actions">
            <a className={buttonClass("primary")} href={phoneHref(company.phone)}>
              {company.phone}
            </a>
          </div>
        </Section>
      )}
    </>
  )
}
