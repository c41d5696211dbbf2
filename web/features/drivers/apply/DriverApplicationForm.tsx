import { messages } from "@farelight/api/contract/messages.ts"
import { platforms } from "@farelight/api/modules/drivers/contract.ts"
import type { ReactNode } from "react"
import { Button } from "../../../components/Button.tsx"
import { ChoiceField } from "../../../components/form/ChoiceField.tsx"
import { FormNotice } from "../../../components/form/FormNotice.tsx"
import styles from "../../../components/form/form.module.css"
import { TextField } from "../../../components/form/TextField.tsx"
import { useFormSubmission } from "../../../components/form/useFormSubmission.ts"

interface Props {
  /** Where the form is posted while JavaScript is off. */
  path: string
  /** Within what time the driver is promised an answer. */
  promise: string
  /** What one agrees to by sending it. */
  consent: ReactNode
}

/** The driver's application. */
export const DriverApplicationForm = ({ path, promise, consent }: Props) => {
  const { field, formProps, isSending, notice } = useFormSubmission({
    path,
    sentMessage: messages.driverApplicationSent(promise),
  })
  const { defaultValue: platform, ...platformField } = field("platform")
  return (
    <form className={styles.form} aria-busy={isSending} {...formProps}>
      <FormNotice notice={notice} />
      <TextField label="Name" autoComplete="name" {...field("name")} />
      <div className={styles.row}>
        <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field("phone")} />
      </div>
      <TextField label="City" autoComplete="address-level2" {...field("city")} />
      <ChoiceField label="Platform" options={Object.values(platforms)} chosen={[platform]} {...platformField} />
      <div className={styles.row}>
        <TextField label="Vehicle year" inputMode="numeric" autoComplete="off" {...field("vehicleYear")} />
        <TextField label="Vehicle make" autoComplete="off" {...field("vehicleMake")} />
        <TextField label="Vehicle model" autoComplete="off" {...field("vehicleModel")} />
      </div>
      <div className={styles.sending}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Submitting..." : "Submit Application"}
        </Button>
        {consent}
      </div>
    </form>
  )
}
