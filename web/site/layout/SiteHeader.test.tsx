import { describe, expect, test } from "@jest/globals"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"
import { answerMenuEarly } from "./earlyMenu.ts"

const menuButton = () => screen.getByRole("button", { name: "Menu" })
const links = () => within(screen.getByRole("navigation", { name: "Main" }))

describe("the header", () => {
  test.each([
    ["/", "Home"],
    ["/advertising", "Advertising"],
    ["/advertisers", "Advertising"],
    ["/about/", "About"],
    ["/contact", "Contact"],
  ])("at %s, marks %s", async (address, label) => {
    await renderSite(address)
    expect(links().getByRole("link", { current: "page" })).toHaveTextContent(label)
  })

  test("links to the pages and marks the current one", async () => {
    await renderSite("/drivers")
    expect(
      links()
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Home", "/"],
      ["Advertising", "/advertising"],
      ["Drivers", "/drivers"],
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Español", "/es/drivers"],
    ])
    expect(links().getByRole("link", { current: "page" })).toHaveTextContent("Drivers")
  })

  test("closes its menu when a link is chosen, which may lead to a place on the same page", async () => {
    const { user } = await renderSite("/")
    await user.click(menuButton())
    expect(menuButton()).toHaveAttribute("aria-expanded", "true")
    // jsdom can't open pages.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true })
    await user.click(links().getByRole("link", { name: "Contact" }))
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })

  test("closes its menu on Escape, and returns the focus to the button", async () => {
    const { user } = await renderSite("/")
    await user.click(menuButton())
    await user.tab()
    await user.keyboard("{Escape}")
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
    expect(menuButton()).toHaveFocus()
  })

  test.each([
    [20, "false"],
    [21, "true"],
  ])("scrolled by %i pixels, is opaque: %s", async (pixels, isOpaque) => {
    await renderSite("/")
    await act(async () => {
      window.scrollY = pixels
      fireEvent.scroll(window)
    })
    expect(screen.getByRole("banner")).toHaveAttribute("data-opaque", isOpaque)
    window.scrollY = 0
  })
})

test("a menu opened before the scripts had loaded stays open, and closes once they have", async () => {
  const { remove } = await hydrateSite("/", {
    before: () => {
      answerMenuEarly()
      fireEvent.click(menuButton())
      expect(screen.getByRole("navigation", { name: "Main" })).toHaveAttribute("data-open", "true")
    },
  })
  for (const isOpen of ["true", "false", "true"]) {
    expect(menuButton()).toHaveAttribute("aria-expanded", isOpen)
    expect(screen.getByRole("navigation", { name: "Main" })).toHaveAttribute("data-open", isOpen)
    act(() => {
      fireEvent.click(menuButton())
    })
  }
  await remove()
})
