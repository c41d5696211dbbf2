import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react"
import { useCommands } from "../../../../parts/commands/useCommands.ts"

interface Settings {
  list: RefObject<HTMLElement | null>
  /** The emails on screen. */
  ids: readonly string[]
  openId: string | null
  /** An open email stands beside the list: whoever reads one goes on to the next. */
  isBeside: boolean
  open: (id: string) => void
  isBusy: boolean
  /** Ticks an email; undefined for those who cannot. */
  toggle: ((id: string) => void) | undefined
  goToNext: (() => void) | undefined
  goToPrevious: (() => void) | undefined
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

const buttonIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>("[aria-expanded]")

/** Walks through the email log by single keys. The row that they are about is the one that has the focus or is open. */
export const useEmailKeys = (settings: Settings) => {
  const { list, ids, openId, isBeside, open, isBusy, toggle, goToNext, goToPrevious } = settings
  // The focus leaves the row for the open email, and the keyboard goes on from the row.
  const lastId = useRef<string>(undefined)
  const arrivingAt = useRef<"first" | "last">(undefined)
  const wasOpen = useRef(openId)

  const rowOf = (id: string | undefined) =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-email]") ?? [])].find(({ dataset }) => dataset.email === id)
  const focused = () => document.activeElement?.closest<HTMLElement>("[data-email]")?.dataset.email
  const current = () =>
    [focused(), openId ?? undefined, lastId.current].find((id) => id !== undefined && ids.includes(id))

  const goTo = (id: string | undefined) => {
    if (id === undefined) return
    lastId.current = id
    const row = rowOf(id)
    row?.scrollIntoView({ block: "nearest" })
    if (isBeside && openId !== null) open(id)
    else buttonIn(row)?.focus({ preventScroll: true })
  }

  const step = (by: 1 | -1) => {
    const id = current()
    const target = id === undefined ? 0 : ids.indexOf(id) + by
    if (target >= 0 && target < ids.length) return goTo(ids[target])
    const turn = by > 0 ? goToNext : goToPrevious
    if (!turn || isBusy) return
    arrivingAt.current = by > 0 ? "first" : "last"
    turn()
  }

  const shown = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other emails have arrived when the ids differ.
  useEffect(() => {
    if (!arrivingAt.current || isBusy) return
    goTo(ids.at(arrivingAt.current === "first" ? 0 : -1))
    arrivingAt.current = undefined
  }, [shown, isBusy])

  useEffect(() => {
    const closed = openId === null ? wasOpen.current : null
    wasOpen.current = openId
    // What had the focus is gone with the email.
    if (closed !== null && document.activeElement === document.body) buttonIn(rowOf(closed))?.focus()
  })

  useCommands([
    {
      id: "list.search",
      title: "Search the list",
      group: "List",
      keys: "/",
      run: () => document.querySelector<HTMLElement>("[role=search] input[type=search]")?.focus(),
    },
    { id: "list.next", title: "Next email", group: "List", keys: "j", isRepeatable: true, run: () => step(1) },
    { id: "list.previous", title: "Previous email", group: "List", keys: "k", isRepeatable: true, run: () => step(-1) },
    {
      id: "list.tick",
      title: "Tick",
      group: "List",
      keys: "x",
      isEnabled: toggle !== undefined,
      run: () => {
        const id = current()
        if (id !== undefined) toggle?.(id)
      },
    },
  ])

  /** The arrow keys, from row to row. */
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (by === undefined || !(event.target as Element).matches("[data-email] [aria-expanded]")) return
    event.preventDefault()
    step(by)
  }
}
