import type { ReactNode } from "react"
import { Button, type ButtonProps, Stack, Text } from "../chakra.ts"
import type { FormState } from "./useForm.ts"

/** Why something failed, where no field says so. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <Text role="alert" color="fg.error" fontSize="sm" _empty={{ display: "none" }}>
    {children}
  </Text>
)

/** The fields of a form, one below the other, and why the last attempt failed. */
export const Form = ({ form: { props, failure }, children }: { form: FormState; children: ReactNode }) => (
  <form {...props}>
    <Stack gap="5">
      {children}
      <Failure>{failure}</Failure>
    </Stack>
  </form>
)

interface SubmitProps extends Omit<ButtonProps, "form"> {
  form: FormState
  /** What it says, and what it says meanwhile. */
  action: readonly [label: string, busyLabel: string]
}

/** Sends a form. */
export const SubmitButton = ({ form, action: [label, busyLabel], ...button }: SubmitProps) => (
  <Button
    type="submit"
    form={form.props.id}
    colorPalette="brand"
    loading={form.isBusy}
    loadingText={busyLabel}
    {...button}
  >
    {label}
  </Button>
)
