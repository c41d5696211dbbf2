import { Button, type ButtonProps, chakra, Field, Input } from "../../../components/chakra.ts"
import { ChoiceMenu } from "../../../components/choice/ChoiceMenu.tsx"
import { type LeadType, useStatusReasonsQuery } from "../../../graphql/generated.ts"

const LENGTH_MAX = 200

export const useStatusReasons = (leadType: LeadType) => {
  const { data } = useStatusReasonsQuery()
  return data?.dashboardSummary.kinds.find((kind) => kind.leadType === leadType)?.statusReasons ?? []
}

interface Props extends ButtonProps {
  leadType: LeadType
  label: string
  reason: string | null
  give: (reason: string | null) => void
}

/** The team's usual reasons of a status, and a field for one in other words. */
export const ReasonMenu = ({ leadType, label, reason, give, ...look }: Props) => {
  const reasons = useStatusReasons(leadType)
  return (
    <ChoiceMenu
      {...look}
      label={label}
      aria-label={reason ? `${reason}: ${label}` : undefined}
      options={[
        ...reasons.map((name) => ({ value: name, label: name, isChosen: name === reason })),
        ...(reason ? [{ value: "", label: "None" }] : []),
      ]}
      choose={({ value }) => give(value || null)}
      footer={(close) => (
        <chakra.form
          display="flex"
          alignItems="end"
          gap="2"
          borderTopWidth="1px"
          marginTop="1"
          paddingTop="2"
          paddingX="3"
          onSubmit={(event) => {
            event.preventDefault()
            const text = String(new FormData(event.currentTarget).get("reason")).trim()
            if (text === "") return
            close()
            give(text)
          }}
        >
          <Field.Root flex="1" gap="0">
            <Field.Label color="fg.muted" fontWeight="normal">
              Another reason
            </Field.Label>
            <Input name="reason" size="sm" color="fg" maxLength={LENGTH_MAX} />
          </Field.Root>
          <Button type="submit">Set</Button>
        </chakra.form>
      )}
    >
      {reason ?? "Add a reason"}
    </ChoiceMenu>
  )
}
