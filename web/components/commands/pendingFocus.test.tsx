import { afterEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ComponentType, Suspense, useState } from "react"
import { preloadOnIdle } from "../../browser/lazyComponent.tsx"
import { cancelPendingFocus, expectField, recordFieldFailure, typedSoFar } from "./pendingFocus.ts"
import { useCommands } from "./useCommands.ts"

afterEach(() => {
  act(cancelPendingFocus)
  jest.useRealTimers()
})

const focusAtEnd = (field: HTMLTextAreaElement | null) => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

const Field = () => <textarea aria-label="Text" data-field="text" maxLength={24} ref={focusAtEnd} defaultValue="Hi " />

/** A screen where "r" rejects, and "m" opens a field that loads once the test calls `arrive`. */
const openField = async () => {
  const reject = jest.fn()
  let resolve: (part: ComponentType) => void = () => {}
  const { Part } = preloadOnIdle(() => new Promise<ComponentType>((done) => (resolve = done)))
  const Screen = () => {
    const [isOpen, setIsOpen] = useState(false)
    const open = () => {
      expectField("text", () => setIsOpen(false))
      setIsOpen(true)
    }
    useCommands([
      { id: "reject", title: "Reject", keys: "r", run: reject },
      { id: "open", title: "Open", keys: "m", run: open },
    ])
    return (
      <>
        <input aria-label="Search" />
        <Suspense>{isOpen && <Part />}</Suspense>
      </>
    )
  }
  render(<Screen />)
  const user = userEvent.setup()
  // Escape ends a text that an earlier test began.
  await user.keyboard("{Escape}m")
  const arrive = () => act(async () => resolve(Field))
  return { user, reject, arrive, field: () => screen.findByRole("textbox", { name: "Text" }) }
}

test("text typed before a field loads goes into it, up to its limit, and runs no command", async () => {
  const { user, reject, arrive, field } = await openField()
  // A held shortcut key is not entered as text.
  fireEvent.keyDown(document.body, { key: "m", repeat: true })
  await user.keyboard("are{Enter}yes{Backspace}")
  await arrive()
  expect(await field()).toHaveValue("Hi are\nye")
  await user.keyboard("r".repeat(30))
  expect(await field()).toHaveValue(`Hi are\nye${"r".repeat(15)}`)
  expect(reject).not.toHaveBeenCalled()
})

test("Escape cancels the wait for the field, and keys run commands again", async () => {
  const { user, reject, arrive } = await openField()
  await user.keyboard("are{Escape}")
  await arrive()
  expect(screen.queryByRole("textbox", { name: "Text" })).toBeNull()
  await user.keyboard("r")
  expect(reject).toHaveBeenCalledTimes(1)
})

test.each(["{Tab}", "click"])("leaving by %s drops text typed for a field that is loading", async (way) => {
  const { user, arrive, field } = await openField()
  await user.keyboard("are")
  const search = screen.getByLabelText("Search")
  await (way === "click" ? user.click(search) : user.keyboard(way))
  expect(search).toHaveFocus()
  await user.keyboard("rosa")
  expect(search).toHaveValue("rosa")
  await arrive()
  expect(await field()).toHaveValue("Hi ")
})

test("while a field loads, other keys work in the browser, and AltGr characters count as text", async () => {
  const { arrive, field } = await openField()
  const isLeftAlone = (key: string, held: object) => fireEvent.keyDown(document.body, { key, ...held })
  expect(isLeftAlone("a", { ctrlKey: true })).toBe(true)
  expect(isLeftAlone("c", { metaKey: true })).toBe(true)
  expect(isLeftAlone("k", { isComposing: true })).toBe(true)
  expect(isLeftAlone("@", { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(false)
  expect(isLeftAlone("😀", {})).toBe(false)
  expect(isLeftAlone("Backspace", {})).toBe(false)
  await arrive()
  expect(await field()).toHaveValue("Hi @")
})

test.each([
  ["the press of a button", () => fireEvent.pointerDown(document.body)],
  ["going back", () => fireEvent.popState(window)],
])("%s ends the wait for a field, and keys run commands again", async (_what, leave) => {
  const { user, reject } = await openField()
  await user.keyboard("a")
  leave()
  await user.keyboard("r")
  expect(reject).toHaveBeenCalledTimes(1)
})

test("a field requested twice keeps the typed text, and another field starts empty", async () => {
  const { user } = await openField()
  await user.keyboard("are")
  act(() => expectField("text"))
  expect(typedSoFar.read()).toBe("are")
  act(() => expectField("other"))
  expect(typedSoFar.read()).toBe("")
  await user.keyboard("b")
  const search = screen.getByLabelText("Search")
  act(() => search.focus())
  await user.keyboard("r")
  expect(search).toHaveValue("r")
})

test("text typed for a field that failed to load runs no command", async () => {
  const { user, reject } = await openField()
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "nextTick"] })
  await user.keyboard("a")
  act(recordFieldFailure)
  await user.keyboard("re yo")
  jest.setSystemTime(Date.now() + 900)
  await user.keyboard("ur")
  expect(reject).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 1100)
  await user.keyboard("r")
  expect(reject).toHaveBeenCalledTimes(1)
})
