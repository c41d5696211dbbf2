import type { AskedFile, SentFile } from "@farelight/api/contract/forms/site.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { FormNotice } from "../forms/fields/fields.tsx"
import { LocalTime } from "../forms/fields/LocalTime.tsx"
import { FILE_PARAMETER, FILES_ID } from "../forms/sending/sentParameters.ts"
import { useCurrentPage, usePageContent, useSearch } from "../page/currentPage.ts"
import { FileForm } from "./FileForm.tsx"
import styles from "./files.module.css"
import type { FileSending } from "./useFileSending.ts"

interface FilesProps {
  sending: FileSending
  /** False if the submission was rejected. */
  isOpen: boolean
}

export const FilesSection = ({ sending, isOpen }: FilesProps) => {
  const texts = usePageContent<"status">().page.files
  const { asked, sent, left } = sending.files
  const isSendable = isOpen && left > 0
  // The form stays until the result of the last permitted file is shown.
  const isUnderWay = sending.upload?.requestId === null
  if (!isOpen && sent.length === 0) return null
  return (
    <section className={"card raised stack gap-5"} id={FILES_ID} data-section="files" aria-labelledby="files-title">
      <div className="stack gap-2">
        <h2 className="subtitle" id="files-title">
          {texts.title}
        </h2>
        <p className="quiet">{texts.text}</p>
      </div>
      <Posted />
      {asked.length > 0 && (
        <ol className="stack gap-5">
          {asked.map((one) => (
            <Step key={one.id} asked={one} sending={sending} isSendable={isSendable} />
          ))}
        </ol>
      )}
      {sent.length > 0 && <SentList sent={sent} />}
      {(isSendable || isUnderWay) && (
        <FileForm
          sending={sending}
          requestId={null}
          look="quiet"
          label={asked.length > 0 || sent.length > 0 ? texts.other_label : texts.choose_label}
          isSendable={isSendable}
        />
      )}
      {isOpen && left === 0 && <p className="quiet">{texts.full}</p>}
    </section>
  )
}

const Posted = () => {
  const texts = usePageContent<"status">().page.files
  const { answer } = useCurrentPage()
  const search = useSearch()
  if (answer?.parameter === FILE_PARAMETER && answer.result.outcome === "failed")
    return <FormNotice notice={{ kind: "error", text: answer.result.message }} />
  return search.has(FILE_PARAMETER) ? <FormNotice notice={{ kind: "success", text: texts.done }} /> : null
}

interface StepProps {
  asked: AskedFile
  sending: FileSending
  isSendable: boolean
}

const Step = ({ asked: { id, what, answeredAt }, sending, isSendable }: StepProps) => {
  const texts = usePageContent<"status">().page.files
  const titleId = `asked-${id}`
  return (
    <li className={`stack gap-3 ${styles.step}`} data-done={answeredAt !== null || undefined}>
      <h3 className={styles.what} id={titleId}>
        <span className={`quiet ${styles.state}`}>{answeredAt ? texts.received_label : texts.needed_label}</span>{" "}
        <span>{what}</span>
      </h3>
      <FileForm
        sending={sending}
        requestId={id}
        look="primary"
        label={texts.choose_label}
        describedBy={titleId}
        isSendable={isSendable && !answeredAt}
      />
    </li>
  )
}

const UNITS = [
  ["megabyte", 1e6],
  ["kilobyte", 1e3],
] as const

const useSize = () => {
  const { locale } = useCurrentPage()
  return (bytes: number) => {
    const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[1]
    const style = { style: "unit", unit, maximumFractionDigits: bytes / size < 10 ? 1 : 0 } as const
    return new Intl.NumberFormat(dateLocales[locale], style).format(bytes / size)
  }
}

const SentList = ({ sent }: { sent: readonly SentFile[] }) => {
  const texts = usePageContent<"status">().page.files
  const sizeOf = useSize()
  return (
    <div className="stack gap-2">
      <h3 className={styles.title} id="files-sent">
        {texts.sent_title}
      </h3>
      <ul className={`stack gap-3 ${styles.sent}`} aria-labelledby="files-sent">
        {sent.map(({ id, name, size, sentAt }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={`quiet ${styles.facts}`}>
              {sizeOf(size)}
              {", "}
              <LocalTime moment={sentAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
