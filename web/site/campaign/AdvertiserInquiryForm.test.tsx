import { messages } from "@farelight/api/contract/api/messages.ts"
import { describe, expect, test } from "@jest/globals"
import { cleanup, screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderSite } from "../../testing/renderSite.tsx"

const entered = {
  "Contact name": "Alex Advertiser",
  "Company name": "Harbor Coffee",
  Email: "alex@example.com",
  Location: "San Diego | La Jolla|Del Mar",
  Message: "We open three cafés in May.",
}

const openForm = async () => {
  const { user } = await renderSite("/contact")
  return user
}

const fillIn = async (user: UserEvent) => {
  for (const [label, value] of Object.entries(entered)) await enter(user, screen.getByLabelText(label), value)
  await user.click(screen.getByLabelText("On-Top Dynamic Screen"))
  await user.click(screen.getByLabelText("In-Car Tablet"))
}

const sendButton = () => screen.getByRole("button", { name: "Send Message" })

muteErrors()

describe("the advertiser's contact form", () => {
  test("submits the entries, confirms and resets, and requires an ad format", async () => {
    const release = api.hold("SubmitAdvertiserInquiry")
    const user = await openForm()
    expect(screen.getAllByText(messages.chooseFormat)).toHaveLength(1)
    await user.click(sendButton().parentElement as Element)
    expect(screen.getAllByText(messages.chooseFormat)).toHaveLength(2)
    for (const isDisabled of [true, false, true]) {
      expect(sendButton().hasAttribute("disabled")).toBe(isDisabled)
      await user.click(screen.getByLabelText("Car Wrapping"))
    }
    await user.click(screen.getByLabelText("Car Wrapping"))
    await fillIn(user)
    await user.dblClick(sendButton())
    expect(await screen.findByRole("button", { name: "Sending..." })).toBeDisabled()
    release()

    expect(await screen.findByText(messages.advertiserInquirySent("24 hours"))).toBeVisible()
    expect(api.asked("SubmitAdvertiserInquiry")).toEqual([
      {
        contact_name: "Alex Advertiser",
        company_name: "Harbor Coffee",
        email: "alex@example.com",
        location: "San Diego | La Jolla|Del Mar",
        message: "We open three cafés in May.",
        ad_formats: "In-Car Tablet, On-Top Dynamic Screen",
        accepted_terms: true,
        submission_id: expect.any(String),
        form_open_ms: expect.any(Number),
      },
    ])
    const heading = screen.getByRole("heading", { name: "Thank you. We've got it." })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByRole("heading", { name: "Plan a campaign" })).toBeNull()
    expect(screen.getByRole("region", { name: "Thank you. We've got it." })).toContainElement(heading)
    expect(screen.getByText(/^A-\d+$/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Send another" }))
    expect(screen.getByRole("heading", { name: "Plan a campaign" })).toBeVisible()
    for (const label of Object.keys(entered)) expect(screen.getByLabelText(label)).toHaveValue("")
    expect(sendButton()).toBeDisabled()
  })

  test("keeps entries after a refusal, failure or reload, and can be sent again at once", async () => {
    const fields = [{ field: "location", message: "Location is not known." }]
    api.behave("SubmitAdvertiserInquiry", { error: { code: "BAD_USER_INPUT", fields } })
    const user = await openForm()
    await fillIn(user)
    await user.click(sendButton())
    expect(await screen.findAllByText("Location is not known.")).toHaveLength(2)
    expect(screen.getByLabelText("Location")).toBeInvalid()

    api.behave("SubmitAdvertiserInquiry", { isUnreachable: true })
    await user.click(sendButton())
    expect(await screen.findByText(messages.advertiserInquiryFailed)).toBeVisible()
    const expectEntries = () => {
      for (const [label, value] of Object.entries(entered)) expect(screen.getByLabelText(label)).toHaveValue(value)
      expect(screen.getByLabelText("In-Car Tablet")).toBeChecked()
      expect(screen.getByLabelText("Car Wrapping")).not.toBeChecked()
      expect(sendButton()).toBeEnabled()
    }
    expectEntries()
    cleanup()
    await openForm()
    expectEntries()
  })
})
