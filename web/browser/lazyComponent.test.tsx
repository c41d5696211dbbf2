import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { deferredComponent, fetchOnline } from "./lazyComponent.tsx"

let line: jest.Spied<() => boolean>
beforeEach(() => {
  line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true)
})
afterEach(() => {
  jest.useRealTimers()
})

const Part = () => <p>Here it is</p>

/** Renders a component whose first loads fail; counts the requests. */
const renderPart = async (failures: number) => {
  let asked = 0
  const Late = deferredComponent(async () => {
    asked += 1
    if (asked <= failures) throw new TypeError("Failed to fetch")
    return { Part }
  }, "Part")
  await act(async () => render(<Late />))
  return () => asked
}

test("a file that fails to load offline is loaded once online", async () => {
  line.mockReturnValue(false)
  const asked = await renderPart(1)
  expect(asked()).toBe(1)
  line.mockReturnValue(true)
  await act(async () => fireEvent(window, new Event("online")))
  expect(await screen.findByText("Here it is")).toBeVisible()
})

test("a failed file is retried after a pause, if no network loss was reported", async () => {
  jest.useFakeTimers()
  const asked = await renderPart(3)
  for (let pause = 0; pause < 3; pause += 1) await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(asked()).toBe(4)
  expect(screen.getByText("Here it is")).toBeVisible()
})

test("a missing file is requested four times", async () => {
  jest.useFakeTimers()
  const load = jest.fn<() => Promise<{ Part: typeof Part }>>().mockRejectedValue(new Error("404"))
  const refused = expect(fetchOnline(load)).rejects.toThrow("404")
  await jest.advanceTimersByTimeAsync(3_000)
  await refused
  expect(load).toHaveBeenCalledTimes(4)
})
