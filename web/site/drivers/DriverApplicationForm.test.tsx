import { messages } from "@farelight/api/contract/api/messages.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, jest, test } from "@jest/globals"
import { cleanup, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderSite } from "../../testing/renderSite.tsx"
import { FORM_SENT } from "../browser/inPlace.ts"
import { useRefusal } from "../forms/sending/useRefusal.ts"

const entered = {
  Name: "Dana Driver",
  Email: "dana@example.com",
  Phone: "+1 949 555 0142",
  City: "Los Angeles",
  "Vehicle year": "2022",
  "Vehicle make": "Toyota",
  "Vehicle model": "Camry",
}

const openForm = async () => {
  const { user } = await renderSite("/drivers")
  return user
}

const fillIn = async (user: UserEvent) => {
  for (const [label, value] of Object.entries(entered)) await enter(user, screen.getByLabelText(label), value)
  await user.click(screen.getByLabelText("Both"))
}

const sent = () => api.asked("SubmitDriverApplication")

const submitButton = () => screen.getByRole("button", { name: "Submit Application" })

muteErrors()

describe("the driver's application form", () => {
  test("explains offline that the entries are safe, and is sent automatically once online", async () => {
    const user = await openForm()
    await fillIn(user)
    api.state = "offline"
    const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    await user.click(submitButton())
    await waitFor(() => expect(screen.getByText(messages.offline)).toBeVisible())
    await waitFor(() => expect(screen.getByText(messages.offline).parentElement).toHaveFocus())
    expect(screen.queryByText(messages.driverApplicationFailed)).toBeNull()
    expect(screen.queryByRole("alert")).toBeNull()
    expect(screen.getByLabelText("Name")).toHaveValue(entered.Name)
    expect(sent()).toHaveLength(1)
    api.state = "normal"
    // Long enough for a second request to arrive before the first is answered.
    api.behave("SubmitDriverApplication", { delay: 100 })
    line.mockReturnValue(true)
    // As on an unstable network.
    for (let times = 0; times < 3; times += 1) fireEvent(window, new Event("online"))
    expect(await screen.findByRole("heading", { name: "Thank you. We've got it." })).toBeVisible()
    expect(sent()).toHaveLength(2)
    expect(new Set(sent().map((one) => one.submission_id)).size).toBe(1)
    await user.click(screen.getByRole("button", { name: "Send another" }))
    fireEvent(window, new Event("online"))
    expect(submitButton()).toBeEnabled()
    expect(sent()).toHaveLength(2)
  })

  test("submits once for a double click, confirms and resets", async () => {
    const release = api.hold("SubmitDriverApplication")
    const told = jest.fn()
    document.addEventListener(FORM_SENT, told, { once: true })
    const user = await openForm()
    await fillIn(user)
    await user.dblClick(submitButton())
    expect(await screen.findByRole("button", { name: "Submitting..." })).toBeDisabled()
    release()
    expect(await screen.findByText(messages.driverApplicationSent("48 hours"))).toBeVisible()
    expect(told).toHaveBeenCalledTimes(1)
    expect(sent()).toEqual([
      {
        name: "Dana Driver",
        email: "dana@example.com",
        phone: "+1 949 555 0142",
        city: "Los Angeles",
        platform: "Both",
        vehicle_year: "2022",
        vehicle_make: "Toyota",
        vehicle_model: "Camry",
        accepted_terms: true,
        form_open_ms: expect.any(Number),
        submission_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
      },
    ])
    const heading = screen.getByRole("heading", { name: "Thank you. We've got it." })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText(/^D-\d+$/)).toBeVisible()
    expect(screen.getByText(/ at \d+:\d\d [AP]M /)).toBeVisible()
    expect(screen.getByRole("link", { name: "Check your status" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/status\/d/),
    )
    await user.click(screen.getByRole("button", { name: "Send another" }))
    const expectEmpty = () => {
      for (const label of Object.keys(entered)) expect(screen.getByLabelText(label)).toHaveValue("")
      expect(screen.getByLabelText("Both")).not.toBeChecked()
    }
    expectEmpty()
    cleanup()
    // A stored application leaves no draft.
    await openForm()
    expectEmpty()
  })

  test("explains each refused field, focuses the first, and sends nothing", async () => {
    const user = await openForm()
    await enter(user, screen.getByLabelText("Name"), "Dana")
    await enter(user, screen.getByLabelText("Email"), "dana@")
    await user.click(submitButton())

    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus())
    const link = screen.getByRole("link", { name: "Email must be an email address like name@example.com." })
    expect(link).toHaveAttribute("href", `#${screen.getByLabelText("Email").id}`)
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "Email must be an email address like name@example.com.",
    )
    expect(screen.getByRole("group", { name: "Platform" })).toHaveAccessibleDescription("Platform is required.")
    expect(screen.getByLabelText("Name")).toBeValid()
    expect(screen.getByLabelText("Name")).toHaveValue("Dana")
    expect(sent()).toEqual([])
  })

  test("clears an error with its field's change, and shows it again after another refusal", async () => {
    const user = await openForm()
    await user.click(submitButton())
    const notice = await screen.findByRole("alert")
    const email = screen.getByLabelText("Email")
    await user.type(email, "d")
    expect(email).not.toHaveAccessibleDescription()
    expect(within(notice).getAllByRole("listitem")).toHaveLength(7)
    await fillIn(user)
    expect(screen.queryByRole("alert")).toBeNull()
    await user.clear(email)
    await user.click(submitButton())
    await waitFor(() => expect(email).toHaveAccessibleDescription("Email is required."))
  })

  test("clears an error whose field was changed before the scripts ran", () => {
    const current = document.createElement("form")
    current.innerHTML = '<input name="email" value="dana@"><input name="phone" value="1">'
    const fields = ["email", "phone"].map((field) => ({ field, message: "Wrong." }))
    ;(current.elements[0] as HTMLInputElement).value = "dana@example.com"
    const { result } = renderHook(() => useRefusal({ current }, { outcome: "invalid", fields }))
    expect(result.current.errors).toEqual(fields.slice(1))
  })

  test("is in Spanish on a Spanish page, and sends the language", async () => {
    const { user } = await renderSite("/es/drivers")
    const send = () => screen.getByRole("button", { name: "Enviar solicitud" })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus())
    expect(screen.getByLabelText("Nombre")).toHaveAccessibleDescription("Complete el campo “Nombre”.")
    expect(screen.getByRole("alert")).toHaveTextContent("Corrija los campos marcados.")
    const labels = ["Nombre", "Teléfono", "Ciudad", "Año del vehículo", "Marca del vehículo", "Modelo del vehículo"]
    for (const label of labels) await enter(user, screen.getByLabelText(label), "7")
    await enter(user, screen.getByLabelText("Correo electrónico"), "eva@example.com")
    await user.click(screen.getByLabelText("Ambas"))
    await user.click(send())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(await screen.findByText(/¡Recibimos su solicitud!.* en un plazo de 48 horas/)).toBeVisible()
    expect(sent()[0]).toMatchObject({ locale: "es", platform: "Both", accepted_terms: true })
  })

  test.each([{ error: { code: "INTERNAL_SERVER_ERROR" } }, { isUnreachable: true }] as const)(
    "keeps entries after a failure, and keeps its id until values change: %j",
    async (behavior) => {
      api.behave("SubmitDriverApplication", behavior)
      const user = await openForm()
      await fillIn(user)
      for (const times of [1, 2]) {
        await user.click(submitButton())
        await waitFor(() => expect(sent()).toHaveLength(times))
        await waitFor(() => expect(submitButton()).toBeEnabled())
      }
      expect(await screen.findByText(messages.driverApplicationFailed)).toBeVisible()
      const alert = screen.getByRole("alert")
      await waitFor(() => expect(alert).toHaveFocus())
      expect(screen.getByLabelText("Vehicle model")).toAppearBefore(alert)
      expect(alert.nextElementSibling).toContainElement(submitButton())
      for (const [label, value] of Object.entries(entered)) expect(screen.getByLabelText(label)).toHaveValue(value)
      expect(screen.getByLabelText("Both")).toBeChecked()
      expect(console.error).toHaveBeenCalled()

      const fields = [{ field: "vehicle_year", message: "Vehicle year is not known." }]
      api.behave("SubmitDriverApplication", { error: { code: "BAD_USER_INPUT", fields } })
      await enter(user, screen.getByLabelText("City"), " County")
      await user.click(submitButton())
      expect(await screen.findAllByText("Vehicle year is not known.")).toHaveLength(2)
      expect(screen.getByLabelText("Vehicle year")).toBeInvalid()
      expect(screen.getByLabelText("Vehicle year")).toHaveValue(entered["Vehicle year"])

      const [first, second, third] = sent()
      expect(second).toEqual({ ...first, form_open_ms: expect.any(Number) })
      expect(third?.submission_id).toEqual(expect.any(String))
      expect(third?.submission_id).not.toBe(first?.submission_id)
    },
  )
})

