import { describe, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"
import { handleMenuEarly } from "./earlyMenu.ts"

const menuButton = () => screen.getByRole("button", { name: "Menu" })
const links = () => within(screen.getByRole("navigation", { name: "Main" }))

describe("the header of the site", () => {
  test.each([
    ["/", "Home", "/es"],
    ["/advertisers", "Advertising", "/es/advertisers"],
    ["/about/", "About", "/es/about/"],
    ["/drivers", "Drivers", "/es/drivers"],
    ["/contact", "Contact", "/es/contact"],
  ])("at %s links to the pages and marks %s", async (address, label, spanish) => {
    await renderSite(address)
    const shown = links().getAllByRole("link")
    expect(shown.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Advertising", "/advertising"],
      ["Drivers", "/drivers"],
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Español", spanish],
    ])
    expect(links().getByRole("link", { current: "page" })).toHaveTextContent(label)
    // The short language link beside the menu button on phones.
    expect(screen.getByText("ES")).toHaveAttribute("href", spanish)
  })

  test.each([
    ["es-MX", "", "/contact", ["/es/contact"]],
    ["es-MX", "http://localhost/", "/contact", []],
    ["es-MX", "", "/es/contact", []],
    ["en-US", "", "/contact", []],
  ])("offers Spanish to a browser in %s that comes from '%s' to %s", async (language, referrer, address, offered) => {
    jest.spyOn(navigator, "language", "get").mockReturnValue(language)
    jest.spyOn(document, "referrer", "get").mockReturnValue(referrer)
    await renderSite(address)
    expect(screen.queryAllByText("Ver en español").map((link) => link.getAttribute("href"))).toEqual(offered)
  })

  test("closes its menu by a link, also to the same page, and by Escape", async () => {
    const { user } = await renderSite("/")
    await user.click(menuButton())
    expect(menuButton()).toHaveAttribute("aria-expanded", "true")
    // jsdom can't open pages.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true })
    await user.click(links().getByRole("link", { name: "Contact" }))
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
    await user.click(menuButton())
    await user.tab()
    await user.keyboard("{Escape}")
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
    expect(menuButton()).toHaveFocus()
  })

  test("is opaque once it is scrolled by more than 20 pixels", async () => {
    await renderSite("/")
    for (const [pixels, isOpaque] of [
      [21, "true"],
      [20, "false"],
    ] as const) {
      await act(async () => {
        window.scrollY = pixels
        fireEvent.scroll(window)
      })
      expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", isOpaque)
    }
    window.scrollY = 0
  })
})

test("the site's menu opened before the scripts loaded stays open, and closes once they have loaded", async () => {
  await hydrateSite("/", {
    before: () => {
      handleMenuEarly()
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
})

test("a language link keeps the campaign parameters", async () => {
  const asked = "?city=irvine-ca&utm_source=flyer&utm_campaign=fall%202026"
  window.history.replaceState(null, "", `/drivers${asked}`)
  // Rendered like on the server, which drops parameters that change no page.
  expect(await hydrateSite("/drivers?city=irvine-ca")).toEqual([])
  const links = screen.getAllByRole("link", { name: "Español" })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute("href", `/es/drivers${asked}`)
  window.history.replaceState(null, "", "/")
})
