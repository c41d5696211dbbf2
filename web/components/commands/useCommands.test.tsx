import { afterEach, expect, jest, test } from "@jest/globals"
import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import { type ReactNode, useState } from "react"
import { type Command, offeredCommands, recordStrayLetter } from "./commands.ts"
import { singleKeys } from "./keys.ts"
import { useCommands } from "./useCommands.ts"

afterEach(() => {
  jest.useRealTimers()
  recordStrayLetter(Number.NEGATIVE_INFINITY)
})

const Offers = ({ commands, children }: { commands: readonly Command[]; children?: ReactNode }) => {
  useCommands(commands)
  return children
}

const command = (keys: string, more: Omit<Partial<Command>, "run"> = {}) => {
  const run = jest.fn()
  return { id: keys, title: keys, keys, run, ...more }
}

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = createEvent.keyDown(target, { key, ...init })
  return fireEvent(target, Object.defineProperty(event, "timeStamp", { value: performance.now() }))
}

const offer = (...commands: Command[]) => render(<Offers commands={commands} />)

test("a key runs its command and does not propagate, while the component is mounted", () => {
  const next = command("j")
  const { unmount } = offer(next)
  expect(press("j")).toBe(false)
  expect(press("k")).toBe(true)
  expect(next.run).toHaveBeenCalledTimes(1)
  unmount()
  expect(press("j")).toBe(true)
  expect(next.run).toHaveBeenCalledTimes(1)
  expect(offeredCommands.read()).toEqual([])
})

test("characters are found with Shift and on other keyboards, letters with Caps Lock but not with Shift", () => {
  const [sheet, next] = [command("?"), command("j")]
  offer(sheet, next)
  press("?", { shiftKey: true })
  press("?")
  expect(sheet.run).toHaveBeenCalledTimes(2)
  press("J")
  press("о", { code: "KeyJ" })
  expect(next.run).toHaveBeenCalledTimes(2)
  press("J", { shiftKey: true })
  expect(next.run).toHaveBeenCalledTimes(2)
})

test("of nested components with the same key, the innermost enabled command runs", () => {
  const [outer, inner] = [command("j"), command("j", { id: "inner" })]
  const tree = (isEnabled: boolean) => (
    <Offers commands={[outer]}>
      <Offers commands={[{ ...inner, isEnabled }]} />
    </Offers>
  )
  const { rerender } = render(tree(true))
  press("j")
  expect(inner.run).toHaveBeenCalledTimes(1)
  expect(outer.run).not.toHaveBeenCalled()
  rerender(tree(false))
  press("j")
  expect(outer.run).toHaveBeenCalledTimes(1)
})

test("a command from an older list of commands runs with the values of the latest render", () => {
  const seen: number[] = []
  const Counter = () => {
    const [count, setCount] = useState(0)
    useCommands([{ id: "see", title: "See", keys: "s", run: () => seen.push(count) }])
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    )
  }
  render(<Counter />)
  const [early] = offeredCommands.read()
  fireEvent.click(screen.getByRole("button"))
  press("s")
  early?.run()
  expect(seen).toEqual([1, 1])
})

test("no command runs while typing, with a modifier, or if the press was handled", () => {
  const next = command("j")
  offer(next)
  render(
    <>
      <input aria-label="Text" />
      <textarea aria-label="Long text" />
      <select aria-label="Choice" />
      <div contentEditable suppressContentEditableWarning>
        <b>Bold</b>
      </div>
      <button type="button" aria-label="Own keys" onKeyDown={(event) => event.preventDefault()} />
      <input aria-label="Tick" type="checkbox" />
    </>,
  )
  for (const label of ["Text", "Long text", "Choice", "Own keys"]) press("j", {}, screen.getByLabelText(label))
  press("j", {}, screen.getByText("Bold"))
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(press("j", { [held]: true })).toBe(true)
  press("j", { isComposing: true })
  press("j", { modifierAltGraph: true })
  expect(next.run).not.toHaveBeenCalled()
  press("j", {}, screen.getByLabelText("Tick"))
  expect(next.run).toHaveBeenCalledTimes(1)
})

test("no command runs while a dialog, menu or popup is open", () => {
  const [next, palette] = [command("j"), command("mod+k")]
  offer(next, palette)
  for (const popup of [{ role: "dialog", "aria-modal": true }, { role: "menu" }, { "data-popup": "open" }]) {
    const { unmount } = render(<div {...popup} />)
    press("j")
    press("k", { ctrlKey: true })
    unmount()
  }
  expect(palette.run).not.toHaveBeenCalled()
  expect(next.run).not.toHaveBeenCalled()
  press("j")
  expect(next.run).toHaveBeenCalledTimes(1)
})

test("a held key repeats only repeatable commands", () => {
  const [next, tick] = [command("j", { isRepeatable: true }), command("x")]
  offer(next, tick)
  for (const repeat of [false, true, true]) press("j", { repeat })
  for (const repeat of [false, true, true]) press("x", { repeat })
  expect(next.run).toHaveBeenCalledTimes(3)
  expect(tick.run).toHaveBeenCalledTimes(1)
})

test("the second key of a sequence must follow within a second; an unknown second key does nothing", () => {
  jest.useFakeTimers()
  const [media, contacted] = [command("g m"), command("c")]
  offer(media, contacted)
  for (const key of ["g", "Shift", "m"]) press(key)
  expect(media.run).toHaveBeenCalledTimes(1)
  press("g")
  press("c")
  expect(contacted.run).not.toHaveBeenCalled()
  press("c")
  expect(contacted.run).toHaveBeenCalledTimes(1)
  press("g")
  jest.advanceTimersByTime(1100)
  press("m")
  expect(media.run).toHaveBeenCalledTimes(1)
})

test("after a letter without a command, letters run no commands until a pause; navigation keys still work", () => {
  jest.useFakeTimers()
  const [reject, next, media] = [command("r"), command("j", { isRepeatable: true }), command("g m")]
  offer(reject, next, media)
  for (const key of ["a", "r", " ", "r", "j", "g", "m"]) press(key)
  expect([reject, next, media].map(({ run }) => run.mock.calls.length)).toEqual([0, 1, 1])
  jest.advanceTimersByTime(1100)
  for (const key of [" ", "r"]) press(key)
  expect(reject.run).toHaveBeenCalledTimes(1)
})

test("the palette's keys work while typing, with Control, or Command on Apple devices", () => {
  const palette = command("mod+k")
  offer(palette)
  render(<input aria-label="Text" />)
  expect(press("k", { ctrlKey: true }, screen.getByLabelText("Text"))).toBe(false)
  press("k", { metaKey: true })
  press("k", { ctrlKey: true, altKey: true })
  press("K", { ctrlKey: true, shiftKey: true })
  expect(palette.run).toHaveBeenCalledTimes(1)
  jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel")
  press("k", { metaKey: true })
  press("k", { ctrlKey: true })
  expect(palette.run).toHaveBeenCalledTimes(2)
})

test("commands by single characters can be disabled; combinations and named keys stay", () => {
  const [next, tab, palette, close] = [command("j"), command("g d"), command("mod+k"), command("escape")]
  offer(next, tab, palette, close)
  singleKeys.set(false)
  for (const key of ["j", "g", "d", "Escape"]) press(key)
  press("k", { ctrlKey: true })
  expect([next, tab, palette, close].map(({ run }) => run.mock.calls.length)).toEqual([0, 0, 1, 1])
  singleKeys.set(true)
  press("j")
  expect(next.run).toHaveBeenCalledTimes(1)
})
