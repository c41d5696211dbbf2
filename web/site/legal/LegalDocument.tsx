import type { LegalSection } from "@farelight/api/contract/content/pages/legalSection.ts"
import { Link } from "react-router-dom"
import { Hero } from "../Hero.tsx"
import sections from "../sections.module.css"
import { LegalText } from "./LegalText.tsx"
import styles from "./legalDocument.module.css"

interface LegalDocumentProps {
  title: string
  /** When it was last updated, in words. */
  date: string
  sections: Record<string, LegalSection>
}

const anchorOf = (sectionId: string) => sectionId.replaceAll("_", "-")

/** A legal document: its sections in order, and a table of contents that leads to each. */
export const LegalDocument = ({ title, date, sections: named }: LegalDocumentProps) => {
  const all = Object.entries(named).map(([id, section]) => ({ ...section, id, anchor: anchorOf(id) }))
  return (
    <>
      <Hero title={title} text={date} />
      <div className={`${sections.page} ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol>
            {all.map(({ anchor, title }) => (
              <li key={anchor}>
                <Link to={`#${anchor}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.document}>
          {all.map(({ id, anchor, title, text, parts = {} }) => (
            <section id={anchor} key={anchor} data-section={id} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`}>{title}</h2>
              <LegalText text={text} />
              {Object.entries(parts).map(([partId, part]) => (
                <section key={partId}>
                  <h3>{part.title}</h3>
                  <LegalText text={part.text} />
                </section>
              ))}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}
