import { fillWaitListNote, waitNotice } from "@farelight/api/contract/cities/findCity.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { SubmissionStatus } from "@farelight/api/contract/forms/site.ts"
import type { LeadStatus } from "@farelight/api/contract/leads/leadStatus.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useState } from "react"
import { useHydrated } from "../browser/useHydrated.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { ConfirmationSteps } from "../forms/Confirmation.tsx"
import { FormNotice } from "../forms/fields/fields.tsx"
import { LocalDay, LocalTime } from "../forms/fields/LocalTime.tsx"
import { forgetDraft } from "../forms/sending/formDraft.ts"
import { formPaths } from "../forms/sending/formPaths.ts"
import {
  CALL_PARAMETER,
  CORRECTED_PARAMETER,
  FILE_PARAMETER,
  FILES_ID,
  SENT_PARAMETER,
} from "../forms/sending/sentParameters.ts"
import { RouteSteps } from "../layout/RouteSteps.tsx"
import { useCurrentPage, usePageContent, useSearch, useWords } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { Hero, UnknownLink } from "../sections/Hero.tsx"
import { CallForm } from "../status/CallForm.tsx"
import { CorrectionForm } from "../status/CorrectionForm.tsx"
import { FilesSection } from "../status/FilesSection.tsx"
import { useFileSending } from "../status/useFileSending.ts"
import styles from "./styles/status.module.css"

type StatusContent = PageContent<"status"> & { status: SubmissionStatus | null }

const useStatusContent = () => usePageContent<StatusContent>()

const DRIVER = "d"
const REJECTED = "rejected"

export const StatusPage = () => {
  const { page, status } = useStatusContent()
  return (
    <>
      <PageMeta meta={page.meta} />
      <meta name="robots" content="noindex" />
      {status ? <Standing status={status} /> : <UnknownLink unknown={page.unknown} to={paths.contact} />}
    </>
  )
}

const useWait = ({ letter, waitsFor: name, dueAt }: SubmissionStatus) => {
  const { driver_city_notes, advertiser_city_notes } = useStatusContent().global
  const note = name && fillWaitListNote(letter === DRIVER ? driver_city_notes : advertiser_city_notes, { name })
  return { note, isAll: Boolean(note) && !dueAt }
}

const useNotice = ({ letter, status }: SubmissionStatus, { note, isAll }: ReturnType<typeof useWait>) => {
  const { global, page } = useStatusContent()
  const { result, parameter } = useCurrentPage().answer ?? {}
  const search = useSearch()
  const isDriver = letter === DRIVER
  const { driver_reply, advertiser_reply } = global.promises
  const { form: words } = useWords()
  const isSent = search.has(SENT_PARAMETER)
  useEffect(() => {
    if (isSent) forgetDraft(isDriver ? formPaths.driver : formPaths.advertiser)
  }, [isSent, isDriver])
  const success = (text: string) => ({ kind: "success", text }) as const
  if (search.has(CORRECTED_PARAMETER)) return success(page.correction.done)
  if (search.has(CALL_PARAMETER)) return success(page.call.done)
  // The form that failed is no longer on the page, so the page shows its error.
  const isGone = parameter === FILE_PARAMETER ? status === REJECTED : status !== "pending"
  if (isGone && result?.outcome === "failed") return { kind: "error", text: result.message } as const
  if (!isSent) return undefined
  const sent = isDriver
    ? fillWords(words.applicationSent, { promise: driver_reply })
    : fillWords(words.inquirySent, { promise: advertiser_reply })
  return success(note && isAll ? waitNotice(sent, note) : sent)
}

const stops: readonly LeadStatus[] = ["pending", "contacted", "approved"]

const Needed = ({ what }: { what: readonly string[] }) => {
  const { files } = useStatusContent().page
  const { locale } = useCurrentPage()
  const list = new Intl.ListFormat(dateLocales[locale]).format(what)
  return (
    <a className={styles.needed} href={`#${FILES_ID}`}>
      {files.needed_label}: {list}
    </a>
  )
}

const Progress = ({ status, needed }: { status: SubmissionStatus; needed: readonly string[] }) => {
  const { hello, states } = useStatusContent().page
  const current = stops.indexOf(status.status)
  const steps = stops.map((stop, index) => {
    const moment = index <= current ? status.reachedAt[stop] : undefined
    const isAsked = index === current && needed.length > 0
    return {
      title: states[stop].title,
      text: (moment || isAsked) && (
        <>
          {moment && <LocalDay moment={moment} />}
          {isAsked && <Needed what={needed} />}
        </>
      ),
    }
  })
  return (
    <RouteSteps steps={[...steps, { title: hello.on_the_road_label }]} current={current} label={hello.progress_label} />
  )
}

const ComeBack = () => {
  const { hello } = useStatusContent().page
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  // Browsers offer the clipboard on secure origins only.
  if (!isHydrated || !("clipboard" in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(location.origin + location.pathname).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="cluster">
      <button className={buttonClass("quiet")} type="button" onClick={copy}>
        {hello.copy_label}
      </button>
      <span role="status">{isCopied && hello.copied_label}</span>
    </div>
  )
}

const Standing = ({ status }: { status: SubmissionStatus }) => {
  const { global, page } = useStatusContent()
  const search = useSearch()
  const { after_sending: texts } = global
  const { hello } = page
  const wait = useWait(status)
  const notice = useNotice(status, wait)
  const sending = useFileSending(status.files)
  const needed = sending.files.asked.filter(({ answeredAt }) => !answeredAt).map(({ what }) => what)
  const state = page.states[status.status]
  const isDriver = status.letter === DRIVER
  const isOnTheWay = stops.includes(status.status)
  // Files come first if a request was unanswered when the page was loaded, so that they do not move during an upload.
  const isAsked = status.files.asked.some(({ answeredAt }) => !answeredAt)
  const files = <FilesSection sending={sending} isOpen={isOnTheWay} />
  return (
    <>
      <Hero
        section="states"
        title={state.title}
        text={state.text}
        below={isOnTheWay && <Progress status={status} needed={needed} />}
      />
      <div className={`page opening split ${styles.columns}`}>
        <div className="stack gap-6 start prose">
          <FormNotice notice={notice} />
          <section data-section="hello">
            <p className="subtitle">
              {hello.greeting}, {status.firstName}
            </p>
            <dl className={`facts below ${styles.facts}`}>
              <div>
                <dt>{hello.reference_label}</dt>
                <dd>{status.reference}</dd>
              </div>
              {!isOnTheWay && (
                <div>
                  <dt>{hello.received_label}</dt>
                  <dd>
                    <LocalTime moment={status.receivedAt} />
                  </dd>
                </div>
              )}
            </dl>
          </section>
          {isAsked && files}
          {wait.note && !notice?.text.endsWith(wait.note) && <p>{wait.note}</p>}
          {status.isOverdue && <p>{hello.overdue}</p>}
          <ConfirmationSteps
            next={isDriver ? texts.driver_next : texts.advertiser_next}
            due={status.isOverdue ? null : status.dueAt}
            isWaiting={status.status === "pending" && !wait.isAll}
            canBook={isOnTheWay}
          />
          <p>{hello.keep}</p>
          <ComeBack />
          {!isAsked && files}
        </div>
        <div className="stack gap-6">
          {isDriver && status.status === "pending" && <CorrectionForm isVehicleUnknown={status.isVehicleUnknown} />}
          {status.callDays.length > 0 && !search.has(CALL_PARAMETER) && <CallForm days={status.callDays} />}
        </div>
      </div>
    </>
  )
}
