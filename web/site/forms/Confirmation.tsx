import { type AwaitedPlace, fillWaitListNote } from "@farelight/api/contract/cities/findCity.ts"
import { dueAfter, englishPromise, parseReplyPromise } from "@farelight/api/contract/content/promises/promiseHours.ts"
import type { Receipt } from "@farelight/api/contract/forms/site.ts"
import { referenceAt } from "@farelight/api/contract/leads/statusLink.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useRef } from "react"
import { useCurrentPage, useGlobalContent, usePrivacySettings } from "../page/currentPage.ts"
import { Button, buttonClass } from "../sections/Button.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./confirmation.module.css"
import { LocalTime } from "./fields/LocalTime.tsx"

interface ConfirmationProps {
  receipt: Receipt | null
  next: string
  promise: string
  waits: AwaitedPlace | null
  notes: { sent: string }
  again: () => void
  titleId?: string
}

const dueOf = (receipt: Receipt | null, promise: string) => {
  const read = parseReplyPromise(englishPromise(promise))
  return receipt && read ? dueAfter(new Date(receipt.receivedAt), read).toISOString() : null
}

/** Rendered only with JavaScript; without JavaScript, the status page follows. */
export const Confirmation = ({ receipt, next, promise, waits, notes, again, titleId }: ConfirmationProps) => {
  const { after_sending: texts } = useGlobalContent()
  const { locale } = useCurrentPage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const due = dueOf(receipt, promise)
  return (
    <div className={`card raised stack gap-5 ${styles.card}`}>
      <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {receipt && (
        <p className={`muted ${styles.reference}`}>
          {texts.reference_label} <strong>{referenceAt(receipt.statusPath)}</strong>
        </p>
      )}
      {waits && <p>{fillWaitListNote(notes, waits)}</p>}
      <ConfirmationSteps next={next} due={due} isWaiting={!waits?.isListed} />
      {receipt && (
        <div className={`ruled stack gap-3 ${styles.status}`}>
          <p className="prose">{texts.status_text}</p>
          {/* A plain link, as the status page must load as a new document, without the state of this one. */}
          <a className={buttonClass("primary")} href={localized(receipt.statusPath, locale)}>
            {texts.status_label}
          </a>
        </div>
      )}
      <Button className={styles.again} type="button" onClick={again}>
        {texts.another_label}
      </Button>
    </div>
  )
}

interface WhatNextProps {
  next: string
  due: string | null
  isWaiting?: boolean
  canBook?: boolean
}

export const ConfirmationSteps = ({ next, due, isWaiting = true, canBook = true }: WhatNextProps) => {
  const { after_sending: texts, company, footer } = useGlobalContent()
  const { mailFrom = company.contact_email } = usePrivacySettings()
  return (
    <dl className={`stack gap-5 prose ${styles.facts}`}>
      {isWaiting && (
        <div>
          <dt>{texts.next_title}</dt>
          <dd>{next}</dd>
          {due && (
            <dd>
              {texts.due_label}{" "}
              <strong>
                <LocalTime moment={due} />
              </strong>
            </dd>
          )}
        </div>
      )}
      <div>
        <dt>{texts.contact_title}</dt>
        <dd>{texts.contact_text.replace(company.contact_email, mailFrom)}</dd>
        {canBook && company.booking_link && (
          <dd>
            <a href={company.booking_link}>{texts.booking_label}</a>
          </dd>
        )}
        <dd>
          {texts.never_text} <SiteLink to={paths.safety}>{footer.safety_label}</SiteLink>
        </dd>
      </div>
    </dl>
  )
}
