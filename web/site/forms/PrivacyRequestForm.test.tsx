import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { cleanup, screen, waitFor } from "@testing-library/react"
import { api } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderSite } from "../../testing/renderSite.tsx"

const sendButton = () => screen.getByRole("button", { name: "Send the request" })

const choose = (name: string) => screen.getByRole("radio", { name })

muteErrors()

describe("the form of a privacy request", () => {
  beforeEach(() => configureMail(smtpSettings(1)))

  test("submits once, and points to the confirmation mail", async () => {
    const release = api.hold("SubmitPrivacyRequest")
    const { user } = await renderSite("/privacy-request")
    await user.click(choose("Delete my data"))
    await enter(user, screen.getByLabelText("Email"), " ana@example.com ")
    await enter(user, screen.getByLabelText("Phone"), "+1 949 555 0100")
    await user.dblClick(sendButton())
    expect(await screen.findByRole("button", { name: "Sending..." })).toBeDisabled()
    release()
    const heading = await screen.findByRole("heading", { name: "Check your email" })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(api.asked("SubmitPrivacyRequest")).toEqual([
      { kind: "DELETE", email: "ana@example.com", phone: "+1 949 555 0100" },
    ])
    await user.click(screen.getByRole("button", { name: "Make another request" }))
    expect(choose("Delete my data")).not.toBeChecked()
    expect(screen.getByLabelText("Email")).toHaveValue("")
  })

  test("is in Spanish on a Spanish page, and so is its answer", async () => {
    const { user } = await renderSite("/es/privacy-request")
    await user.click(screen.getByRole("button", { name: "Enviar solicitud" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("Elija lo que desea que hagamos.")
    await user.click(choose("No vender ni compartir mis datos"))
    await enter(user, screen.getByLabelText("Correo electrónico"), "eva@example.com")
    await user.click(screen.getByRole("button", { name: "Enviar solicitud" }))
    await screen.findByRole("heading", { name: "Revise su correo" })
    expect(api.asked("SubmitPrivacyRequest")).toEqual([{ kind: "OPT_OUT", email: "eva@example.com", locale: "es" }])
  })

  test("keeps a draft until sent, also without scripts", async () => {
    const { user } = await renderSite("/privacy-request")
    await user.click(choose("Correct my data"))
    await enter(user, screen.getByLabelText("Details"), "My name has two n.")
    cleanup()
    await renderSite("/privacy-request")
    expect(choose("Correct my data")).toBeChecked()
    expect(screen.getByLabelText("Details")).toHaveValue("My name has two n.")
    cleanup()
    await renderSite("/privacy-request?sent=1")
    expect(screen.getByRole("link", { name: "Make another request" })).toHaveAttribute("href", "/privacy-request")
    cleanup()
    await renderSite("/privacy-request")
    expect(screen.getByLabelText("Details")).toHaveValue("")
  })
})
