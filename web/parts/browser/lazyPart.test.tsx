import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { fetchOnline, latePart } from "./lazyPart.tsx"

let line: jest.Spied<() => boolean>
beforeEach(() => {
  line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true)
})
afterEach(() => {
  jest.useRealTimers()
})

const Part = () => <p>Here it is</p>

/** A part whose file does not come as often as told, and how often it was asked for. */
const renderPart = async (failures: number) => {
  let asked = 0
  const Late = latePart(async () => {
    asked += 1
    if (asked <= failures) throw new TypeError("Failed to fetch")
    return { Part }
  }, "Part")
  await act(async () => render(<Late />))
  return () => asked
}

test("a file that does not come without a line is asked for once that is back", async () => {
  line.mockReturnValue(false)
  const asked = await renderPart(1)
  expect(asked()).toBe(1)
  line.mockReturnValue(true)
  await act(async () => fireEvent(window, new Event("online")))
  expect(await screen.findByText("Here it is")).toBeVisible()
})

test("also when the line is back before the failure is known, and needs a moment", async () => {
  jest.useFakeTimers()
  line.mockReturnValueOnce(false)
  const asked = await renderPart(2)
  for (let pause = 0; pause < 2; pause += 1) await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(asked()).toBe(3)
  expect(screen.getByText("Here it is")).toBeVisible()
})

test("a file that is not there is not asked for again", async () => {
  const load = jest.fn<() => Promise<{ Part: typeof Part }>>().mockRejectedValue(new Error("404"))
  await expect(fetchOnline(load)).rejects.toThrow("404")
  expect(load).toHaveBeenCalledTimes(1)
})
