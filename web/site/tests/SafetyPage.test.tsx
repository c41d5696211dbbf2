import { expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { enter } from "../../testing/enter.ts"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"
import { readingBackend, siteSettings } from "../../testing/siteStubs.ts"

const verdicts = () =>
  [...document.querySelectorAll("[data-section=check] li[data-verdict]")].map(
    (item) => `${item.querySelector("strong")?.textContent}: ${item.querySelector("span")?.textContent}`,
  )

const summary = () =>
  within(document.querySelector<HTMLElement>("[data-section=check]") as HTMLElement).getByRole("status")

const compare = async (message: string, address = "/safety", privacy = siteSettings) => {
  const { user } = await renderSite(address, [], privacy)
  await enter(user, screen.getByRole("textbox"), message)
  await user.click(screen.getByRole("button", { name: /^Compar/ }))
  await waitFor(() => expect(summary()).not.toBeEmptyDOMElement())
  return user
}

test("a pasted message is compared in the browser, and what is not ours is said first", async () => {
  const fetched = jest.spyOn(globalThis, "fetch")
  const user = await compare("Write to hello@example.com or hello@examp1e.com about D-1042, and send a gift card.")
  expect(summary()).toHaveTextContent("Something in it isn't ours.")
  expect(verdicts()).toEqual(["Not ours: hello@examp1e.com", "Can't tell: D-1042", "Ours: hello@example.com"])
  expect(screen.getByText(/^Gift cards, a payment app/)).toBeVisible()
  expect(screen.getByText(/Open your status link to be sure/)).toBeVisible()
  expect(screen.getByRole("link", { name: "Report a scam" })).toHaveAttribute("href", "#report")
  expect(fetched).not.toHaveBeenCalled()
  // What is typed next has not been compared.
  await user.type(screen.getByRole("textbox"), "!")
  expect(summary()).toBeEmptyDOMElement()
  expect(verdicts()).toEqual([])
})

test("pasting alone compares", async () => {
  const { user } = await renderSite("/safety")
  await user.click(screen.getByRole("textbox"))
  await user.paste("+1 949 555 0142")
  await waitFor(() => expect(verdicts()).toEqual(["Ours: +1 949 555 0142"]))
  expect(summary()).toHaveTextContent("That doesn't prove that we sent it.")
})

test("the address that receipts come from is ours as well, and is listed", async () => {
  const sending = { ...siteSettings, mailFrom: "leads@farelight-mail.com" }
  await compare("leads@farelight-mail.com", "/safety", sending)
  expect(verdicts()).toEqual(["Ours: leads@farelight-mail.com"])
  expect(document.querySelector("[data-section=addresses]")).toHaveTextContent("leads@farelight-mail.com")
})

test("what asks for money and names nobody is warned about, in Spanish too", async () => {
  await compare("Deposite el cheque hoy mismo", "/es/safety")
  expect(summary()).toHaveTextContent("Menciona algo que nunca pedimos.")
  expect(screen.getByText(/^Un cheque\./)).toBeVisible()
})

test("nothing pasted can come into an address: its field has no name and no form", async () => {
  const { complaints, remove } = await hydrateSite("/safety", { backend: readingBackend() })
  const field = screen.getByRole<HTMLTextAreaElement>("textbox")
  expect(complaints).toEqual([])
  expect({ name: field.name, form: field.form }).toEqual({ name: "", form: null })
  await remove()
})
