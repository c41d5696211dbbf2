import { Field } from "@chakra-ui/react/field"
import { NativeSelect } from "@chakra-ui/react/native-select"
import { ME, NOBODY } from "@farelight/api/contract/leads/leadFilters.ts"
import { useState } from "react"
import { useColleaguesQuery } from "../../../graphql/generated.ts"

interface Props {
  value: string
  change: (owner: string) => void
}

/** Whose leads are shown. The colleagues are asked for when the field is first used. */
export const OwnerField = ({ value, change }: Props) => {
  const [isUsed, setIsUsed] = useState(false)
  const isColleague = value !== "" && value !== ME && value !== NOBODY
  const { data } = useColleaguesQuery({ skip: !isUsed && !isColleague })
  const colleagues = data?.colleagues ?? []
  return (
    <Field.Root gap="1">
      <Field.Label color="fg.muted" fontWeight="normal">
        Owner
      </Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={value}
          onFocus={() => setIsUsed(true)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        >
          <option value="">Anyone</option>
          <option value={ME}>Me</option>
          <option value={NOBODY}>Nobody</option>
          {isColleague && !colleagues.some(({ id }) => id === value) && <option value={value}>A colleague</option>}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