const modelOptions = () =>
  [...document.querySelectorAll<HTMLOptionElement>("#vehicle-models option")].map(({ value }) => value)

test("an unusual address gets a suggestion on blur, which one press applies", async () => {
  const user = await openForm()
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

test("the make suggests models, and unusual values are accepted", async () => {
  const user = await openForm()
  expect(document.querySelector("datalist")).toBeNull()
  const odd = { Name: "Dana", Email: "dana@gmial.com", Phone: "12", City: "Irvine", "Vehicle year": "1850" }
  for (const [label, value] of Object.entries(odd)) await enter(user, screen.getByLabelText(label), value)
  const make = screen.getByLabelText("Vehicle make")
  await enter(user, make, "honda")
  await waitFor(() => expect(make).toHaveAttribute("list", "vehicle-makes"))
  await enter(user, screen.getByLabelText("Vehicle model"), "banana")
  await waitFor(() => expect(modelOptions()).toContain("Civic"))
  expect(modelOptions()).not.toContain("Camry")
  expect(await screen.findByText(/doesn't look like a full phone number/)).toBeVisible()
  expect(await screen.findByText(/model year with four digits/)).toBeVisible()
  await user.click(screen.getByLabelText("Both"))
  await user.click(submitButton())
  expect(await screen.findByRole("heading", { name: "Thank you. We've got it." })).toBeVisible()
  expect(sent()).toMatchObject([{ email: "dana@gmial.com", phone: "12" }])
})

test("the advertiser's form gives hints in Spanish", async () => {
  const { user } = await renderSite("/es/contact")
  await enter(user, screen.getByLabelText("Correo electrónico"), "eva@hotmial.com")
  await user.tab()
  expect(await screen.findByText("¿Es correcta esta dirección?")).toBeVisible()
  expect(screen.getByRole("button", { name: "Usar eva@hotmail.com" })).toBeVisible()
})

const notes = registry.global.driver_city_notes

const note = (text: string, city: string) => text.replaceAll("{city}", city)

test("a driver of a closed city opens the application from the list and is put on the wait list", async () => {
  const hrefOf = (name: string) => screen.getAllByRole("link", { name })[0]?.getAttribute("href") ?? ""
  await renderSite("/cities")
  const cityPage = hrefOf("New York, NY")
  cleanup()
  await renderSite(cityPage)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("New York")
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(trail.getByRole("link", { name: "Cities" })).toHaveAttribute("href", "/cities")
  expect(screen.getByText(registry.cities.list.cities[12]?.rule ?? "none")).toBeVisible()
  const form = hrefOf("Join the drivers' wait list")
  cleanup()
  const { user } = await renderSite(form)
  expect(screen.getByLabelText("City")).toHaveValue("New York, NY")
  expect(screen.getByText(note(notes.not_permitted, "New York"))).toHaveAttribute("aria-live", "polite")

  const { City: _city, ...others } = entered
  for (const [label, text] of Object.entries(others)) await enter(user, screen.getByLabelText(label), text)
  await user.click(screen.getByLabelText("Both"))
  await user.click(submitButton())
  await waitFor(() => expect(screen.getByText(note(notes.sent, "New York"))).toBeVisible())
  expect(sent()).toHaveLength(1)
})

test("the form shows a closed city's facts on blur, and none about an open city", async () => {
  const user = await openForm()
  const city = screen.getByLabelText("City")
  await enter(user, city, "Boise")
  expect(screen.queryByText(/Boise/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(note(notes.unknown, "Boise"))).toBeVisible()
  await user.clear(city)
  await user.type(city, "LA")
  await user.tab()
  await waitFor(() => expect(screen.queryByText(/on our map/)).toBeNull())
})
