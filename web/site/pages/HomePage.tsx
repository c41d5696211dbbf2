import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import { useLoaderData } from "react-router-dom"
import { BrandCards } from "../BrandCards.tsx"
import { buttonClass } from "../Button.tsx"
import { ClosingCall } from "../ClosingCall.tsx"
import { Hero } from "../Hero.tsx"
import { CityMap } from "../illustrations/CityMap.tsx"
import { WrappedCar } from "../illustrations/WrappedCar.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { SectionHeading } from "../SectionHeading.tsx"
import { SiteLink } from "../SiteLink.tsx"
import { SitePicture } from "../SitePicture.tsx"
import { StatisticsBand } from "../StatisticsBand.tsx"
import sections from "../sections.module.css"
import styles from "./home.module.css"

/** Home: for brands and agencies. */
export const HomePage = () => {
  const { global, page, pictures } = useLoaderData<PageContent<"home">>()
  const { hero, brands, statistics, vehicle_wrap: wrap, closing } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        action={
          <SiteLink className={buttonClass("primary")} to={paths.contact}>
            {hero.button_label}
          </SiteLink>
        }
        aside={
          <SitePicture
            picture={pictures[hero.picture]}
            fallback={<CityMap />}
            sizes="(min-width: 60em) 36rem, 100vw"
            isFirst
          />
        }
      />
      <section className={sections.section} data-section="brands" aria-labelledby="brands">
        <div className={sections.page}>
          <SectionHeading id="brands" title={brands.title} text={brands.text} />
          <BrandCards cards={brands.cards} />
          <div className={sections.actions}>
            <SiteLink className={buttonClass("quiet")} to={paths.advertising}>
              {brands.button_label}
            </SiteLink>
          </div>
        </div>
      </section>
      <StatisticsBand title={statistics.title} items={statistics.items} />
      <section className={styles.wrap} data-section="vehicle_wrap" aria-labelledby="vehicle-wrap">
        <div className={`${sections.page} ${styles.wrapContent}`}>
          <div className={styles.wrapDrawing} data-surface="night">
            <SitePicture
              picture={pictures[wrap.picture]}
              fallback={<WrappedCar />}
              sizes="(min-width: 60em) 40rem, 100vw"
            />
          </div>
          <div>
            <h2 className={sections.title} id="vehicle-wrap">
              {wrap.title}
            </h2>
            <p className={`${sections.lead} ${styles.wrapText}`}>{wrap.text}</p>
            <div className={sections.actions}>
              <SiteLink className={buttonClass("solid")} to={paths.contact}>
                {wrap.button_label}
              </SiteLink>
            </div>
          </div>
        </div>
      </section>
      <ClosingCall title={closing.title} text={closing.text}>
        <SiteLink className={buttonClass("primary")} to={paths.contact}>
          {closing.contact_label}
        </SiteLink>
        <SiteLink className={buttonClass("quiet")} to={paths.advertising}>
          {closing.learn_more_label}
          {/* Who hears a list of links, as search engines do, learns of what. */}
          <span className={sections.unseen}> about advertising</span>
        </SiteLink>
      </ClosingCall>
    </>
  )
}
