import type { LeadType } from "../../../graphql/generated.ts"
import { Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { Select } from "../../../parts/forms/Select.tsx"
import type { Faults } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ConditionRow } from "./ConditionRow.tsx"
import { type ConditionDraft, newCondition, type RuleField } from "./ruleDraft.ts"

const CONDITIONS_MAX = 10

export const lines = { as: "ul", listStyleType: "none", gap: "2" } as const

/** Why something was refused. */
export const Fault = ({ children }: { children: string | undefined }) =>
  children ? (
    <Text color="fg.error" fontSize="xs" aria-live="polite">
      {children}
    </Text>
  ) : null

/** The parts with one of them changed, or without it. */
export const withPart = <Part extends { key: number }>(parts: readonly Part[], key: number, changed?: Part) =>
  parts.flatMap((part) => (part.key === key ? (changed ?? []) : part))

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a")

interface KindProps {
  chosen: LeadType | ""
  choose: (leadType: LeadType | "") => void
}

/** A choice of a kind of lead, or of all. */
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

interface Props {
  conditions: readonly ConditionDraft[]
  /** Undefined while they load. */
  fields: readonly RuleField[] | undefined
  faults: Faults
  change: (conditions: ConditionDraft[]) => void
}

/** Which leads something is for, as conditions that can be added, changed and taken away. */
export const ConditionList = ({ conditions, fields, faults, change }: Props) => (
  <>
    <Stack {...lines} aria-label="Conditions">
      {conditions.map((condition) => (
        <ConditionRow
          key={condition.key}
          condition={condition}
          fields={fields ?? []}
          fault={faults[`condition${condition.key}`]}
          change={(changed) => change(withPart(conditions, condition.key, changed))}
          remove={() => change(withPart(conditions, condition.key))}
        />
      ))}
    </Stack>
    <Fault>{faults.conditions}</Fault>
    <Flex gap="3" align="center" marginTop={conditions.length > 0 ? "2" : "0"}>
      <Button
        variant="outline"
        size="sm"
        disabled={!fields || conditions.length >= CONDITIONS_MAX}
        onClick={() => change([...conditions, newCondition(fields?.[0]?.name)])}
      >
        Add a condition
      </Button>
      {conditions.length === 0 && <Remark>Without one, it is for all of them.</Remark>}
    </Flex>
  </>
)
