import { describe, expect, jest, test } from "@jest/globals"
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { KeptFocus } from "./keptFocus.ts"

const focusIsOn = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus())

const Rows = () => {
  const [rows, setRows] = useState(["one", "two", "three"])
  return (
    <section>
      <KeptFocus />
      <h2>Rows</h2>
      <input aria-label="Search" />
      {rows.map((row) => (
        <div key={row}>
          <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
            {row}
          </button>
        </div>
      ))}
    </section>
  )
}

describe("the focus of an element that disappears", () => {
  test("goes to the next row, then the previous one, then the heading", async () => {
    const user = userEvent.setup()
    render(<Rows />)
    await user.click(screen.getByRole("button", { name: "two" }))
    await focusIsOn(() => screen.getByRole("button", { name: "three" }))
    await user.keyboard("{Enter}")
    await focusIsOn(() => screen.getByRole("button", { name: "one" }))
    await user.keyboard("{Enter}")
    await focusIsOn(() => screen.getByRole("heading", { name: "Rows" }))
  })

  test("stays in a frame, whose focus events the page does not get", async () => {
    render(<Rows />)
    render(<iframe title="Mail" />)
    jest.useFakeTimers()
    const [row, frame] = [screen.getByRole("button", { name: "two" }), screen.getByTitle("Mail")]
    row.focus()
    const hear = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener("focusin", hear, true)
    frame.focus()
    window.removeEventListener("focusin", hear, true)
    fireEvent.click(row)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    jest.useRealTimers()
    expect([row.isConnected, document.activeElement]).toEqual([false, frame])
  })

  test("goes to the heading of the tab that a key opens", async () => {
    await signIn()
    const { user } = renderDashboard("/adminpage/dashboard?tab=advertisers")
    const button = await screen.findByRole("button", { name: "Add a lead" })
    button.focus()
    await user.keyboard("gm")
    await focusIsOn(() => screen.getByRole("heading", { level: 2, name: "Media Library" }))
  })
})
