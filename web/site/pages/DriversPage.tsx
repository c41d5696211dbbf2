import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { useLoaderData } from "react-router-dom"
import { buttonClass } from "../../components/Button.tsx"
import { DriverApplicationForm } from "../../features/drivers/apply/DriverApplicationForm.tsx"
import { Benefits } from "../Benefits.tsx"
import { Consent } from "../Consent.tsx"
import { FareMeter } from "../FareMeter.tsx"
import { Hero } from "../Hero.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { paths } from "../paths.ts"
import { RouteSteps } from "../RouteSteps.tsx"
import { SectionHeading } from "../SectionHeading.tsx"
import { SiteLink } from "../SiteLink.tsx"
import sections from "../sections.module.css"
import styles from "./drivers.module.css"

/** The driver page: what a driver gains, how it goes, and the application. */
export const DriversPage = () => {
  const { global, page, pictures } = useLoaderData<PageContent<"drivers">>()
  const { hero, benefits, how_it_works: howItWorks, apply, quick_links: quickLinks } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        action={
          <SiteLink className={buttonClass("primary")} to={`${paths.drivers}#apply`}>
            {hero.button_label}
          </SiteLink>
        }
        aside={<FareMeter figure={hero.figure} label={hero.figure_label} />}
        picture={pictures[hero.picture]}
      />
      <section className={sections.section} data-section="benefits" aria-labelledby="benefits">
        <div className={sections.page}>
          <SectionHeading id="benefits" title={benefits.title} text={benefits.text} />
          <Benefits cards={benefits.cards} />
        </div>
      </section>
      <section
        className={sections.section}
        data-section="how_it_works"
        data-surface="night"
        aria-labelledby="how-it-works"
      >
        <div className={sections.page}>
          <SectionHeading id="how-it-works" title={howItWorks.title} text={howItWorks.text} />
          <RouteSteps steps={howItWorks.steps} />
        </div>
      </section>
      <section className={sections.section} id="apply" data-section="apply" aria-labelledby="apply-title">
        <div className={`${sections.page} ${styles.columns}`}>
          <div className={styles.intro}>
            <p className={styles.eyebrow}>{apply.eyebrow}</p>
            <h2 className={sections.title} id="apply-title">
              {apply.title}
            </h2>
            <p className={sections.lead}>{apply.text}</p>
            <nav className={styles.quickLinks} data-section="quick_links" aria-label={quickLinks.title}>
              <SiteLink to={paths.drivers}>{quickLinks.drivers_label}</SiteLink>
            </nav>
          </div>
          <DriverApplicationForm
            path={`${paths.drivers}#apply`}
            promise={global.promises.driver_reply}
            consent={<Consent />}
          />
        </div>
      </section>
    </>
  )
}
