import type { ButtonProps } from "../../../components/chakra.ts"
import { ChoiceMenu } from "../../../components/choice/ChoiceMenu.tsx"
import { type LeadType, useDashboardPageQuery } from "../../../graphql/generated.ts"

const LENGTH_MAX = 200

const OF_LEADS = { readsLeads: true, readsMail: false }

/** From the counts, which the dashboard has loaded: a query of its own would be repeated with each change of a lead. */
export const useStatusReasons = (leadType: LeadType) => {
  const { data } = useDashboardPageQuery({ variables: OF_LEADS, fetchPolicy: "cache-only" })
  return data?.dashboardSummary?.kinds.find((kind) => kind.leadType === leadType)?.statusReasons ?? []
}

interface Props extends ButtonProps {
  leadType: LeadType
  label: string
  reason: string | null
  give: (reason: string | null) => void
}

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
      other={{ label: "Another reason", field: { maxLength: LENGTH_MAX }, take: give }}
    >
      {reason ?? "Add a reason"}
    </ChoiceMenu>
  )
}
