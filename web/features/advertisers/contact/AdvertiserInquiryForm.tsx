import { messages } from "@farelight/api/contract/messages.ts"
import { adFormats } from "@farelight/api/modules/advertisers/contract.ts"
import type { ReactNode } from "react"
import { Button } from "../../../components/Button.tsx"
import { ChoiceField } from "../../../components/form/ChoiceField.tsx"
import { FormNotice } from "../../../components/form/FormNotice.tsx"
import styles from "../../../components/form/form.module.css"
import { TextField } from "../../../components/form/TextField.tsx"
import { useFormSubmission } from "../../../components/form/useFormSubmission.ts"
import { useHasChoice } from "../../../components/form/useHasChoice.ts"

interface Props {
  /** Where the form is posted while JavaScript is off. */
  path: string
  /** Within what time the advertiser is promised an answer. */
  promise: string
  /** What one agrees to by sending it. */
  consent: ReactNode
}

/** The advertiser's contact form. */
export const AdvertiserInquiryForm = ({ path, promise, consent }: Props) => {
  const { choices, field, formProps, isHydrated, isSending, notice } = useFormSubmission({
    path,
    sentMessage: messages.advertiserInquirySent(promise),
  })
  const hasFormat = useHasChoice(formProps.ref, "adFormats")
  const { error: formatsError } = field("adFormats")
  return (
    <form className={styles.form} aria-busy={isSending} {...formProps}>
      <FormNotice notice={notice} />
      <div className={styles.row}>
        <TextField label="Contact name" autoComplete="name" {...field("contactName")} />
        <TextField label="Company name" autoComplete="organization" {...field("companyName")} />
      </div>
      <div className={styles.row}>
        <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
        <TextField label="Location" autoComplete="off" {...field("location")} />
      </div>
      <ChoiceField
        label="Ad formats"
        name="adFormats"
        options={Object.values(adFormats)}
        chosen={choices.adFormats ?? []}
        error={formatsError}
        multiple
      />
      <TextField label="Message" rows={6} {...field("message")} />
      <div className={styles.sending}>
        {/* Without JavaScript nothing could enable the button again: there the server asks for a format. */}
        <Button type="submit" disabled={isSending || (isHydrated && !hasFormat)}>
          {isSending ? "Sending..." : "Send Message"}
        </Button>
        {consent}
      </div>
    </form>
  )
}
