import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { type FormEvent, use, useRef, useState } from "react"
import { SiteOrigin } from "../document/PageMeta.tsx"
import { useGlobalContent, usePrivacySettings } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import styles from "./messageCheck.module.css"
import type { Finding, OurFacts, Reading } from "./readMessage.ts"

type CheckTexts = PageContent<"safety">["page"]["check"]

/** Fetched when somebody pastes a message, as nobody needs them to read the page. */
const loadRules = () => import("./readMessage.ts")

const useOurFacts = (): OurFacts => {
  const origin = use(SiteOrigin)
  const { company, social } = useGlobalContent()
  const { mailFrom } = usePrivacySettings()
  return {
    name: company.name,
    origin,
    emails: [company.contact_email, ...(mailFrom ? [mailFrom] : [])],
    phone: company.phone,
    profiles: social.links.map(({ url }) => url).filter(isLink),
  }
}

const summaryOf = ({ findings, asks }: Reading): keyof CheckTexts["summary"] => {
  const [worst] = findings
  if (worst?.verdict === "not_ours") return "not_ours"
  return asks.length > 0 ? "asks" : (worst?.verdict ?? "nothing")
}

const FindingItem = ({ finding: { kind, text, verdict, trick }, texts }: { finding: Finding; texts: CheckTexts }) => {
  const advice: Readonly<Record<string, string>> = texts.findings
  return (
    <li data-verdict={verdict}>
      <strong className={styles.verdict}>{texts[`${verdict}_label`]}</strong>
      <span className={styles.found}>{text}</span>
      <p>{advice[trick ?? `${kind}_${verdict}`]}</p>
    </li>
  )
}

const Result = ({ reading: { findings, asks }, texts }: { reading: Reading; texts: CheckTexts }) => (
  <>
    {asks.length > 0 && (
      <div className={styles.asks}>
        <h3>{texts.asks.title}</h3>
        <ul>
          {asks.map((ask) => (
            <li key={ask}>{texts.asks[ask]}</li>
          ))}
        </ul>
      </div>
    )}
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <FindingItem key={`${finding.kind} ${finding.text}`} finding={finding} texts={texts} />
      ))}
    </ul>
    <p className={styles.note}>{texts.note}</p>
  </>
)

/** Compares what somebody got with the company's addresses, in the browser alone: nothing is sent or kept. */
export const MessageCheck = ({ texts, reportLabel }: { texts: CheckTexts; reportLabel: string }) => {
  const facts = useOurFacts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reading, setReading] = useState<Reading | "unread">()

  const compare = async () => {
    try {
      const { readMessage } = await loadRules()
      setReading(readMessage(field.current?.value ?? "", facts))
    } catch {
      // Offline, the reader's own eyes are left.
      setReading("unread")
    }
  }
  const onInput = ({ nativeEvent }: FormEvent) => {
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste") void compare()
    else setReading(undefined)
  }

  const summary = typeof reading === "object" ? summaryOf(reading) : undefined
  return (
    <div>
      <SectionHeading id="check-title" title={texts.title} text={texts.text} />
      <p className={styles.without}>{texts.without_text}</p>
      <div className={styles.check}>
        <label className={styles.label} htmlFor="message">
          {texts.label}
        </label>
        {/* It has no name, and stands in no form: a browser could put it into the address. */}
        <textarea
          id="message"
          ref={field}
          className={styles.field}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void loadRules().catch(() => null)}
          onInput={onInput}
        />
        <Button type="button" onClick={() => void compare()}>
          {texts.button_label}
        </Button>
        <div className={styles.summary} role="status" data-verdict={summary}>
          {summary ? texts.summary[summary] : reading && texts.without_text}
        </div>
        {typeof reading === "object" && <Result reading={reading} texts={texts} />}
        {(summary === "not_ours" || summary === "asks") && (
          <a className={styles.report} href="#report">
            {reportLabel}
          </a>
        )}
      </div>
    </div>
  )
}
