import { useState } from "react"
import { ChoiceMenu } from "../../../components/choice/ChoiceMenu.tsx"
import { WithIcon } from "../../../components/StrokeIcon.tsx"
import { useColleaguesQuery } from "../../../graphql/generated.ts"
import { useLeadFocus } from "../lead/leadOpening.ts"
import { useLeadWork, type WorkMenuProps } from "./useLeadWork.ts"

const NOBODY = "nobody"

const PERSON = "M8 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M3 13.500c0-2.500 2.200-4 5-4s5 1.500 5 4"

export const OwnerMenu = ({ kind, leads, keys, onChange }: WorkMenuProps) => {
  const { giveTo } = useLeadWork(kind)
  const [isAsked, ask] = useState(false)
  const { data, error, refetch } = useColleaguesQuery({ skip: !isAsked })
  const [first, ...others] = leads
  const shared = others.every(({ owner }) => owner?.id === first?.owner?.id) ? first?.owner : undefined
  const isOne = others.length === 0
  const colleagues = data && [
    ...data.colleagues.filter(({ id }) => id === data.me.id).map((me) => ({ ...me, label: "Me" })),
    ...data.colleagues.filter(({ id }) => id !== data.me.id).map((other) => ({ ...other, label: other.name })),
  ]

  return (
    <ChoiceMenu
      label={isOne ? `Owner of ${first?.name}` : `Owner of ${leads.length} leads`}
      aria-label={isOne ? `Owner of ${first?.name}: ${shared?.name ?? "unassigned"}` : undefined}
      options={
        colleagues && [
          ...colleagues.map(({ id, label, name }) => ({
            value: id,
            label,
            ...(label !== name && { hint: name }),
            isChosen: shared?.id === id,
          })),
          { value: NOBODY, label: "Unassigned", isChosen: shared === null },
        ]
      }
      failure={error && !data ? "Your colleagues could not be loaded." : undefined}
      onOpen={() => {
        ask(true)
        if (error) void refetch().catch(() => undefined)
      }}
      shortcut={keys ? { id: "lead.owner", title: "Change the owner", keys } : undefined}
      isOpenAtOnce={useLeadFocus() === "owner"}
      choose={({ value }) => {
        const owner = colleagues?.find(({ id }) => id === value)
        void giveTo(leads, owner ? { id: owner.id, name: owner.name } : null)
        onChange?.()
      }}
    >
      {isOne ? <WithIcon path={PERSON}>{shared?.name ?? "Unassigned"}</WithIcon> : "Owner"}
    </ChoiceMenu>
  )
}
