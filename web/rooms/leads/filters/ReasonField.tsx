import { Labeled } from "../../../components/forms/Labeled.tsx"
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
    <Labeled label="Reason" isQuiet>
      <Select
        size="sm"
        options={[{ name: "", label: "Any" }, ...names.map((name) => ({ name, label: name }))]}
        chosen={value}
        choose={change}
      />
    </Labeled>
  )
}
