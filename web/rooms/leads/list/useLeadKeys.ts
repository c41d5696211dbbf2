import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import type { RefObject } from "react"
import { useNavigate } from "react-router-dom"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { expectField } from "../../../parts/commands/comingField.ts"
import { noteStrayLetter } from "../../../parts/commands/commands.ts"
import { useCommandGroup } from "../../../parts/commands/useCommands.ts"
import { useRowWalk } from "../../../parts/list/rows/useRowWalk.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { type LeadFocus, useLeadOpening } from "../lead/leadOpening.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"

interface Settings {
  list: RefObject<HTMLElement | null>
  /** The leads on screen. */
  ids: readonly string[]
  /** Where each has its page. */
  path: string
  /** Ticks are possible, and leads can be worked on from here. */
  isWhole: boolean
  isBusy: boolean
  isAnyTicked: boolean
  toggle: (id: string) => void
  move: (id: string | undefined, to: LeadStatus) => void
  goToNext: (() => void) | undefined
  goToPrevious: (() => void) | undefined
}

/** Works on a list of leads by single keys. The row that they are about is the one that has the focus. */
export const useLeadKeys = (settings: Settings) => {
  const { list, ids, path, isWhole, isBusy, isAnyTicked, toggle, move, goToNext, goToPrevious } = settings
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const navigate = useNavigate()
  const opening = useLeadOpening()
  const { current, step } = useRowWalk({
    mark: "lead",
    noun: "lead",
    list,
    ids,
    isBusy,
    toggle: isWhole ? toggle : undefined,
    goToNext,
    goToPrevious,
  })

  /** Whoever goes through a list decides on one lead after the other: a key each. */
  const moveOn = (to: LeadStatus) => {
    const id = current()
    move(id, to)
    if (id !== undefined && !isAnyTicked && ids.at(-1) !== id) step(1)
  }

  const openAt = (focus: LeadFocus) => () => {
    const id = current()
    if (id === undefined) return noteStrayLetter()
    expectField(focus === "note" || focus === "reply" ? focus : "choice")
    navigate(`${path}/${id}`, { ...opening, state: { ...opening.state, focus } })
  }

  // While another list loads, the rows are still those of the one before.
  const isWorked = isWhole && viewerCanWorkLeads && !isBusy

  useCommandGroup("List", [
    ...leadStatusNames.map((name) => ({
      id: `list.${leadStatuses[name]}`,
      title: `Mark as ${leadStatusLabel(name)}`,
      keys: leadStatuses[name].charAt(0),
      isEnabled: isWorked,
      run: () => moveOn(name),
    })),
    ...(
      [
        ["reply", "Reply by email", "m", viewerCanSendMail],
        ["note", "Write a note", "e", true],
        // The bar of the ticked leads has its own.
        ["owner", "Change the owner", "o", !isAnyTicked],
        ["followUp", "Change the follow-up", "f", !isAnyTicked],
      ] as const
    ).map(([focus, title, keys, isOffered]) => ({
      id: `list.${focus}`,
      title,
      keys,
      isEnabled: isWorked && isOffered,
      run: openAt(focus),
    })),
  ])
}
