import { expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { api } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderSite } from "../../../testing/renderSite.tsx"

const modelOptions = () =>
  [...document.querySelectorAll<HTMLOptionElement>("#vehicle-models option")].map(({ value }) => value)

test("an odd address is asked about when its field is left, and one press mends it", async () => {
  const { user } = await renderSite("/drivers")
  const email = screen.getByLabelText("Email")
  await enter(user, email, "dana@gmial.com")
  expect(screen.queryByText("Is this address right?")).toBeNull()
  await user.tab()
  const hint = await screen.findByText("Is this address right?")
  expect(hint.closest("[aria-live=polite]")).not.toBeNull()
  expect(email).toHaveAccessibleDescription("Is this address right?")
  expect(email).toBeValid()
  await user.click(screen.getByRole("button", { name: "Use dana@gmail.com" }))
  expect(email).toHaveValue("dana@gmail.com")
  await waitFor(() => expect(email).toHaveFocus())
  await user.tab()
  await waitFor(() => expect(screen.queryByText("Is this address right?")).toBeNull())
})

test("what seems odd is sent all the same", async () => {
  const { user } = await renderSite("/drivers")
  const odd = { Name: "Dana", Email: "dana@gmial.com", Phone: "12", City: "Irvine", "Vehicle year": "1850" }
  const entered = { ...odd, "Vehicle make": "Toyta", "Vehicle model": "banana" }
  for (const [label, value] of Object.entries(entered)) await enter(user, screen.getByLabelText(label), value)
  expect(await screen.findByText(/doesn't look like a full phone number/)).toBeVisible()
  expect(await screen.findByText(/model year with four digits/)).toBeVisible()
  expect(await screen.findByRole("button", { name: "Use Toyota" })).toBeVisible()
  await user.click(screen.getByLabelText("Both"))
  await user.click(screen.getByRole("button", { name: "Submit Application" }))
  expect(await screen.findByRole("heading", { name: "Thank you. We've got it." })).toBeVisible()
  expect(api.asked("SubmitDriverApplication")).toMatchObject([{ email: "dana@gmial.com", phone: "12" }])
})

test("makes and the models of the make are suggested", async () => {
  const { user } = await renderSite("/drivers")
  expect(document.querySelector("datalist")).toBeNull()
  const make = screen.getByLabelText("Vehicle make")
  await enter(user, make, "honda")
  await waitFor(() => expect(make).toHaveAttribute("list", "vehicle-makes"))
  await user.click(screen.getByLabelText("Vehicle model"))
  await waitFor(() => expect(modelOptions()).toContain("Civic"))
  expect(modelOptions()).not.toContain("Camry")
})

test("the advertiser's form asks in Spanish", async () => {
  const { user } = await renderSite("/es/contact")
  await enter(user, screen.getByLabelText("Correo electrónico"), "eva@hotmial.com")
  await user.tab()
  expect(await screen.findByText("¿Es correcta esta dirección?")).toBeVisible()
  expect(screen.getByRole("button", { name: "Usar eva@hotmail.com" })).toBeVisible()
})
