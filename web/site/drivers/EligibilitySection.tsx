import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import sections from "../sections/sections.module.css"
import styles from "./eligibility.module.css"

type DriversContent = PageContent<"drivers">["page"]

/**
 * Questions that each show their answer, and below them what the answers come to. Style sheets alone show them, so that
 * they work without JavaScript; nothing is stored or sent.
 */
const EligibilityCheck = ({ check }: { check: DriversContent["check"] }) => (
  <div className={styles.check} data-section="check">
    <div>
      <h3 className={styles.title}>{check.title}</h3>
      <p className={styles.text}>{check.text}</p>
    </div>
    {check.questions.map(({ title, if_no: ifNo }, index) => (
      <fieldset className={styles.question} key={title}>
        <legend>{title}</legend>
        <div className={styles.options}>
          {(["yes", "no"] as const).map((answer) => (
            <label className={styles.option} key={answer}>
              <input type="radio" name={`check-${index}`} value={answer} autoComplete="off" />
              {check[`${answer}_label`]}
            </label>
          ))}
        </div>
        <div role="status">
          <p className={styles.ifNo}>{ifNo}</p>
        </div>
      </fieldset>
    ))}
    <div className={styles.result} role="status">
      <p className={styles.allYes}>{check.all_yes}</p>
      <p className={styles.someNo}>{check.some_no}</p>
    </div>
    <ButtonLink to={`${paths.drivers}#apply`}>{check.button_label}</ButtonLink>
  </div>
)

/** What a driver needs, and a check that never stands in the way of the application. */
export const EligibilitySection = ({ page: { requirements, check } }: { page: DriversContent }) => (
  <section data-section="requirements" aria-labelledby="requirements">
    <div className={`${sections.page} ${styles.columns}`}>
      <div>
        <SectionHeading id="requirements" title={requirements.title} text={requirements.text} />
        <ul className={styles.facts}>
          {requirements.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <EligibilityCheck check={check} />
    </div>
  </section>
)
