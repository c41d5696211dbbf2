import { messages } from "@farelight/api/contract/messages.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { cleanup, screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../../testing/mockApi.ts"
import { renderSite } from "../../../testing/renderSite.tsx"

const entered = {
  "Contact name": "Alex Advertiser",
  "Company name": "Harbor Coffee",
  Email: "alex@example.com",
  Location: "San Diego",
  Message: "We open three cafés in May.",
}

const openForm = async () => {
  const { user } = await renderSite("/contact")
  return user
}

const fillIn = async (user: UserEvent) => {
  for (const [label, value] of Object.entries(entered)) await user.type(screen.getByLabelText(label), value)
  await user.click(screen.getByLabelText("On-Top Dynamic Screen"))
  await user.click(screen.getByLabelText("In-Car Tablet"))
}

const sendButton = () => screen.getByRole("button", { name: "Send Message" })

describe("the advertiser's contact form", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => {})
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test("can be sent only while at least one ad format is ticked", async () => {
    const user = await openForm()
    expect(sendButton()).toBeDisabled()
    await user.click(screen.getByLabelText("Car Wrapping"))
    expect(sendButton()).toBeEnabled()
    await user.click(screen.getByLabelText("Car Wrapping"))
    expect(sendButton()).toBeDisabled()
  })

  test("sends what was entered, says so and is empty again", async () => {
    api.behave("SubmitAdvertiserInquiry", { delay: 50 })
    const user = await openForm()
    await fillIn(user)
    await user.dblClick(sendButton())
    expect(screen.getByRole("button", { name: "Sending..." })).toBeDisabled()

    expect(await screen.findByText(messages.advertiserInquirySent("24 hours"))).toBeVisible()
    expect(api.asked("SubmitAdvertiserInquiry").map(({ input }) => input)).toEqual([
      {
        contactName: "Alex Advertiser",
        companyName: "Harbor Coffee",
        email: "alex@example.com",
        location: "San Diego",
        adFormats: ["IN_CAR_TABLET", "ON_TOP_DYNAMIC_SCREEN"],
        message: "We open three cafés in May.",
        acceptedTermsDate: "October 21, 2025",
        submissionId: expect.any(String),
      },
    ])
    for (const label of Object.keys(entered)) expect(screen.getByLabelText(label)).toHaveValue("")
    expect(sendButton()).toBeDisabled()
  })

  test("keeps everything and says so when it cannot be sent", async () => {
    api.behave("SubmitAdvertiserInquiry", { isUnreachable: true })
    const user = await openForm()
    await fillIn(user)
    await user.click(sendButton())

    expect(await screen.findByText(messages.advertiserInquiryFailed)).toBeVisible()
    for (const [label, value] of Object.entries(entered)) expect(screen.getByLabelText(label)).toHaveValue(value)
    expect(screen.getByLabelText("In-Car Tablet")).toBeChecked()
    expect(sendButton()).toBeEnabled()
  })

  test("can be sent at once when a reload has brought back what was entered", async () => {
    const user = await openForm()
    await fillIn(user)
    cleanup()
    await openForm()
    expect(screen.getByLabelText("Message")).toHaveValue(entered.Message)
    expect(screen.getByLabelText("Car Wrapping")).not.toBeChecked()
    expect(screen.getByLabelText("In-Car Tablet")).toBeChecked()
    expect(sendButton()).toBeEnabled()
  })
})
