import type { ButtonHTMLAttributes, ReactNode } from "react"
import styles from "./forms.module.css"
import { FormContext, type FormState } from "./useForm.ts"

export const Failure = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.failure} hidden={!children}>
    {children}
  </p>
)

export const Form = ({ form, children }: { form: FormState; children: ReactNode }) => (
  <form {...form.props}>
    <div className={styles.form}>
      {form.draft?.isRestored && (
        <p className={styles.restored}>
          What you entered before is here again.{" "}
          <FormButton look="underlined" onClick={form.draft.startOver}>
            Start over
          </FormButton>
        </p>
      )}
      <FormContext value={form}>{children}</FormContext>
      <Failure>{form.failure}</Failure>
    </div>
  </form>
)

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "form"> {
  look: "solid" | "outline" | "underlined"
  form?: string
  isSmall?: boolean
}

export const FormButton = ({ look, isSmall = look === "underlined", ...button }: ButtonProps) => (
  <button type="button" className={`${styles.button} ${isSmall ? styles.small : ""} ${styles[look]}`} {...button} />
)

interface SubmitProps {
  form: FormState
  action: readonly [label: string, busyLabel: string]
  isSmall?: boolean
  disabled?: boolean
}

export const SubmitButton = ({ form, action: [label, busyLabel], isSmall, disabled }: SubmitProps) => (
  <FormButton look="solid" type="submit" form={form.props.id} {...{ isSmall }} disabled={disabled || form.isBusy}>
    {form.isBusy && <span className={styles.spinner} />}
    {form.isBusy ? busyLabel : label}
  </FormButton>
)
