import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { useNavigate } from "react-router-dom"
import { recordStrayLetter } from "../../../components/commands/commands.ts"
import { expectField } from "../../../components/commands/pendingFocus.ts"
import { useCommandGroup } from "../../../components/commands/useCommands.ts"
import { useListNavigation } from "../../../components/list/rows/useListNavigation.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { type LeadFocus, useLeadOpening } from "../lead/leadOpening.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"

interface Settings extends Omit<Parameters<typeof useListNavigation>[0], "mark" | "noun"> {
  path: string
  /** False beside an open lead, where rows have neither check boxes nor actions. */
  isWhole: boolean
  nameOf: (id: string | undefined) => string | undefined
  tickedCount: number
  move: (id: string | undefined, to: LeadStatus) => void
}

export const useLeadKeys = ({ path, isWhole, nameOf, tickedCount, move, toggle, ...navigation }: Settings) => {
  const { ids, isBusy } = navigation
  const isAnyTicked = tickedCount > 0
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const navigate = useNavigate()
  const opening = useLeadOpening()
  const { current, step } = useListNavigation({
    ...navigation,
    mark: "lead",
    noun: "lead",
    toggle: isWhole ? toggle : undefined,
  })

  const target = () => nameOf(current())

  /** Sets the status and goes to the next lead, so that each lead takes one key. */
  const moveOn = (to: LeadStatus) => {
    const id = current()
    move(id, to)
    if (id !== undefined && !isAnyTicked && ids.at(-1) !== id) step(1)
  }

  const openAt = (focus: LeadFocus) => () => {
    const id = current()
    if (id === undefined) return recordStrayLetter()
    expectField(focus === "note" || focus === "reply" ? focus : "choice")
    navigate(`${path}/${id}`, { ...opening, state: { ...opening.state, focus } })
  }

  // While another list loads, the rows are still those of the previous list, so they must not be changed.
  const isWorked = isWhole && viewerCanWorkLeads && !isBusy

  useCommandGroup("List", [
    ...leadStatusNames.map((name) => ({
      id: `list.${leadStatuses[name]}`,
      title: `Mark as ${leadStatusLabel(name)}`,
      keys: leadStatuses[name].charAt(0),
      isEnabled: isWorked,
      target: () => (isAnyTicked ? `${tickedCount} selected` : target()),
      run: () => moveOn(name),
    })),
    ...(
      [
        ["reply", "Reply by email", "m", viewerCanSendMail],
        ["note", "Write a note", "e", true],
        // The bar for selected leads has these shortcuts itself, so they are disabled here.
        ["owner", "Change the owner", "o", !isAnyTicked],
        ["followUp", "Change the follow-up", "f", !isAnyTicked],
      ] as const
    ).map(([focus, title, keys, isOffered]) => ({
      id: `list.${focus}`,
      title,
      keys,
      isEnabled: isWorked && isOffered,
      target,
      run: openAt(focus),
    })),
  ])
}
