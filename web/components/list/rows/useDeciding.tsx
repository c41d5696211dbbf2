import { type ReactNode, useRef, useState } from "react"
import type { ButtonProps } from "../../chakra.ts"
import { confirm } from "../../forms/confirm.ts"
import type { Selection } from "../useSelection.ts"
import type { OpenRecord } from "./useOpenRecord.ts"

type Act = () => unknown

interface DialogState {
  close: () => void
  go: (act?: Act) => void
}

export interface Decision<Item> {
  label: string
  /** The label for several records. Without it, they can only be decided one by one. */
  labelForMany?: (count: number) => string
  name?: (title: string) => string
  look?: Pick<ButtonProps, "variant" | "color">
  isForOpen?: boolean
  /** Resolves to false if the records stay in the list. */
  act?: (items: readonly Item[]) => unknown
  question?: (items: readonly Item[]) => Parameters<typeof confirm>[0]
  /** Used instead of `act`. */
  dialog?: (items: readonly [Item, ...Item[]], state: DialogState) => ReactNode
}

interface Deciding<Item extends { id: string }> {
  records: readonly Item[] | undefined
  opening: OpenRecord | undefined
  selection: Selection
}

export const useDeciding = <Item extends { id: string }>({ records, selection, opening }: Deciding<Item>) => {
  const [asking, setAsking] = useState<{ decision: Decision<Item>; items: readonly [Item, ...Item[]] }>()
  const [isBusy, setIsBusy] = useState(false)
  // A ref, as state would update too late to stop a second press.
  const isDeciding = useRef(false)

  /** The focus would be lost with the removed record, so the next record takes it. */
  const leave = (gone: readonly string[], place: number) => {
    selection.goToBar()
    if (opening?.openId && gone.includes(opening.openId)) opening.close()
    setTimeout(() => {
      const { activeElement } = document
      const isLost = activeElement === selection.bar.current || activeElement === document.body
      const rows = [...document.querySelectorAll<HTMLElement>("[data-record]")]
      const left = rows.filter(({ dataset }) => !gone.includes(dataset.record ?? ""))
      if (isLost) left[Math.min(place, left.length - 1)]?.querySelector<HTMLElement>("[data-record-link]")?.focus()
    })
  }

  const decide = async (items: readonly Item[], act: Act = () => undefined) => {
    if (isDeciding.current) return
    isDeciding.current = true
    setIsBusy(true)
    const gone = items.map(({ id }) => id)
    const place = records?.findIndex(({ id }) => gone.includes(id)) ?? 0
    if ((await act()) !== false) leave(gone, place)
    isDeciding.current = false
    setIsBusy(false)
  }

  const begin = async (decision: Decision<Item>, items: readonly Item[]) => {
    const [first, ...rest] = items
    if (!first || isDeciding.current) return
    if (decision.question && !(await confirm(decision.question(items)))) return
    if (decision.dialog) setAsking({ decision, items: [first, ...rest] })
    else void decide(items, () => decision.act?.(items))
  }

  const close = () => setAsking(undefined)
  const go = (items: readonly Item[]) => (act?: Act) => {
    close()
    void decide(items, act)
  }
  const dialog = asking?.decision.dialog?.(asking.items, { close, go: go(asking.items) })
  return { begin, isBusy, dialog }
}
