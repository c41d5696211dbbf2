import type { PageContent } from "@farelight/api/modules/cms/registry.ts"
import { useLoaderData } from "react-router-dom"
import { buttonClass } from "../../components/Button.tsx"
import { DriverApplicationForm } from "../../features/drivers/apply/DriverApplicationForm.tsx"
import { CardList } from "../CardList.tsx"
import { FareMeter } from "../FareMeter.tsx"
import { Hero } from "../Hero.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { paths } from "../paths.ts"
import sections from "../sections.module.css"
import styles from "./formPage.module.css"

/** SPEC §2, Driver page: what a driver gains, and the application. */
export const DriversPage = () => {
  const { global, page } = useLoaderData<PageContent<"drivers">>()
  const { hero, benefits, apply } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        action={
          <a className={buttonClass("primary")} href="#apply">
            {hero.button_label}
          </a>
        }
        aside={<FareMeter figure={hero.figure} label={hero.figure_label} />}
      />
      <section className={sections.section} aria-labelledby="benefits">
        <div className={sections.page}>
          <div className={sections.heading}>
            <h2 id="benefits">{benefits.title}</h2>
          </div>
          <CardList cards={benefits.cards} />
        </div>
      </section>
      <section className={styles.formSection} id="apply" aria-labelledby="apply-title">
        <div className={`${sections.page} ${styles.columns}`}>
          <div className={styles.intro}>
            <p className={styles.eyebrow}>{apply.eyebrow}</p>
            <h2 className={sections.title} id="apply-title">
              {apply.title}
            </h2>
            <p className={sections.lead}>{apply.text}</p>
          </div>
          <DriverApplicationForm path={`${paths.drivers}#apply`} />
        </div>
      </section>
    </>
  )
}
