import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import type { LegalSection } from "@farelight/api/contract/content/pages/legalSection.ts"
import type { LegalSummary } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { DEFAULT_LOCALE } from "@farelight/api/contract/text/locale.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { useCurrentPage, useGlobalContent, usePageContent } from "../page/currentPage.ts"
import { LinkedText } from "../page/LinkedText.tsx"
import { ButtonLink } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { NotFoundPage } from "./NotFoundPage.tsx"
import styles from "./styles/legal.module.css"

const LIST_MARK = "- "

const isListLine = (line: string) => line.startsWith(LIST_MARK)

/** The operator's plain text: empty lines separate paragraphs, and lines that begin with "- " form a list. */
const LegalText = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n").map((line) => line.trim())
    if (!lines.every(isListLine))
      return (
        <p key={block}>
          <LinkedText text={block} />
        </p>
      )
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>
            <LinkedText text={line.slice(LIST_MARK.length)} />
          </li>
        ))}
      </ul>
    )
  })

interface LegalDocumentProps {
  title: string
  date: string
  sections: Record<string, LegalSection>
  summary?: LegalSummary | undefined
  sample: string
}

const anchorOf = (sectionId: string) => sectionId.replaceAll("_", "-")

const LegalDocument = ({ title, date, sections: named, summary, sample }: LegalDocumentProps) => {
  const { locale } = useCurrentPage()
  const all = Object.entries(named).flatMap(([id, { parts = {}, ...section }]) => {
    const shown = Object.entries(parts).filter(([, { text }]) => text.trim() !== "")
    // Sections about features that are disabled have no text, so they are left out.
    return section.text.trim() === "" && shown.length === 0 ? [] : [{ ...section, shown, id, anchor: anchorOf(id) }]
  })
  return (
    <>
      <Hero title={title} text={date} below={sample && <p className={styles.sample}>{sample}</p>} />
      {summary && (
        <section className={`page ${styles.text} ${styles.summary}`} aria-labelledby="summary">
          <h2 id="summary">{summary.title}</h2>
          {summary.text && <LegalText text={summary.text} />}
          <p className={styles.governs}>{summary.note}</p>
        </section>
      )}
      <div className={`page opening split ${styles.columns}`} lang={locale === DEFAULT_LOCALE ? undefined : "en"}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <details>
            <summary>Contents</summary>
            <ol className={styles.entries}>
              {all.map(({ anchor, title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <article className={`${styles.text} ${styles.document}`}>
          {all.map(({ id, anchor, title, text, shown }) => (
            <section id={anchor} key={anchor} data-section={id} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`}>{title}</h2>
              <LegalText text={text} />
              {shown.map(([partId, part]) => (
                <section key={partId}>
                  <h3>{part.title}</h3>
                  <LegalText text={part.text} />
                </section>
              ))}
            </section>
          ))}
          <div className="actions" lang={locale}>
            <ButtonLink look="quiet" to={paths.privacyRequest}>
              {useGlobalContent().footer.privacy_label}
            </ButtonLink>
          </div>
        </article>
      </div>
    </>
  )
}

export const LegalPage = () => {
  const { page, summary, isSample } = usePageContent<"privacy_policy" | "terms_of_service" | "driver_agreement">()
  if (!("hero" in page)) return <NotFoundPage />
  const { meta, hero, ...others } = page
  const { publication, ...sections } = { publication: null, ...others }
  return (
    <>
      <PageMeta meta={meta} {...(publication && { path: pathOfPage.driver_agreement })} />
      <LegalDocument
        title={hero.title}
        date={hero.text}
        sections={sections}
        summary={summary}
        sample={isSample && "sample" in hero ? hero.sample : ""}
      />
    </>
  )
}
