import { Box, Button, FieldError, Flex, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { Select } from "../../../components/forms/Select.tsx"
import type { Faults } from "../../../components/forms/useForm.ts"
import type { LeadType } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ChosenOptions, ChosenTexts } from "./ChosenValues.tsx"
import { type ConditionDraft, newCondition, type RuleField } from "./ruleDraft.ts"

const CONDITIONS_MAX = 10

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a")

interface KindProps {
  chosen: LeadType | ""
  choose: (leadType: LeadType | "") => void
}

export const LeadKindSelect = ({ chosen, choose }: KindProps) => (
  <Select
    label="Which leads"
    size="sm"
    width="auto"
    options={[
      { name: "", label: "any lead" },
      ...useLeadKinds().map(({ type, noun: [one] }) => ({ name: type, label: `${article(one)} ${one}` })),
    ]}
    chosen={chosen}
    choose={choose}
  />
)

interface RowProps {
  condition: ConditionDraft
  fields: readonly RuleField[]
  change: (condition: ConditionDraft) => void
  remove: () => void
  fault: string | undefined
}

const ConditionRow = ({ condition, fields, change, remove, fault }: RowProps) => {
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
    <Box as="li" background="bg.muted" borderRadius="l2" padding="2.5">
      <Flex gap="2" align="start" justify="space-between">
        <Flex gap="2" align="center" wrap="wrap" minWidth="0" flex="1">
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
            // The key is the field's name, so that another field gets a new input. Its values are different.
            <ChosenTexts key={name} {...shared} isCity={name === "city"} />
          )}
        </Flex>
        <Button
          variant="ghost"
          paddingX="2"
          color="fg.muted"
          aria-label={`Remove the condition on ${label}`}
          onClick={remove}
        >
          Remove
        </Button>
      </Flex>
      <FieldError marginTop="1.5">{fault}</FieldError>
    </Box>
  )
}

interface Props {
  conditions: readonly ConditionDraft[]
  fields: readonly RuleField[] | undefined
  faults: Faults
  change: (conditions: ConditionDraft[]) => void
}

export const ConditionList = ({ conditions, fields, faults, change }: Props) => (
  <>
    <Stack as="ul" aria-label="Conditions" gap="2">
      {conditions.map((condition) => (
        <ConditionRow
          key={condition.key}
          condition={condition}
          fields={fields ?? []}
          fault={faults[`condition${condition.key}`]}
          change={(changed) => change(conditions.map((other) => (other === condition ? changed : other)))}
          remove={() => change(conditions.filter((other) => other !== condition))}
        />
      ))}
    </Stack>
    <FieldError>{faults.conditions}</FieldError>
    <Flex gap="3" align="center" marginTop={conditions.length > 0 ? "2" : "0"}>
      <Button
        disabled={!fields || conditions.length >= CONDITIONS_MAX}
        onClick={() => change([...conditions, newCondition(fields?.[0]?.name)])}
      >
        Add a condition
      </Button>
      {conditions.length === 0 && <HelpText>Without one, the rule is for all of them.</HelpText>}
    </Flex>
  </>
)
