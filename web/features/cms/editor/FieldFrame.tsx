import { Field } from "@chakra-ui/react/field"
import type { ReactNode } from "react"

interface Props {
  label: string
  fault: string | undefined
  /** What helps to fill it in. */
  note?: ReactNode
  children: ReactNode
}

/** A control with its label above, and what is wrong with it, or helps, below. */
export const FieldFrame = ({ label, fault, note, children }: Props) => (
  <Field.Root invalid={fault !== undefined} gap="1.5">
    <Field.Label fontSize="xs" letterSpacing="wide">
      {label}
    </Field.Label>
    {children}
    {note && (
      <Field.HelperText color="fg.muted" overflowWrap="anywhere">
        {note}
      </Field.HelperText>
    )}
    {fault !== undefined && <Field.ErrorText>{fault}</Field.ErrorText>}
  </Field.Root>
)
