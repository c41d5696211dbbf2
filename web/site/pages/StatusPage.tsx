import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { SubmissionStatus } from "@farelight/api/contract/site/site.ts"
import { CITY_PARAMETER, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { useEffect } from "react"
import { PageMeta } from "../document/PageMeta.tsx"
import { WhatNext } from "../forms/Confirmation.tsx"
import { CorrectionForm } from "../forms/CorrectionForm.tsx"
import { FormNotice } from "../forms/fields/fields.tsx"
import { LocalTime } from "../forms/fields/LocalTime.tsx"
import { forgetDraft } from "../forms/sending/formDraft.ts"
import { formPaths } from "../forms/sending/formPaths.ts"
import { CORRECTED_PARAMETER, SENT_PARAMETER } from "../forms/sending/sentParameters.ts"
import { useCurrentPage, useSearch, useWords } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import sections from "../sections/sections.module.css"
import styles from "./styles/status.module.css"

type StatusContent = PageContent<"status"> & { status: SubmissionStatus | null }

const useStatusContent = () => useCurrentPage().content as StatusContent

const DRIVER = "d"

/** How a submission stands, for whoever has its link. */
export const StatusPage = () => {
  const { global, page, status } = useStatusContent()
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <meta name="robots" content="noindex" />
      {status ? <Standing status={status} /> : <Unknown />}
    </>
  )
}

const Unknown = () => {
  const { unknown } = useStatusContent().page
  return (
    <Hero
      section="unknown"
      title={unknown.title}
      text={unknown.text}
      action={<ButtonLink to={paths.contact}>{unknown.button_label}</ButtonLink>}
    />
  )
}

/** What the page says about the form that led to it, if one did. */
const useNotice = ({ letter, status }: SubmissionStatus) => {
  const { global, page } = useStatusContent()
  const { result } = useCurrentPage().answer ?? {}
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
  // Its form is not there any more.
  if (status !== "pending" && result?.outcome === "failed") return { kind: "error", text: result.message } as const
  if (!isSent) return undefined
  return success(
    isDriver
      ? fillWords(words.applicationSent, { promise: driver_reply })
      : fillWords(words.inquirySent, { promise: advertiser_reply }),
  )
}

const Standing = ({ status }: { status: SubmissionStatus }) => {
  const content = useStatusContent()
  const { global, page } = content
  const { after_sending: texts } = global
  const { hello } = page
  const notice = useNotice(status)
  const search = useSearch()
  const waiting = content.cities.find(({ slug }) => slug === search.get(CITY_PARAMETER))
  const state = page.states[status.status]
  const isDriver = status.letter === DRIVER
  const notes = isDriver ? global.driver_city_notes : global.advertiser_city_notes
  return (
    <>
      <Hero section="states" title={state.title} text={state.text} />
      <div className={`${sections.page} ${styles.columns}`}>
        <div className={styles.standing}>
          <FormNotice notice={notice} />
          <section data-section="hello">
            <p className={styles.hello}>
              {hello.greeting}, {status.firstName}
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{hello.reference_label}</dt>
                <dd>{status.reference}</dd>
              </div>
              <div>
                <dt>{hello.received_label}</dt>
                <dd>
                  <LocalTime moment={status.receivedAt} siteZone={status.timeZone} />
                </dd>
              </div>
            </dl>
          </section>
          {waiting && <p>{notes.sent.replaceAll("{city}", waiting.name)}</p>}
          {status.isOverdue && <p>{hello.overdue}</p>}
          <WhatNext
            next={isDriver ? texts.driver_next : texts.advertiser_next}
            due={status.isOverdue ? null : status.dueAt}
            siteZone={status.timeZone}
            isWaiting={status.status === "pending"}
          />
          <p>{hello.keep}</p>
        </div>
        {isDriver && status.status === "pending" && <CorrectionForm />}
      </div>
    </>
  )
}
