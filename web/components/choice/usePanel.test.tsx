import { expect, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { usePanel } from "./usePanel.ts"

const Panel = () => {
  const { isOpen, opener, around } = usePanel()
  return (
    <div {...around}>
      <button type="button" {...opener}>
        Filters
      </button>
      {isOpen && <input aria-label="City" />}
    </div>
  )
}

test("a panel closes on Escape, a press outside, or lost focus; Escape focuses its button", async () => {
  const user = userEvent.setup()
  render(<Panel />)
  render(<button type="button">Next</button>)
  const leaving = [() => user.keyboard("{Escape}"), () => user.click(document.body), () => user.tab()]
  for (const [index, leave] of leaving.entries()) {
    await user.click(screen.getByRole("button", { name: "Filters" }))
    await user.click(screen.getByRole("textbox", { name: "City" }))
    await leave()
    expect(screen.queryByRole("textbox")).toBeNull()
    if (index === 0) expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus()
  }
})
