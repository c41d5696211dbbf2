import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { ReactNode } from "react"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import sections from "../sections/sections.module.css"
import styles from "./methodsAndCases.module.css"

type Formats = PageContent<"formats">["page"]

export const Methods = ({ methodology, children }: { methodology: Formats["methodology"]; children?: ReactNode }) => (
  <section className={sections.section} data-section="methodology" aria-labelledby="methodology">
    <div className={sections.page}>
      <SectionHeading id="methodology" title={methodology.title} text={methodology.text} />
      <dl className={styles.methods}>
        {methodology.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  </section>
)

export const CaseStudies = ({ studies }: { studies: Formats["case_studies"] }) => {
  const cases = studies.items.filter(({ client }) => client.trim() !== "")
  if (cases.length === 0) return null
  return (
    <section className={sections.section} data-section="case_studies" aria-labelledby="case-studies">
      <div className={sections.page}>
        <SectionHeading id="case-studies" title={studies.title} text={studies.text} />
        <ul className={styles.cases}>
          {cases.map(({ client, campaign, result, measured, quote, quoted }) => (
            <li key={`${client} ${campaign}`}>
              <h3>{client}</h3>
              <p>{campaign}</p>
              {result && <p className={styles.result}>{result}</p>}
              {measured && <small>{measured}</small>}
              {quote && (
                <figure>
                  <blockquote>{quote}</blockquote>
                  {quoted && <figcaption>{quoted}</figcaption>}
                </figure>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
