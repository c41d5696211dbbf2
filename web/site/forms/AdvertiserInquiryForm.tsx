import { paths } from "@farelight/api/contract/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { adFormats } from "@farelight/api/modules/advertisers/contract.ts"
import { type RefObject, useEffect, useState } from "react"
import { sendAdvertiserInquiry } from "../browser/browserBackend.ts"
import { useGlobalContent, useWords } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { Consent } from "./Consent.tsx"
import { ChoiceField, FormNotice, TextField } from "./fields.tsx"
import styles from "./form.module.css"
import { Trap } from "./Trap.tsx"
import { useFormSubmission } from "./useFormSubmission.ts"

/** Whether any option of the field is checked, also after the browser restored the form or a reset emptied it. */
const useHasChoice = (form: RefObject<HTMLFormElement | null>, field: string) => {
  const [hasChoice, setHasChoice] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => setHasChoice(new FormData(element).has(field))
    // A reset event precedes the change of the fields.
    const readAfterReset = () => queueMicrotask(read)
    read()
    element.addEventListener("change", read)
    element.addEventListener("reset", readAfterReset)
    return () => {
      element.removeEventListener("change", read)
      element.removeEventListener("reset", readAfterReset)
    }
  }, [form, field])
  return hasChoice
}

/** The advertiser's contact form. */
export const AdvertiserInquiryForm = () => {
  const { promises } = useGlobalContent()
  const { form: words, fields, options } = useWords()
  const { choices, field, formProps, isHydrated, isSending, sendingLabel, notice } = useFormSubmission({
    path: `${paths.contact}#inquiry`,
    sentMessage: fillWords(words.inquirySent, { promise: promises.advertiser_reply }),
    send: sendAdvertiserInquiry,
    choiceFields: ["adFormats"],
  })
  const hasFormat = useHasChoice(formProps.ref, "adFormats")
  const { error: formatsError } = field("adFormats")
  return (
    <form className={styles.form} aria-busy={isSending} {...formProps}>
      <FormNotice notice={notice} />
      <div className={styles.row}>
        <TextField label={fields.contactName} autoComplete="name" {...field("contactName")} />
        <TextField label={fields.companyName} autoComplete="organization" {...field("companyName")} />
      </div>
      <div className={styles.row}>
        <TextField label={fields.email} type="email" autoComplete="email" {...field("email")} />
        <TextField label={fields.location} autoComplete="off" {...field("location")} />
      </div>
      <ChoiceField
        label={fields.adFormats}
        name="adFormats"
        names={options}
        options={Object.values(adFormats)}
        chosen={choices.adFormats ?? []}
        error={formatsError}
        multiple
      />
      <TextField label={fields.message} rows={6} {...field("message")} />
      <div className={styles.sending}>
        {/* Without JavaScript nothing could enable the button again: then the server asks for a format. */}
        <Button type="submit" disabled={isSending || (isHydrated && !hasFormat)}>
          {isSending ? sendingLabel(words.sendingInquiry) : words.sendInquiry}
        </Button>
        <Consent />
      </div>
      <Trap />
    </form>
  )
}
