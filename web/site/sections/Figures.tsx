import { type Figure, figureNote, hasBasis, valueIn } from "@farelight/api/contract/content/figures/figure.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import styles from "./figures.module.css"
import sections from "./sections.module.css"

export const FigureValue = ({ figure }: { figure: Figure }) => {
  const { locale } = useCurrentPage()
  return <span className={hasBasis(figure) ? styles.value : styles.plain}>{valueIn(figure.value, locale)}</span>
}

/** Shows the basis and date of a figure, or marks it as unverified or planned. */
export const FigureNote = ({ figure, isPlanned = false }: { figure: Figure; isPlanned?: boolean }) => {
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
  const unverified = isPlanned ? words.planned : words.unverified
  return <small className={styles.note}>{figureNote(figure, { ...words, unverified }, dateLocales[locale])}</small>
}

export const FigureNotes = ({ figures }: { figures: readonly Figure[] }) => {
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
  if (figures.length === 0) return null
  return (
    <small className={styles.note}>
      {figures
        .map((figure) => `${valueIn(figure.value, locale)}: ${figureNote(figure, words, dateLocales[locale])}`)
        .join(" ")}
    </small>
  )
}

interface FigureListProps {
  items: readonly { figure: Figure; label: string }[]
  className: string | undefined
}

/** Marks figures without a basis; a footnote explains the mark. */
export const FigureList = ({ items, className }: FigureListProps) => {
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
  const hasUnverified = items.some(({ figure }) => !hasBasis(figure))
  return (
    <>
      <dl className={className}>
        {items.map(({ figure, label }) => (
          <div className={styles.item} key={label}>
            <dt>
              {label}
              <small className={styles.note}>
                {figureNote(figure, { ...words, unverified: "" }, dateLocales[locale])}
              </small>
            </dt>
            <dd>
              <FigureValue figure={figure} />
              {!hasBasis(figure) && (
                <>
                  <sup className={styles.mark} aria-hidden="true">
                    *
                  </sup>
                  <span className={sections.unseen}> ({words.unverified})</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hasUnverified && (
        <p className={styles.legend} aria-hidden="true">
          * {words.unverified}.
        </p>
      )}
    </>
  )
}
