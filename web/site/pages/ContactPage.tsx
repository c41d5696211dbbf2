import { openCities } from "@farelight/api/contract/cities/city.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { AdvertiserInquiryForm } from "../campaign/AdvertiserInquiryForm.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { NextSteps } from "../forms/NextSteps.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import styles from "./styles/contact.module.css"

const pages = [
  ["advertising", "roof_screen_side"],
  ["drivers", "step_pay"],
  ["about", "roof_dusk"],
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
        layout="sheet"
        action={
          <section className="note links" data-section="email">
            <h2>{email.title}</h2>
            <p>{email.text}</p>
            <a href={`mailto:${global.company.contact_email}`}>{global.company.contact_email}</a>
            <br />
            <a href={phoneHref(global.company.phone)}>{global.company.phone}</a>
          </section>
        }
        aside={
          <>
            <section
              className="card stack gap-6"
              id="inquiry"
              data-section="form"
              data-surface="paper"
              aria-labelledby="inquiry-title"
            >
              <AdvertiserInquiryForm
                titleId="inquiry-title"
                heading={
                  <div>
                    <h2 id="inquiry-title">{form.title}</h2>
                    <p className="muted">{form.text}</p>
                  </div>
                }
              />
            </section>
            <div className="stack gap-6">
              <NextSteps steps={global.after_sending.advertiser_steps} />
              <section className="note links" data-section="coverage">
                <h2>{coverage.title}</h2>
                <p>
                  {coverage.text}{" "}
                  {openCities(cities)
                    .map(({ name }) => name)
                    .join(", ")}
                  .
                </p>
                <SiteLink to={paths.cities}>{global.footer.cities_label}</SiteLink>
              </section>
            </div>
          </>
        }
      />
      <nav className="page opening split aside-main links" data-section="quick_links" aria-label={quickLinks.title}>
        <h2 className="subtitle">{quickLinks.title}</h2>
        <div className={`stack ${styles.quick}`}>
          {pages.map(([page, picture]) => (
            <div key={page}>
              <OwnPicture name={picture} sizes="15rem" />
              <SiteLink to={paths[page]}>{words[page]}</SiteLink>
            </div>
          ))}
        </div>
      </nav>
    </>
  )
}
