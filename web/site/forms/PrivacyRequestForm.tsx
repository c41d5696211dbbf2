import { DEFAULT_LOCALE } from "@farelight/api/contract/text/locale.ts"
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from "react"
import { listen } from "../../browser/listen.ts"
import { useCurrentPage, usePageContent, useSearch } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import confirmation from "./confirmation.module.css"
import { CheckedField } from "./fields/CheckedField.tsx"
import { FieldError, FormNotice, fieldId, TextField } from "./fields/fields.tsx"
import styles from "./fields/kindField.module.css"
import form from "./form.module.css"
import { sendPrivacyRequest } from "./sending/browserBackend.ts"
import { forgetDraft } from "./sending/formDraft.ts"
import { formPaths } from "./sending/formPaths.ts"
import { type KindTexts, requestKinds } from "./sending/requestKinds.ts"
import { SENT_PARAMETER } from "./sending/sentParameters.ts"
import { useFormSubmission } from "./sending/useFormSubmission.ts"

interface KindFieldProps {
  texts: KindTexts
  name: string
  defaultValue: string
  error: string | undefined
}

const KindField = ({ texts, name, defaultValue, error }: KindFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset
      className={`stack gap-2 ${form.choices}`}
      data-section="kinds"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={`small ${form.label}`}>{texts.label}</legend>
      <div className="halves gap-3">
        {Object.entries(requestKinds).map(([kind, key], index) => (
          <label className={`${form.option} ${styles.card}`} key={kind}>
            <input
              id={index === 0 ? fieldId(name) : undefined}
              type="radio"
              name={name}
              value={kind}
              defaultChecked={kind === defaultValue}
              required
              aria-labelledby={`${id}-${key}`}
              aria-describedby={`${id}-${key}-text`}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <span className={styles.title} id={`${id}-${key}`}>
                {texts[key].title}
              </span>
              <span className={`quiet ${styles.text}`} id={`${id}-${key}-text`}>
                {texts[key].text}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

const ExplainedField = ({ text, ...field }: ComponentProps<typeof TextField> & { text: string }) => {
  const hintId = `about-${field.name}`
  const Field = field.type === "email" ? CheckedField : TextField
  return (
    <div className="stack gap-2">
      <Field {...field} hintId={hintId} />
      <p className="prose quiet" id={hintId}>
        {text}
      </p>
    </div>
  )
}

/** Does not tell whether the address is known, as anybody can enter one. */
const Sent = ({ again }: { again?: () => void }) => {
  const { sent } = usePageContent<"privacy_request">().page
  const { pathname } = useCurrentPage()
  const heading = useRef<HTMLHeadingElement>(null)
  const isInPlace = again !== undefined
  // Only a form that was sent in place moves the focus, as a page that was just loaded stays at its top.
  useEffect(() => {
    if (isInPlace) heading.current?.focus()
  }, [isInPlace])
  return (
    <div className={`card raised stack gap-5 ${confirmation.card}`} data-section="sent">
      <h3 className={confirmation.title} ref={heading} tabIndex={-1}>
        {sent.title}
      </h3>
      <p className="prose">{sent.text}</p>
      <p className="prose">{sent.missing_text}</p>
      {again ? (
        <Button className={confirmation.again} type="button" onClick={again}>
          {sent.another_label}
        </Button>
      ) : (
        <a className="link" href={pathname}>
          {sent.another_label}
        </a>
      )}
    </div>
  )
}

const useIsCorrection = (form: RefObject<HTMLFormElement | null>, isShown: boolean) => {
  const [isCorrection, setIsCorrection] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!isShown || !element) return
    const read = () => setIsCorrection(new FormData(element).get("kind") === "CORRECT")
    read()
    return listen(element, { change: read })
  }, [form, isShown])
  return isCorrection
}

const RequestForm = () => {
  const { locale, words } = useCurrentPage()
  const { form: texts, kinds } = usePageContent<"privacy_request">().page
  const { sent, field, formProps, isSending, sendingLabel, notice, sendingNotice } = useFormSubmission({
    path: formPaths.privacy,
    send: sendPrivacyRequest,
    dependents: { kind: "details" },
  })
  const isCorrection = useIsCorrection(formProps.ref, !sent)
  const { fields, form } = words
  if (sent) return <Sent again={sent.again} />
  return (
    <form className="card raised stack gap-5" aria-busy={isSending} {...formProps}>
      <FormNotice notice={notice} />
      <KindField texts={kinds} {...field("kind")} />
      <ExplainedField
        label={fields.email}
        text={texts.email_text}
        type="email"
        autoComplete="email"
        {...field("email")}
      />
      <ExplainedField
        label={fields.phone}
        text={texts.phone_text}
        type="tel"
        autoComplete="tel"
        isOptional
        {...field("phone")}
      />
      <ExplainedField label={fields.name} text={texts.name_text} autoComplete="name" isOptional {...field("name")} />
      <ExplainedField
        label={fields.details}
        text={texts.details_text}
        rows={4}
        isOptional={!isCorrection}
        {...field("details")}
      />
      {locale !== DEFAULT_LOCALE && <input type="hidden" name="locale" value={locale} />}
      <FormNotice notice={sendingNotice} />
      <div className="cluster">
        <Button type="submit" disabled={isSending}>
          {isSending ? sendingLabel(form.sendingRequest) : form.sendRequest}
        </Button>
      </div>
    </form>
  )
}

/** Without JavaScript, the page is loaded again and shows that the request was sent. */
export const PrivacyRequestForm = () => {
  const isSent = useSearch().has(SENT_PARAMETER)
  useEffect(() => {
    if (isSent) forgetDraft(formPaths.privacy)
  }, [isSent])
  return isSent ? <Sent /> : <RequestForm />
}
