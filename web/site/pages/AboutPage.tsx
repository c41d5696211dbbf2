import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import { useLoaderData } from "react-router-dom"
import { buttonClass } from "../Button.tsx"
import { ClosingCall } from "../ClosingCall.tsx"
import { Hero } from "../Hero.tsx"
import { RoofLight } from "../illustrations/RoofLight.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { SiteLink } from "../SiteLink.tsx"
import { SitePicture } from "../SitePicture.tsx"
import { StatisticsBand } from "../StatisticsBand.tsx"
import sections from "../sections.module.css"
import styles from "./about.module.css"

/** About: mission, values and figures. */
export const AboutPage = () => {
  const { global, page, pictures } = useLoaderData<PageContent<"about">>()
  const { hero, mission, values, statistics, closing } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        aside={
          <SitePicture
            picture={pictures[hero.picture]}
            fallback={<RoofLight brand={global.company.name} />}
            sizes="(min-width: 60em) 36rem, 100vw"
            isFirst
          />
        }
      />
      <section className={sections.section} data-section="mission" aria-labelledby="mission">
        <div className={`${sections.page} ${styles.mission}`}>
          <h2 className={styles.missionTitle} id="mission">
            {mission.title}
          </h2>
          <p className={styles.missionText}>{mission.text}</p>
        </div>
      </section>
      <section className={styles.values} data-section="values" aria-labelledby="values">
        <div className={sections.page}>
          <h2 className={sections.title} id="values">
            {values.title}
          </h2>
          <ul className={styles.valueList}>
            {values.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <StatisticsBand title={statistics.title} items={statistics.items} />
      <ClosingCall title={closing.title} text={closing.text}>
        <SiteLink className={buttonClass("primary")} to={paths.contact}>
          {closing.advertise_label}
        </SiteLink>
        <SiteLink className={buttonClass("quiet")} to={`${paths.drivers}#apply`}>
          {closing.drive_label}
        </SiteLink>
      </ClosingCall>
    </>
  )
}
