import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import { useLoaderData } from "react-router-dom"
import { buttonClass } from "../Button.tsx"
import { CampaignStats } from "../CampaignStats.tsx"
import { ClosingCall } from "../ClosingCall.tsx"
import { FormatShowcase } from "../FormatShowcase.tsx"
import { Hero } from "../Hero.tsx"
import { Fleet } from "../illustrations/Fleet.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { SectionHeading } from "../SectionHeading.tsx"
import { SiteLink } from "../SiteLink.tsx"
import sections from "../sections.module.css"
import styles from "./advertising.module.css"

/** The advertiser page, at both of its addresses. */
export const AdvertisingPage = () => {
  const { global, page, pictures } = useLoaderData<PageContent<"advertising">>()
  const { hero, formats, engagement, campaign_stats: stats, closing } = page
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
        scene={<Fleet />}
        picture={pictures[hero.picture]}
      />
      <section className={sections.section} data-section="formats" aria-labelledby="formats">
        <div className={sections.page}>
          <SectionHeading id="formats" title={formats.title} text={formats.text} />
          <FormatShowcase cards={formats.cards} />
        </div>
      </section>
      <section className={styles.engagement} data-section="engagement" aria-labelledby="engagement">
        <div className={`${sections.page} ${styles.columns}`}>
          <div>
            <h2 className={sections.title} id="engagement">
              {engagement.title}
            </h2>
            <p className={`${sections.lead} ${styles.lead}`}>{engagement.text}</p>
            <dl className={styles.points}>
              {engagement.points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <CampaignStats stats={stats} />
        </div>
      </section>
      <ClosingCall title={closing.title} text={closing.text}>
        <SiteLink className={buttonClass("primary")} to={paths.contact}>
          {closing.button_label}
        </SiteLink>
      </ClosingCall>
    </>
  )
}
