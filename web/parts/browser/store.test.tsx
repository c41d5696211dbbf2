import { expect, jest, test } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { createStore, useStore } from "./store.ts"
import { localTexts } from "./storedTexts.ts"

test("a component shows the value of a store, and each change of it", () => {
  const store = createStore("old")
  const Shown = () => <p>{useStore(store)}</p>
  render(<Shown />)
  expect(screen.getByText("old")).toBeVisible()
  act(() => store.set("new"))
  expect(screen.getByText("new")).toBeVisible()
})

test("stored texts report changes of this tab and of others, and refusals of the browser", () => {
  const listener = jest.fn()
  const stop = localTexts.subscribe(listener)
  expect(localTexts.write("greeting", "Hello")).toBe(true)
  window.dispatchEvent(new StorageEvent("storage"))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(localTexts.read("greeting")).toBe("Hello")
  expect(localTexts.keys("greet")).toEqual(["greeting"])
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError")
  })
  expect(localTexts.write("greeting", "Bye")).toBe(false)
  setItem.mockRestore()
  stop()
  localTexts.write("greeting", undefined)
  expect(localTexts.read("greeting")).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
})
