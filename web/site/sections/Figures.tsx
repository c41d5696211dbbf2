import { type Figure, figureNote, hasBasis, valueIn } from "@farelight/api/contract/content/figures/figure.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import styles from "./figures.module.css"

export const FigureValue = ({ figure }: { figure: Figure }) => {
  const { locale } = useCurrentPage()
  return <span className={`figure ${styles.value}`}>{valueIn(figure.value, locale)}</span>
}

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

/** Figures without a basis share one note below the list. The note calls them the company's own figures. */
export const FigureList = ({ items, className }: FigureListProps) => {
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
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
            </dd>
          </div>
        ))}
      </dl>
      {items.some(({ figure }) => !hasBasis(figure)) && <p className="quiet below">{words.unverified_title}.</p>}
    </>
  )
}
