import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { type RefObject, useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { expectField } from "../../../parts/commands/comingField.ts"
import { useCommands } from "../../../parts/commands/useCommands.ts"
import { type LeadFocus, useLeadOpening } from "../lead/leadOpening.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"

interface Settings {
  list: RefObject<HTMLElement | null>
  /** The leads on screen. */
  ids: readonly string[]
  /** Where each has its page. */
  path: string
  canWork: boolean
  /** Ticks are possible, and leads can be worked on from here. */
  isWhole: boolean
  isBusy: boolean
  isAnyTicked: boolean
  toggle: (id: string) => void
  /** Puts the ticked leads, or else this one, into a status. */
  move: (id: string | undefined, to: LeadStatus) => void
  goToNext: (() => void) | undefined
  goToPrevious: (() => void) | undefined
}

const linkIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>("[data-lead-link]")

/** Works on a list of leads by single keys. The row that they are about is the one that has the focus. */
export const useLeadKeys = (settings: Settings) => {
  const { list, ids, path, canWork, isWhole, isBusy, isAnyTicked, toggle, move, goToNext, goToPrevious } = settings
  const navigate = useNavigate()
  const opening = useLeadOpening()
  // The focus leaves the row for a button or a menu, and the keyboard goes on from the row.
  const lastId = useRef<string>(undefined)
  const arrivingAt = useRef<"first" | "last">(undefined)

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-lead]") ?? [])]
  const current = () => {
    const id = document.activeElement?.closest<HTMLElement>("[data-lead]")?.dataset.lead ?? lastId.current
    return id !== undefined && ids.includes(id) ? id : undefined
  }

  const focusRow = (row: HTMLElement | undefined) => {
    lastId.current = row?.dataset.lead
    linkIn(row)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: "nearest" })
  }

  const step = (by: 1 | -1) => {
    const id = current()
    const target = id === undefined ? 0 : ids.indexOf(id) + by
    if (target >= 0 && target < ids.length) return focusRow(rows()[target])
    const turn = by > 0 ? goToNext : goToPrevious
    if (!turn || isBusy) return
    arrivingAt.current = by > 0 ? "first" : "last"
    turn()
  }

  const shown = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other leads have arrived when the ids differ.
  useEffect(() => {
    if (!arrivingAt.current || isBusy) return
    focusRow(rows().at(arrivingAt.current === "first" ? 0 : -1))
    arrivingAt.current = undefined
  }, [shown, isBusy])

  const withCurrent = (act: (id: string) => void) => () => {
    const id = current()
    if (id !== undefined) act(id)
  }

  /** Whoever goes through a list decides on one lead after the other: a key each. */
  const moveOn = (to: LeadStatus) => {
    const id = current()
    move(id, to)
    const next = id === undefined || isAnyTicked ? undefined : rows()[ids.indexOf(id) + 1]
    if (next) focusRow(next)
  }

  const openAt = (focus: LeadFocus) =>
    withCurrent((id) => {
      expectField(focus === "owner" ? "choice" : focus)
      navigate(`${path}/${id}`, { ...opening, state: { ...opening.state, focus } })
    })

  useCommands([
    {
      id: "list.search",
      title: "Search the list",
      group: "List",
      keys: "/",
      run: () => document.querySelector<HTMLElement>("[role=search] input[type=search]")?.focus(),
    },
    { id: "list.next", title: "Next lead", group: "List", keys: "j", isRepeatable: true, run: () => step(1) },
    { id: "list.previous", title: "Previous lead", group: "List", keys: "k", isRepeatable: true, run: () => step(-1) },
    { id: "list.tick", title: "Tick", group: "List", keys: "x", isEnabled: isWhole, run: withCurrent(toggle) },
    ...leadStatusNames.map((name) => ({
      id: `list.${leadStatuses[name]}`,
      title: `Mark as ${leadStatusLabel(name)}`,
      group: "List",
      keys: leadStatuses[name].charAt(0),
      isEnabled: isWhole && canWork,
      run: () => moveOn(name),
    })),
    {
      id: "list.note",
      title: "Write a note",
      group: "List",
      keys: "e",
      isEnabled: isWhole && canWork,
      run: openAt("note"),
    },
    {
      id: "list.owner",
      title: "Change the owner",
      group: "List",
      keys: "o",
      // The bar of the ticked leads has its own.
      isEnabled: isWhole && canWork && !isAnyTicked,
      run: openAt("owner"),
    },
  ])
}
