import { afterEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ComponentType, Suspense, useState } from "react"
import { idlePart } from "../idlePart.tsx"
import { expectField, noteFieldFailure, stopExpecting } from "./comingField.ts"
import { useCommands } from "./useCommands.ts"

afterEach(() => {
  act(stopExpecting)
  jest.useRealTimers()
})

/** Takes the focus, and puts the caret behind what it begins with. */
const focusAtEnd = (field: HTMLTextAreaElement | null) => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

const Field = () => <textarea aria-label="Text" data-field="text" maxLength={24} ref={focusAtEnd} defaultValue="Hi " />

/** A screen on which "r" rejects, and "m" opens a field whose file comes when the test says so. */
const openField = async () => {
  const reject = jest.fn()
  let resolve: (part: ComponentType) => void = () => {}
  const { Part } = idlePart(() => new Promise<ComponentType>((done) => (resolve = done)))
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
  await user.keyboard("m")
  const arrive = () => act(async () => resolve(Field))
  return { user, reject, arrive, field: () => screen.findByRole("textbox", { name: "Text" }) }
}

test("what is typed before a field is there lands in it, and runs nothing", async () => {
  const { user, reject, arrive, field } = await openField()
  await user.keyboard("are{Enter}yes{Backspace}")
  await arrive()
  expect(await field()).toHaveValue("Hi are\nye")
  await user.keyboard("r")
  expect(await field()).toHaveValue("Hi are\nyer")
  expect(reject).not.toHaveBeenCalled()
})

test("no more lands in it than it takes, and the key that was held down to open it does not", async () => {
  const { user, arrive, field } = await openField()
  fireEvent.keyDown(document.body, { key: "m", repeat: true })
  await user.keyboard("r".repeat(30))
  await arrive()
  expect(await field()).toHaveValue(`Hi ${"r".repeat(21)}`)
})

test("Escape gives up: the field does not come, and keys are commands again", async () => {
  const { user, reject, arrive } = await openField()
  await user.keyboard("are{Escape}")
  await arrive()
  expect(screen.queryByRole("textbox", { name: "Text" })).toBeNull()
  await user.keyboard("r")
  expect(reject).toHaveBeenCalledTimes(1)
})

test.each(["{Tab}", "click"])("whoever goes elsewhere by %s takes nothing along", async (way) => {
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

test("after a failure the rest of what is being typed still runs nothing", async () => {
  const { user, reject } = await openField()
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "nextTick"] })
  await user.keyboard("a")
  act(noteFieldFailure)
  await user.keyboard("re yo")
  jest.setSystemTime(Date.now() + 900)
  await user.keyboard("ur")
  expect(reject).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 1100)
  await user.keyboard("r")
  expect(reject).toHaveBeenCalledTimes(1)
})
