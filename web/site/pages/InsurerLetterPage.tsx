import { dateLocales } from "@farelight/api/contract/site/locale.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { PageMeta } from "../document/PageMeta.tsx"
import styles from "../drivers/insurerLetter.module.css"
import type { LetterContent } from "../drivers/letterContent.ts"
import form from "../forms/form.module.css"
import { useHydrated } from "../forms/sending/useHydrated.ts"
import { useCurrentPage } from "../page/currentPage.ts"
import { Button, buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import sections from "../sections/sections.module.css"

const entryNames = ["name", "policy", "car"] as const

type Entries = Record<(typeof entryNames)[number], string>

const useLetterContent = () => useCurrentPage().content as LetterContent

interface LetterProps {
  entries: Entries
  date: string
}

/** What stands there, or a line to write on. */
const Entry = ({ text }: { text: string }) => (text ? <span>{text}</span> : <span className={styles.blank} />)

const Letter = ({ entries, date }: LetterProps) => {
  const { page, equipment } = useLetterContent()
  const { letter } = page
  return (
    <article className={styles.letter} data-section="letter" lang="en" aria-label={letter.title}>
      <p>
        {letter.date_label}: <Entry text={date} />
      </p>
      <p>
        <strong>{letter.subject}</strong>
      </p>
      <p>{letter.greeting}</p>
      <p>{letter.opening}</p>
      <dl>
        {entryNames.map((name) => (
          <div key={name}>
            <dt>{letter[`${name}_label`]}</dt>
            <dd>
              <Entry text={entries[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <h2>{letter.equipment_title}</h2>
      <ul>
        {equipment.map(({ name, size, weight }) => (
          <li key={name}>
            <label className={styles.format}>
              <input type="checkbox" value={name} autoComplete="off" />
              <span>
                <strong>{name}</strong>: <span>{size}</span>; <span>{weight.value}</span> {weight.measures}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p>{letter.equipment_text}</p>
      <h2>{letter.questions_title}</h2>
      <ol>
        {letter.questions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>{letter.closing}</p>
      <p className={styles.signature}>
        {letter.signature_label}: <span className={styles.blank} />
      </p>
    </article>
  )
}

/** The letter as a plain text, with the formats that are ticked in it. */
const textOf = ({ page: { letter }, equipment }: LetterContent, { entries, date }: LetterProps, ticked: string[]) =>
  [
    `${letter.date_label}: ${date}`,
    letter.subject,
    letter.greeting,
    letter.opening,
    entryNames.map((name) => `${letter[`${name}_label`]}: ${entries[name] || "____________________"}`).join("\n"),
    letter.equipment_title,
    equipment
      .map(({ name, size, weight }) => {
        const box = ticked.includes(name) ? "[x]" : "[ ]"
        return `${box} ${name}: ${size}; ${weight.value} ${weight.measures}`
      })
      .join("\n"),
    letter.equipment_text,
    letter.questions_title,
    letter.questions.map(({ text }, index) => `${index + 1}. ${text}`).join("\n"),
    letter.closing,
    entries.name,
  ].join("\n\n")

/**
 * A letter in which a driver asks the insurer. What is typed goes nowhere: the fields belong to no form and have no names,
 * so that not even the Enter key before the scripts run would put them into an address.
 */
export const InsurerLetterPage = () => {
  const content = useLetterContent()
  const { words } = useCurrentPage()
  const { global, page } = content
  const { meta, hero, steps, form: texts } = page
  const isHydrated = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<Entries>({ name: "", policy: "", car: "" })
  const [isCopied, setCopied] = useState(false)
  // The server and the browser may disagree on the day.
  const date = isHydrated ? new Date().toLocaleDateString(dateLocales.en, { dateStyle: "long" }) : ""

  const fieldOf = (name: (typeof entryNames)[number]) =>
    place.current?.querySelector<HTMLInputElement>(`[data-entry="${name}"]`)?.value.trim() ?? ""
  const read = () => {
    setEntries({ name: fieldOf("name"), policy: fieldOf("policy"), car: fieldOf("car") })
    setCopied(false)
  }
  const look = useEffectEvent(read)
  // Browsers fill fields in again on the way back, some of them only once the page is shown.
  useEffect(() => {
    look()
    window.addEventListener("pageshow", look)
    return () => window.removeEventListener("pageshow", look)
  }, [])

  const copy = async () => {
    const ticked = [...(place.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ value }) => value)
    const written = navigator.clipboard.writeText(textOf(content, { entries, date }, ticked))
    setCopied(
      await written.then(
        () => true,
        () => false,
      ),
    )
  }

  const trail = [
    { name: words.navigation.drivers, path: paths.drivers },
    { name: meta.title, path: paths.insurerLetter },
  ]
  return (
    <>
      <PageMeta brand={global.company.name} meta={meta} path={paths.insurerLetter} trail={trail} />
      <div className={styles.screen}>
        <Hero title={hero.title} text={hero.text} />
      </div>
      <div className={`${sections.page} ${styles.columns}`} ref={place}>
        <div className={`${styles.aside} ${styles.screen}`}>
          <section className={styles.fields} data-section="form" aria-labelledby="details" onInput={read}>
            <h2 id="details">{texts.title}</h2>
            {entryNames.map((name) => (
              <label className={form.field} key={name}>
                <span className={form.label}>{texts[`${name}_label`]}</span>
                <input
                  className={form.input}
                  type="text"
                  data-entry={name}
                  autoComplete={name === "name" ? "name" : "off"}
                />
              </label>
            ))}
            <div className={styles.actions}>
              <Button type="button" onClick={() => window.print()}>
                {texts.print_label}
              </Button>
              {/* Browsers have no clipboard where the connection is not secure. */}
              {isHydrated && "clipboard" in navigator && (
                <button className={buttonClass("quiet")} type="button" onClick={copy}>
                  {texts.copy_label}
                </button>
              )}
              <span role="status">{isCopied && texts.copied_label}</span>
            </div>
          </section>
          <section data-section="steps" aria-labelledby="steps">
            <h2 id="steps">{steps.title}</h2>
            <p>{steps.text}</p>
            <ol>
              {steps.items.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
        </div>
        <Letter entries={entries} date={date} />
      </div>
    </>
  )
}
