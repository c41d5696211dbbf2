import { expect, jest, test } from "@jest/globals"
import { localTexts } from "./storedTexts.ts"

test("stored texts report changes in this tab and others, and the browser's refusals to store", () => {
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
