import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import { isDay } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { ShownPictures } from "@farelight/api/contract/site/media.ts"
import { FigureNote } from "../../sections/Figures.tsx"
import { SectionHeading } from "../../sections/SectionHeading.tsx"
import { SitePicture } from "../../sections/SitePicture.tsx"
import sections from "../../sections/sections.module.css"
import styles from "./proof.module.css"

type Page = PageContent<"advertising">["page"]

/** Skips entries without a name: lists keep one empty entry to show the editor its fields. */
const named = <Item,>(items: readonly Item[], nameOf: (item: Item) => string) =>
  items.filter((item) => nameOf(item).trim() !== "")

const Logo = ({ name, address, pictures }: { name: string; address: string; pictures: ShownPictures }) => (
  <SitePicture className={styles.logo} picture={pictures[address]} sizes="12rem" fallback={<strong>{name}</strong>} />
)

export const Clients = ({ clients, pictures }: { clients: Page["clients"]; pictures: ShownPictures }) => {
  const items = named(clients.items, ({ client }) => client)
  if (items.length === 0) return null
  return (
    <section className={styles.line} data-section="clients" aria-labelledby="clients">
      <div className={sections.page}>
        <h2 id="clients">{clients.title}</h2>
        <ul data-plain>
          {items.map(({ client, picture }) => (
            <li key={client}>
              <Logo name={client} address={picture} pictures={pictures} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const Partners = ({ partners, pictures }: { partners: Page["partners"]; pictures: ShownPictures }) => {
  const items = named(partners.items, ({ partner }) => partner)
  if (items.length === 0) return null
  return (
    <section className={styles.line} data-section="partners" aria-labelledby="partners">
      <div className={sections.page}>
        <h2 id="partners">{partners.title}</h2>
        <ul data-plain>
          {items.map(({ partner, measures, source, picture }) => {
            const logo = <Logo name={partner} address={picture} pictures={pictures} />
            return (
              <li key={partner}>
                {isLink(source) ? (
                  <a href={source} rel="noreferrer">
                    {logo}
                  </a>
                ) : (
                  logo
                )}
                {measures && <small>{measures}</small>}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

interface CasesProps {
  cases: PageContent<"formats">["page"]["case_studies"]
  words: Page["cases"]
}

export const Cases = ({ cases, words }: CasesProps) => {
  const items = named(cases.items, ({ client }) => client)
  if (items.length === 0) return null
  return (
    <section className={sections.section} data-section="cases" aria-labelledby="cases">
      <div className={`${sections.page} ${styles.cases}`}>
        <SectionHeading id="cases" title={cases.title} text={cases.text} />
        <ul data-plain>
          {items.map(({ client, goal, campaign, result, measured, as_of, source, quote, quoted }) => (
            <li key={`${client} ${campaign}`}>
              <h3>{client}</h3>
              {result && <p className={styles.result}>{result}</p>}
              <dl>
                {[
                  [words.goal_label, goal],
                  [words.campaign_label, campaign],
                ].map(
                  ([label, text]) =>
                    text && (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{text}</dd>
                      </div>
                    ),
                )}
              </dl>
              {quote && (
                <figure>
                  <blockquote>{quote}</blockquote>
                  {quoted && <figcaption>{quoted}</figcaption>}
                </figure>
              )}
              <div className={styles.basis}>
                {/* A missing day is shown as not verified. */}
                <FigureNote
                  figure={{ value: result, measures: isDay(as_of) ? "" : measured, basis: measured, as_of }}
                />
                {isLink(source) && (
                  <a href={source} rel="noreferrer">
                    {words.source_label}
                    <span className={sections.unseen}>: {client}</span>
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
