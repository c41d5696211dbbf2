import { Box, Button, Flex, Text } from "../../../parts/chakra.ts"
import { Select } from "../../../parts/forms/Select.tsx"
import { ChosenOptions, ChosenTexts } from "./ChosenValues.tsx"
import type { ConditionDraft, RuleField } from "./ruleDraft.ts"

interface RowProps {
  /** What its button for removing it is called. */
  label: string
  remove: () => void
  fault: string | undefined
  children: React.ReactNode
}

/** A line of a rule: what it says, a button that takes it away, and why it was refused. */
export const RuleLine = ({ label, remove, fault, children }: RowProps) => (
  <Box as="li" background="bg.muted" borderRadius="l2" padding="2.5">
    <Flex gap="2" align="start" justify="space-between">
      <Flex gap="2" align="center" wrap="wrap" minWidth="0" flex="1">
        {children}
      </Flex>
      <Button variant="ghost" size="sm" paddingX="2" color="fg.muted" aria-label={label} onClick={remove}>
        Remove
      </Button>
    </Flex>
    {fault && (
      <Text color="fg.error" fontSize="xs" marginTop="1.5" aria-live="polite">
        {fault}
      </Text>
    )}
  </Box>
)

interface Props {
  condition: ConditionDraft
  fields: readonly RuleField[]
  change: (condition: ConditionDraft) => void
  remove: () => void
  fault: string | undefined
}

/** A condition as a part of the sentence: a field, and the values any of which it must have. */
export const ConditionRow = ({ condition, fields, change, remove, fault }: Props) => {
  const { field: name, values } = condition
  const field = fields.find((candidate) => candidate.name === name)
  const label = field?.label ?? name
  const shared = {
    label: `Values of ${label}`,
    chosen: values,
    choose: (chosen: string[]) => change({ ...condition, values: chosen }),
    isFaulty: fault !== undefined,
  }
  return (
    <RuleLine label={`Remove the condition on ${label}`} remove={remove} fault={fault}>
      <Select
        label="Field"
        size="sm"
        width="auto"
        background="bg"
        options={[...fields, ...(field ? [] : [{ name, label }])]}
        chosen={name}
        choose={(chosen) => change({ ...condition, field: chosen, values: [] })}
      />
      <Text as="span">is {values.length > 1 && "any of "}</Text>
      {field?.choices ? (
        <ChosenOptions
          {...shared}
          options={field.choices.map((choice) => ({ name: choice.value, label: choice.label }))}
        />
      ) : (
        // Fields of another kind have other values.
        <ChosenTexts key={name} {...shared} isCity={name === "city"} />
      )}
    </RuleLine>
  )
}
