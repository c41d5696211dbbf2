import { englishWords } from "@farelight/api/contract/words/en.ts"
import { useId } from "react"
import { Flex, Stack, Text, Textarea } from "../../../components/chakra.ts"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { ToggleButton, toggleOption } from "../../../components/list/ToggleGroup.tsx"
import type { AddedField } from "../lead/leadKind.ts"

interface Props {
  field: AddedField
  text: string
  chosen: readonly string[]
  isRequired: boolean
  fault: string | undefined
  write: (text: string) => void
  choose: (chosen: string[]) => void
}

const labelOf = (name: string) => {
  const labels: Readonly<Record<string, string>> = englishWords.fields
  return labels[name] ?? name
}

const WIDE = { md: "1 / -1" }

const Choice = ({ field: { name: field, options = {}, isList }, chosen, fault, choose }: Props) => {
  const id = useId()
  const named = Object.entries(options).map(([name, words]) => ({ name, label: words }))
  return (
    <Stack role="group" aria-labelledby={id} gap="1.5" gridColumn={isList ? WIDE : undefined}>
      <Text id={id} fontSize="sm" fontWeight="medium">
        {labelOf(field)}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {named.map(({ name, label: words }, index) => (
          <ToggleButton
            key={name}
            isPressed={chosen.includes(name)}
            // After a refusal, an invalid control gets the focus, so the first button is marked as invalid.
            aria-invalid={(fault !== undefined && index === 0) || undefined}
            aria-describedby={fault && `${id}-fault`}
            onClick={() =>
              choose(isList ? toggleOption({ options: named, chosen }, name) : chosen.includes(name) ? [] : [name])
            }
          >
            {words}
          </ToggleButton>
        ))}
      </Flex>
      {fault && (
        <Text id={`${id}-fault`} color="fg.error" fontSize="xs" aria-live="polite">
          {fault}
        </Text>
      )}
    </Stack>
  )
}

export const AddedFieldControl = (props: Props) => {
  const { field, text, isRequired, fault, write } = props
  const { name, role } = field
  const label = labelOf(name)
  if (role === "choice") return <Choice {...props} />
  if (role !== "text")
    return (
      <TextField
        label={label}
        name={name}
        // With type `email`, the message for invalid input would depend on the browser.
        inputMode={role === "address" ? "email" : name === "phone" ? "tel" : undefined}
        autoComplete="off"
        aria-required={isRequired || undefined}
        data-field="added"
        data-autofocus
        error={fault}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    )
  return (
    <Labeled label={label} fault={fault} gridColumn={WIDE}>
      <Textarea rows={4} value={text} onChange={({ currentTarget }) => write(currentTarget.value)} />
    </Labeled>
  )
}
