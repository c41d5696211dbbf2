import { openCities } from "@farelight/api/contract/cities/city.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { AdvertiserInquiryForm } from "../campaign/AdvertiserInquiryForm.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import styles from "./styles/contact.module.css"

const pages = [
  ["advertising", "roof_screen_side"],
  ["drivers", "step_pay"],
  ["about", "rider"],
] as const

export const ContactPage = () => {
  const { global, page, cities } = usePageContent<"contact">()
  const { navigation: words } = useWords()
  const { hero, form, email, coverage, quick_links: quickLinks } = page
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        aside={
          <section className={`cluster links ${styles.email}`} data-section="email">
            <h2 className="subtitle">{email.title}</h2>
            <a href={`mailto:${global.company.contact_email}`}>{global.company.contact_email}</a>
            <a href={phoneHref(global.company.phone)}>{global.company.phone}</a>
            <p className="muted">{email.text}</p>
          </section>
        }
      />
      <div className="page opening split main-aside">
        <section id="inquiry" data-section="form" aria-labelledby="inquiry-title">
          <AdvertiserInquiryForm
            titleId="inquiry-title"
            heading={<SectionHeading id="inquiry-title" title={form.title} text={form.text} />}
          />
        </section>
        <div className={`stack gap-7 start links ${styles.beside}`}>
          <section className="point note" data-section="coverage">
            <h2>{coverage.title}</h2>
            <p>{coverage.text}</p>
            <p>
              {openCities(cities)
                .map(({ name }) => name)
                .join(", ")}
              .
            </p>
            <SiteLink to={paths.cities}>{global.footer.cities_label}</SiteLink>
          </section>
          <nav className="point note stack" data-section="quick_links" aria-label={quickLinks.title}>
            <h2>{quickLinks.title}</h2>
            {pages.map(([page, picture]) => (
              <div className={styles.quick} key={page}>
                <OwnPicture name={picture} sizes="8rem" />
                <SiteLink to={paths[page]}>{words[page]}</SiteLink>
              </div>
            ))}
          </nav>
        </div>
      </div>
    </>
  )
}
