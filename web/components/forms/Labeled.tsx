import type { ComponentProps, ReactNode } from "react"
import { Field } from "../chakra.ts"

interface Props extends ComponentProps<typeof Field.Root> {
  label?: string
  isQuiet?: boolean
  help?: ReactNode
  fault?: string | undefined
}

export const Labeled = ({ label, isQuiet = false, help, fault, children, ...root }: Props) => (
  <Field.Root {...(isQuiet && { gap: "1" })} invalid={fault !== undefined} {...root}>
    {label && <Field.Label {...(isQuiet && { color: "fg.muted", fontWeight: "normal" })}>{label}</Field.Label>}
    {children}
    {help && <Field.HelperText>{help}</Field.HelperText>}
    {fault && <Field.ErrorText>{fault}</Field.ErrorText>}
  </Field.Root>
)
