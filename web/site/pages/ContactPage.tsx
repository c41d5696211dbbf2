import { openCities } from "@farelight/api/contract/cities/city.ts"
import { cityPath, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { AdvertiserInquiryForm } from "../campaign/AdvertiserInquiryForm.tsx"
import { CoverageMap } from "../cities/map/CoverageMap.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { FigureNotes } from "../sections/Figures.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import sections from "../sections/sections.module.css"
import { useFigures } from "../sections/useFigures.ts"
import styles from "./styles/contact.module.css"

export const ContactPage = () => {
  const { global, page, cities } = usePageContent<"contact">()
  const { navigation: words } = useWords()
  const { figuresIn } = useFigures()
  const { hero, form, email, coverage, quick_links: quickLinks } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero title={hero.title} text={hero.text} />
      <div className={`${sections.page} ${sections.columns}`}>
        <section id="inquiry" data-section="form" aria-labelledby="inquiry-title">
          <AdvertiserInquiryForm
            titleId="inquiry-title"
            heading={<SectionHeading id="inquiry-title" title={form.title} text={form.text} />}
          />
        </section>
        <div className={`${styles.notes} ${sections.links}`}>
          <section className={styles.note} data-section="email">
            <h2>{email.title}</h2>
            <p>
              <a href={`mailto:${global.company.contact_email}`}>{global.company.contact_email}</a>
            </p>
            <p>
              <a href={`tel:${global.company.phone.replace(/[^+\d]/g, "")}`}>{global.company.phone}</a>
            </p>
            <p>{email.text}</p>
          </section>
          <section className={styles.note} data-section="coverage">
            <h2>{coverage.title}</h2>
            <p>{coverage.text}</p>
            <ul className={styles.cities}>
              {openCities(cities).map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink to={cityPath(slug)}>{name}</SiteLink>
                </li>
              ))}
            </ul>
            <FigureNotes figures={figuresIn("coverage")} />
            <div className={styles.map} data-surface="night">
              <CoverageMap title={coverage.title} cities={cities} />
            </div>
          </section>
          <nav className={styles.note} data-section="quick_links" aria-label={quickLinks.title}>
            <h2>{quickLinks.title}</h2>
            <SiteLink to={paths.advertising}>{words.advertising}</SiteLink>
            <SiteLink to={paths.drivers}>{words.drivers}</SiteLink>
            <SiteLink to={paths.about}>{words.about}</SiteLink>
          </nav>
        </div>
      </div>
    </>
  )
}
