import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { RoofLight } from "../illustrations/RoofLight.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SitePicture } from "../sections/SitePicture.tsx"
import { StatisticsBand } from "../sections/StatisticsBand.tsx"
import sections from "../sections/sections.module.css"
import styles from "./styles/about.module.css"

/** About: mission, values and figures. */
export const AboutPage = () => {
  const { global, page, pictures } = usePageContent<"about">()
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
        <ButtonLink to={paths.contact}>{closing.advertise_label}</ButtonLink>
        <ButtonLink look="quiet" to={`${paths.drivers}#apply`}>
          {closing.drive_label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
