import { openCities } from "@farelight/api/contract/cities/city.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import sections from "../sections/sections.module.css"
import { PayEstimator } from "./PayEstimator.tsx"
import styles from "./paySection.module.css"

/** What drivers are paid, an estimate of it for the visitor's own hours, and the rates behind that. */
export const PaySection = ({ content: { global, page, cities } }: { content: PageContent<"drivers"> }) => {
  const { estimator, pay } = page
  const rates = { ...page.rates, in_car_tablet: global.figures.driver_monthly_pay }
  return (
    <section className={sections.section} data-section="pay" aria-labelledby="pay">
      <div className={sections.page}>
        <SectionHeading id="pay" title={pay.title} text={pay.text} />
        <dl className={styles.facts}>
          {pay.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.estimator} data-section="estimator" data-surface="night">
          <PayEstimator
            texts={estimator}
            rates={rates}
            average={global.figures.driver_earnings}
            cities={openCities(cities).map(({ name }) => name)}
          />
        </div>
      </div>
    </section>
  )
}
