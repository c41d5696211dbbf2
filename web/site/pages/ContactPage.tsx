import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { useLoaderData } from "react-router-dom"
import { AdvertiserInquiryForm } from "../../features/advertisers/contact/AdvertiserInquiryForm.tsx"
import { Consent } from "../Consent.tsx"
import { Hero } from "../Hero.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { paths } from "../paths.ts"
import { SectionHeading } from "../SectionHeading.tsx"
import { SiteLink } from "../SiteLink.tsx"
import sections from "../sections.module.css"
import styles from "./contact.module.css"

/** Contact: the advertiser's form with notes beside it. */
export const ContactPage = () => {
  const { global, page } = useLoaderData<PageContent<"contact">>()
  const { hero, form, email, coverage, quick_links: quickLinks } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero title={hero.title} text={hero.text} />
      <div className={`${sections.page} ${styles.columns}`}>
        <section id="inquiry" data-section="form" aria-labelledby="inquiry-title">
          <SectionHeading id="inquiry-title" title={form.title} text={form.text} />
          <AdvertiserInquiryForm
            path={`${paths.contact}#inquiry`}
            promise={global.promises.advertiser_reply}
            consent={<Consent />}
          />
        </section>
        <div className={styles.notes}>
          <section className={styles.note} data-section="email">
            <h2>{email.title}</h2>
            <p>
              <a href={`mailto:${global.company.contact_email}`}>{global.company.contact_email}</a>
            </p>
            <p>{email.text}</p>
          </section>
          <section className={styles.note} data-section="coverage">
            <h2>{coverage.title}</h2>
            <p>{coverage.text}</p>
            <ul className={styles.cities}>
              {global.coverage.cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          </section>
          <nav className={styles.note} data-section="quick_links" aria-label={quickLinks.title}>
            <h2>{quickLinks.title}</h2>
            <SiteLink to={paths.advertising}>Advertising</SiteLink>
            <SiteLink to={paths.drivers}>Drivers</SiteLink>
            <SiteLink to={paths.about}>About</SiteLink>
          </nav>
        </div>
      </div>
    </>
  )
}
