import { Field } from "../../../components/chakra.ts"
import { Select } from "../../../components/forms/Select.tsx"
import type { LeadType } from "../../../graphql/generated.ts"
import { useStatusReasons } from "../status/ReasonMenu.tsx"

interface Props {
  leadType: LeadType
  value: string
  change: (reason: string) => void
}

export const ReasonField = ({ leadType, value, change }: Props) => {
  const reasons = useStatusReasons(leadType)
  const names = value === "" || reasons.includes(value) ? reasons : [value, ...reasons]
  return (
    <Field.Root gap="1">
      <Field.Label color="fg.muted" fontWeight="normal">
        Reason
      </Field.Label>
      <Select
        size="sm"
        options={[{ name: "", label: "Any" }, ...names.map((name) => ({ name, label: name }))]}
        chosen={value}
        choose={change}
      />
    </Field.Root>
  )
}
