import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { useCommandGroup } from "../../commands/useCommands.ts"

interface ListNavigation {
  /** The attribute with the row's id (`data-lead`); `-link` marks the element in the row that takes the focus. */
  mark: "lead" | "record"
  noun: string
  list: RefObject<HTMLElement | null>
  ids: readonly string[]
  openId?: string | null
  open?: ((id: string) => void) | undefined
  isNavigable?: boolean
  isSearchable?: boolean
  isBusy: boolean
  toggle: ((id: string) => void) | undefined
  goToNext: (() => void) | undefined
  goToPrevious: (() => void) | undefined
}

/** Commands apply to the row that has the focus, or to the open one. */
export const useListNavigation = (navigation: ListNavigation) => {
  const { mark, noun, list, ids, openId = null, open, isNavigable = true, isSearchable = true, isBusy } = navigation
  const { toggle, goToNext, goToPrevious } = navigation
  // The focus may move to a button or the open record; the keyboard then continues from this row.
  const lastId = useRef<string>(undefined)
  const arrivingAt = useRef<"first" | "last">(undefined)
  const wasOpen = useRef(openId)

  const rowOf = (id: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>(`[data-${mark}]`) ?? [])].find(
      ({ dataset }) => dataset[mark] === id,
    )
  const linkIn = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>(`[data-${mark}-link]`)
  const focused = () => document.activeElement?.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark]
  const current = () =>
    [focused(), openId ?? undefined, lastId.current].find((id) => id !== undefined && ids.includes(id))

  const goTo = (id: string | undefined) => {
    if (id === undefined) return
    lastId.current = id
    const row = rowOf(id)
    row?.scrollIntoView({ block: "nearest" })
    if (open && openId !== null) open(id)
    else linkIn(row)?.focus({ preventScroll: true })
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

  const arrive = useEffectEvent(() => arrivingAt.current && goTo(ids.at(arrivingAt.current === "first" ? 0 : -1)))
  const shown = ids.join()
  useEffect(() => {
    if (isBusy) return
    if (shown) arrive()
    arrivingAt.current = undefined
  }, [shown, isBusy])

  useEffect(() => {
    const closed = openId === null ? wasOpen.current : null
    wasOpen.current = openId
    // The element with the focus was removed with the record, so the record's row takes the focus, or the list if the
    // row is gone too.
    if (closed !== null && document.activeElement === document.body) (linkIn(rowOf(closed)) ?? list.current)?.focus()
  })

  useCommandGroup("List", [
    {
      id: "list.search",
      title: "Search the list",
      keys: "/",
      isEnabled: isSearchable,
      run: () => document.querySelector<HTMLElement>("[role=search] input[type=search]")?.focus(),
    },
    {
      id: "list.next",
      title: `Next ${noun}`,
      keys: "j",
      isEnabled: isNavigable,
      isRepeatable: true,
      run: () => step(1),
    },
    {
      id: "list.previous",
      title: `Previous ${noun}`,
      keys: "k",
      isEnabled: isNavigable,
      isRepeatable: true,
      run: () => step(-1),
    },
    {
      id: "list.tick",
      title: "Tick",
      keys: "x",
      isEnabled: toggle !== undefined,
      run: () => {
        const id = current()
        if (id !== undefined) toggle?.(id)
      },
    },
  ])

  return { current, step }
}
