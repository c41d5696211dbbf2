import { type ComponentProps, type ReactNode, useRef, useState } from "react"
import { Button, type ButtonProps, Flex } from "../../chakra.ts"
import { Remark } from "../../Remark.tsx"
import { SelectionBar } from "../SelectionBar.tsx"
import { type Selection, useSelection } from "../useSelection.ts"
import { RecordList } from "./RecordList.tsx"
import { RecordPanel } from "./RecordPanel.tsx"
import { RecordRow } from "./RecordRow.tsx"

type Act = () => unknown

interface DialogState {
  close: () => void
  go: (act?: Act) => void
}

export interface Decision<Item> {
  label: string
  /** Label for several records; without it, they are decided one by one. */
  labelForMany?: (count: number) => string
  name?: (title: string) => string
  look?: Pick<ButtonProps, "variant" | "color">
  isForOpen?: boolean
  /** Resolves to false if the records remain. */
  act?: (items: readonly Item[]) => unknown
  /** Asks for confirmation in place of `act`. */
  dialog?: (items: readonly [Item, ...Item[]], state: DialogState) => ReactNode
}

type ListProps<Item extends { id: string }> = ComponentProps<typeof RecordList<Item>>
type RowProps = Omit<ComponentProps<typeof RecordRow>, "state" | "actions">

interface Props<Item extends { id: string }>
  extends Pick<ListProps<Item>, "label" | "widths" | "names" | "records" | "list" | "loading" | "empty" | "opening"> {
  noun: string
  /** Shown above the rows if there are any. */
  about?: ReactNode
  besideAbout?: ReactNode
  trouble?: ReactNode
  row: (item: Item) => RowProps
  /** Content of the open record; a node if it loads its own data. */
  panel: ReactNode | ((item: Item) => Omit<Partial<ComponentProps<typeof RecordPanel>>, "opening" | "noun" | "actions">)
  decisions?: readonly Decision<Item>[] | false
}

const BAR_SIZE = { base: "xs", md: "sm" } as const

interface Deciding<Item extends { id: string }> extends Pick<ListProps<Item>, "records" | "opening"> {
  selection: Selection
}

/** Runs one decision at a time, after its dialog if it has one. */
const useDeciding = <Item extends { id: string }>({ records, selection, opening }: Deciding<Item>) => {
  const [asking, setAsking] = useState<{ decision: Decision<Item>; items: readonly [Item, ...Item[]] }>()
  const [isBusy, setIsBusy] = useState(false)
  // A ref, as state would update too late to stop a second press.
  const isDeciding = useRef(false)

  /** Moves on to the record that takes the place of those removed. */
  const leave = (gone: readonly string[], place: number) => {
    selection.goToBar()
    if (opening.openId !== null && gone.includes(opening.openId)) opening.close()
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

  const begin = (decision: Decision<Item>, items: readonly Item[]) => {
    const [first, ...rest] = items
    if (!first || isDeciding.current) return
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

export const Inbox = <Item extends { id: string }>(props: Props<Item>) => {
  const { label, noun, widths, names, records, list, loading, empty, opening } = props
  const { about, besideAbout, trouble, row, panel } = props
  const decisions = props.decisions || []
  const selection = useSelection(records ?? [])
  const deciding = useDeciding({ records, selection, opening })
  const { begin, isBusy } = deciding

  const buttonsOf = (item: Item, isOpen = false) => {
    const { title } = row(item)
    const offered = decisions.filter(({ isForOpen }) => isOpen || !isForOpen)
    if (offered.length === 0) return undefined
    const size = isOpen ? ({ base: "sm", lg: offered.length > 2 ? "xs" : "sm" } as const) : "xs"
    return offered.map((decision) => (
      <Button
        key={decision.label}
        size={size}
        variant="outline"
        {...decision.look}
        aria-label={decision.isForOpen ? undefined : (decision.name?.(title) ?? `${decision.label}: ${title}`)}
        aria-busy={isBusy}
        onClick={() => begin(decision, [item])}
      >
        {decision.label}
      </Button>
    ))
  }

  const forMany = decisions.filter(({ labelForMany }) => labelForMany)
  const open = records?.find(({ id }) => id === opening.openId)

  return (
    <>
      <RecordList
        label={label}
        noun={noun}
        widths={widths}
        names={names}
        toolbar={
          <>
            {trouble}
            <Flex align="center" justify="space-between" wrap="wrap" columnGap="8" rowGap="2">
              {records?.length !== 0 && (
                <Remark maxWidth="72rem" flex={besideAbout ? { lg: "1" } : undefined}>
                  {about}
                </Remark>
              )}
              {besideAbout}
            </Flex>
          </>
        }
        records={records}
        row={(item, state) => <RecordRow key={item.id} state={state} {...row(item)} actions={buttonsOf(item)} />}
        loading={loading}
        list={list}
        empty={empty}
        opening={opening}
        panel={
          typeof panel === "function" ? (
            <RecordPanel
              opening={opening}
              noun={noun}
              title={open ? row(open).title : records && `This ${noun} is not in the list any more`}
              {...(open && panel(open))}
              actions={open && buttonsOf(open, true)}
            />
          ) : (
            panel
          )
        }
        selection={selection}
        selectionBar={
          forMany.length > 0 && (
            <SelectionBar label={`Selected ${noun}s`} selection={selection}>
              {forMany.map((decision) => (
                <Button
                  key={decision.label}
                  variant="outline"
                  size={BAR_SIZE}
                  aria-busy={isBusy}
                  onClick={() => begin(decision, selection.items)}
                >
                  {decision.labelForMany?.(selection.ids.length)}
                </Button>
              ))}
            </SelectionBar>
          )
        }
      />
      {deciding.dialog}
    </>
  )
}
