import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { ReactNode } from "react"
import { Section } from "../sections/SectionHeading.tsx"

type Formats = PageContent<"formats">["page"]

export const Methods = ({ methodology, children }: { methodology: Formats["methodology"]; children?: ReactNode }) => (
  <Section name="methodology" title={methodology.title} text={methodology.text}>
    <dl className="points">
      {methodology.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {children}
  </Section>
)

export const CaseStudies = ({ studies }: { studies: Formats["case_studies"] }) => {
  const cases = studies.items.filter(({ client }) => client.trim() !== "")
  if (cases.length === 0) return null
  return (
    <Section name="case_studies" title={studies.title} text={studies.text}>
      <ul className="grid wide gap-6">
        {cases.map(({ client, campaign, result, measured, quote, quoted }) => (
          <li className="point stack gap-3 prose start" key={`${client} ${campaign}`}>
            <h3>{client}</h3>
            <p>{campaign}</p>
            {result && <p className="subtitle">{result}</p>}
            {measured && <small>{measured}</small>}
            {quote && (
              <figure>
                <blockquote>{quote}</blockquote>
                {quoted && <figcaption className="quiet">{quoted}</figcaption>}
              </figure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
