import { messages } from "@farelight/api/contract/api/messages.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { renderSite } from "../../testing/renderSite.tsx"

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

describe("the driver's application form", () => {
  test("offline it says that nothing is lost, and sends itself once when the line is back", async () => {
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
    // A line that comes and goes.
    for (let times = 0; times < 3; times += 1) fireEvent(window, new Event("online"))
    expect(await screen.findByRole("heading", { name: "Thank you. We've got it." })).toBeVisible()
    expect(sent()).toHaveLength(2)
    expect(new Set(sent().map((one) => one.submission_id)).size).toBe(1)
    await user.click(screen.getByRole("button", { name: "Send another" }))
    fireEvent(window, new Event("online"))
    expect(submitButton()).toBeEnabled()
    expect(sent()).toHaveLength(2)
  })

  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => {})
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test("sends what was entered, says so and is reset", async () => {
    const user = await openForm()
    await fillIn(user)
    await user.click(submitButton())

    expect(await screen.findByText(messages.driverApplicationSent("48 hours"))).toBeVisible()
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
    for (const label of Object.keys(entered)) expect(screen.getByLabelText(label)).toHaveValue("")
    expect(screen.getByLabelText("Both")).not.toBeChecked()
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

  test("speaks Spanish on a Spanish page, and sends the language", async () => {
    const { user } = await renderSite("/es/drivers")
    const send = () => screen.getByRole("button", { name: "Enviar solicitud" })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus())
    expect(screen.getByLabelText("Nombre")).toHaveAccessibleDescription("Complete el campo “Nombre”.")
    expect(screen.getByRole("alert")).toHaveTextContent("Corrija los campos marcados.")
    const labels = ["Nombre", "Teléfono", "Ciudad", "Año del vehículo", "Marca del vehículo", "Modelo del vehículo"]
    for (const label of labels) await user.type(screen.getByLabelText(label), "7")
    await enter(user, screen.getByLabelText("Correo electrónico"), "eva@example.com")
    await user.click(screen.getByLabelText("Ambas"))
    await user.click(send())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(await screen.findByText(/¡Recibimos su solicitud!.* en un plazo de 48 horas/)).toBeVisible()
    expect(sent()[0]).toMatchObject({ locale: "es", platform: "Both", accepted_terms: true })
  })

  test("shows what the server refused beside its field", async () => {
    const fields = [{ field: "vehicle_year", message: "Vehicle year is not known." }]
    api.behave("SubmitDriverApplication", { error: { code: "BAD_USER_INPUT", fields } })
    const user = await openForm()
    await fillIn(user)
    await user.click(submitButton())
    expect(await screen.findAllByText("Vehicle year is not known.")).toHaveLength(2)
    expect(screen.getByLabelText("Vehicle year")).toBeInvalid()
    expect(screen.getByLabelText("Vehicle year")).toHaveValue(entered["Vehicle year"])
  })

  test.each([
    ["the server is unavailable", { error: { code: "SERVICE_UNAVAILABLE" } }],
    ["the server has failed", { error: { code: "INTERNAL_SERVER_ERROR" } }],
    ["there were too many attempts", { error: { code: "RATE_LIMITED" } }],
    ["the connection breaks", { isUnreachable: true }],
  ] as const)("loses no entry and says so when %s", async (_, behaviour) => {
    api.behave("SubmitDriverApplication", behaviour)
    const user = await openForm()
    await fillIn(user)
    await user.click(submitButton())

    expect(await screen.findByText(messages.driverApplicationFailed)).toBeVisible()
    const alert = screen.getByRole("alert")
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getByLabelText("Vehicle model")).toAppearBefore(alert)
    expect(alert.nextElementSibling).toContainElement(submitButton())
    for (const [label, value] of Object.entries(entered)) expect(screen.getByLabelText(label)).toHaveValue(value)
    expect(screen.getByLabelText("Both")).toBeChecked()
    expect(submitButton()).toBeEnabled()
    expect(console.error).toHaveBeenCalled()
  })

  test("is sent once by a double click, its button disabled meanwhile", async () => {
    let release = () => {}
    api.behave("SubmitDriverApplication", { delay: new Promise<void>((resolve) => (release = resolve)) })
    const user = await openForm()
    await fillIn(user)
    await user.dblClick(submitButton())

    expect(await screen.findByRole("button", { name: "Submitting..." })).toBeDisabled()
    release()
    expect(await screen.findByText(messages.driverApplicationSent("48 hours"))).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  test("repeats a failed submission under its id, and takes a new id for other values", async () => {
    api.behave("SubmitDriverApplication", { isUnreachable: true })
    const user = await openForm()
    await fillIn(user)
    for (const times of [1, 2]) {
      await user.click(submitButton())
      await waitFor(() => expect(sent()).toHaveLength(times))
      await waitFor(() => expect(submitButton()).toBeEnabled())
    }
    await enter(user, screen.getByLabelText("City"), " County")
    await user.click(submitButton())
    await waitFor(() => expect(sent()).toHaveLength(3))

    const [first, second, third] = sent()
    expect(second).toEqual({ ...first, form_open_ms: expect.any(Number) })
    expect(third?.submission_id).toEqual(expect.any(String))
    expect(third?.submission_id).not.toBe(first?.submission_id)
  })

  test("restores what was entered after a reload, until it is stored", async () => {
    const user = await openForm()
    await fillIn(user)
    cleanup()

    const afterReload = await openForm()
    for (const [label, value] of Object.entries(entered)) expect(screen.getByLabelText(label)).toHaveValue(value)
    expect(screen.getByLabelText("Both")).toBeChecked()
    await afterReload.click(submitButton())
    expect(await screen.findByText(messages.driverApplicationSent("48 hours"))).toBeVisible()
    cleanup()

    await openForm()
    for (const label of Object.keys(entered)) expect(screen.getByLabelText(label)).toHaveValue("")
    expect(screen.getByLabelText("Both")).not.toBeChecked()
  })
})
