import { registry } from "@farelight/api/contract/content/registry.ts"
import type { SubmissionStatus } from "@farelight/api/contract/forms/site.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { requestLeadFile } from "@farelight/api/rooms/conversation/files/fileRequests.service.ts"
import { driverApplicationKind } from "@farelight/api/rooms/leads/drivers/driverApplication.kind.ts"
import { readLinkKey, tokenFor } from "@farelight/api/rooms/leads/lead/linkKey.ts"
import { findStatus } from "@farelight/api/rooms/leads/status/status.service.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { driver } from "@farelight/api/testing/factories/leadWork.ts"
import { owner, visitor } from "@farelight/api/testing/factories/viewers.ts"
import { describe, expect, test } from "@jest/globals"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { api } from "../../testing/api.ts"
import { hydrateSite, leaveSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"
import { standing } from "../../testing/servePage.ts"
import { readingBackend, siteSettings } from "../../testing/siteStubs.ts"
import { isInPlaceForm } from "../browser/inPlace.ts"

const words = wordsIn("en")

const openStatus = async (search: string, letter = standing.letter, change: Partial<SubmissionStatus> = {}) => {
  const backend = { ...readingBackend(), loadStatus: async () => ({ ...standing, letter, ...change }) }
  await hydrateSite(`/status/known${search}`, { backend })
}

describe("the sender's status page", () => {
  /** Leaves an unfinished draft. */
  const leaveDraft = async (address: string, label: string) => {
    await renderSite(address)
    fireEvent.input(screen.getByLabelText(label), { target: { value: "Dana" } })
    cleanup()
  }

  const draftIn = async (address: string, label: string) => {
    await leaveSite()
    await renderSite(address)
    const { value } = screen.getByLabelText<HTMLInputElement>(label)
    cleanup()
    return value
  }

  test.each([
    ["d", "/drivers", "Name"],
    ["a", "/contact", "Contact name"],
  ] as const)("deletes the draft of the form %s that led to it, and no other", async (letter, address, label) => {
    await leaveDraft(address, label)
    await openStatus("", letter)
    expect(await draftIn(address, label)).toBe("Dana")
    await openStatus("?sent=1", letter === "d" ? "a" : "d")
    expect(await draftIn(address, label)).toBe("Dana")
    await openStatus("?sent=1", letter)
    expect(await draftIn(address, label)).toBe("")
  })

  const reachedAt = {
    pending: "2026-11-21T12:00:00.000Z",
    contacted: "2026-11-22T12:00:00.000Z",
    approved: "2026-11-23T12:00:00.000Z",
  }

  test("shows the progress with dates, unless rejected", async () => {
    await openStatus("", "d", { status: "contacted", reachedAt })
    const steps = screen
      .getAllByRole("listitem")
      .filter((item) => /Received|In touch|Approved|road/.test(item.innerHTML))
    expect(steps.map((step) => step.textContent)).toEqual([
      "ReceivedNovember 21, 2026 (PST)",
      "In touchNovember 22, 2026 (PST)",
      "Approved",
      "On the road",
    ])
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null])
    await openStatus("", "d", { status: "rejected", reachedAt })
    expect(screen.queryByText("On the road")).toBeNull()
  })

  test("offers the booking link once there is one, unless rejected", async () => {
    const booking = () => screen.queryByRole("link", { name: "Choose a time for a call" })
    await openStatus("")
    expect(booking()).toBeNull()
    const company = { ...registry.global.company, booking_link: "https://cal.example/us" }
    for (const status of ["pending", "rejected"] as const) {
      const backend = readingBackend([{ page: "global", sectionId: "company", content: company }])
      const loadStatus = async () => ({ ...standing, status })
      await hydrateSite("/status/known", { backend: { ...backend, loadStatus } })
      if (status === "pending") expect(booking()).toHaveAttribute("href", "https://cal.example/us")
      else expect(booking()).toBeNull()
    }
  })

  test("states the real sender address of mails", async () => {
    const backend = readingBackend([], [], { ...siteSettings, mailFrom: "leads@farelight-mail.com" })
    await hydrateSite("/status/known", { backend: { ...backend, loadStatus: async () => standing } })
    expect(screen.getByText(/^We'll email you from leads@farelight-mail\.com or call from/)).toBeVisible()
    expect(screen.getAllByRole("link", { name: "Is it really us?" })[0]).toHaveAttribute("href", "/safety")
    // An ordinary form needs no script.
    expect(isInPlaceForm(screen.getByRole("textbox", { name: /phone/i }))).toBe(false)
  })
})

describe("the sender's files on the status page", () => {
  const pdf = (name = "card.pdf") => new File(["%PDF-1.7 a card %%EOF"], name, { type: "application/pdf" })
  const insurance = { id: "1", what: "Your insurance card", answeredAt: null }
  const asked = { asked: [insurance], sent: [], left: 20 }
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>("input[type=file]")]

  const openAsked = async (before?: (container: HTMLElement) => void) => {
    await addDrivers({})
    await requestLeadFile(await owner(), { ...driver(), leadId: "1", what: insurance.what })
    const backend = { ...readingBackend(), loadStatus: (token: string) => findStatus(visitor(), token) }
    const token = tokenFor(driverApplicationKind, { id: 1 }, await readLinkKey())
    return hydrateSite(`/status/${token}`, { backend, before })
  }

  const choose = async (input: HTMLInputElement | undefined, file: File) => {
    if (!input) throw new Error("There is nothing to choose a file with")
    Object.defineProperty(input, "files", { value: [file], configurable: true })
    await act(async () => fireEvent.change(input))
  }

  const notice = (text: RegExp | string) => screen.findByText(text)

  test("are uploaded on selection for their request, and listed", async () => {
    await openAsked()
    expect(screen.getByRole("link", { name: "We need: Your insurance card" })).toHaveAttribute("href", "#files")
    const [first, other] = inputs()
    expect(first).toHaveAccessibleDescription("We need Your insurance card")
    expect(other?.closest("label")).toHaveTextContent("Send something else")
    await choose(first, pdf())
    const done = await notice("We have “card.pdf”.")
    expect(api.asked("SendFile")).toEqual([{ name: "card.pdf", size: 21 }])
    await waitFor(() => expect(done.closest("[tabindex]")?.parentElement).toHaveFocus())
    expect(screen.getByText("We have it")).toBeVisible()
    expect(screen.queryByText("We need")).toBeNull()
    expect(screen.getByRole("list", { name: "What you sent" })).toHaveTextContent(/^card\.pdf0 kB, /)
    expect(inputs()).toHaveLength(1)
    expect(screen.queryByRole("link", { name: /We need/ })).toBeNull()
  })

  test("are kept after a failure, and sent again by a button, once for repeated clicks", async () => {
    await openAsked()
    api.behave("SendFile", { isUnreachable: true })
    await choose(inputs()[0], pdf())
    const failed = await notice(words.form.fileFailed)
    await waitFor(() => expect(failed.closest("[tabindex='-1'][class*=report]")).toHaveFocus())
    const release = api.hold("SendFile")
    const again = screen.getByRole("button", { name: "Try again" })
    fireEvent.click(again)
    fireEvent.click(again)
    expect(await notice("Sending “card.pdf”…")).toHaveRole("status")
    for (const input of inputs()) expect(input).toBeDisabled()
    await act(async () => release())
    await notice("We have “card.pdf”.")
    expect(api.asked("SendFile")).toHaveLength(2)
  })

  test("wait for the network, and are then sent automatically", async () => {
    await openAsked()
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true })
    api.behave("SendFile", { isUnreachable: true })
    await choose(inputs()[0], pdf())
    await notice(/^You're offline\. We'll send “card\.pdf”/)
    Object.defineProperty(navigator, "onLine", { value: true, configurable: true })
    api.behave("SendFile")
    await act(async () => fireEvent(window, new Event("online")))
    await notice("We have “card.pdf”.")
  })

  test("show the reason of a refusal, in the page's language", async () => {
    await openStatus("", "d", { files: asked })
    for (const [code, text] of [
      ["CONFLICT", words.files.over],
      ["NOT_FOUND", words.files.gone],
      ["BAD_USER_INPUT", words.files.unreadable],
      ["PAYLOAD_TOO_LARGE", words.files.tooLarge],
      ["RATE_LIMITED", "Too many attempts. Please try again in 60 seconds."],
    ] as const) {
      api.behave("SendFile", { error: { code } })
      await choose(inputs()[1], pdf())
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text))
      // A retry would be refused again, except after a rate limit.
      expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(code === "RATE_LIMITED" ? 1 : 0)
      expect(inputs()).toHaveLength(2)
    }
  })

  test("are not uploaded if too large, empty or of a wrong type", async () => {
    await openStatus("", "d", { files: asked })
    for (const [file, text] of [
      [new File([new Uint8Array(10_000_001)], "big.pdf"), words.files.tooLarge],
      [new File([], "empty.pdf"), words.files.unreadable],
      [new File(["GIF89a and more"], "card.jpg"), words.files.wrongType],
    ] as const) {
      await choose(inputs()[0], file)
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text))
    }
    expect(api.asked("SendFile")).toEqual([])
  })

  test("are listed, without an upload where none is accepted", async () => {
    const sent = [{ id: "1", name: "license.jpg", size: 2_400_000, sentAt: "2026-11-21T12:00:00.000Z" }]
    await openStatus("", "d", { files: { asked: [], sent, left: 0 } })
    expect(screen.getByRole("list", { name: "What you sent" })).toHaveTextContent("license.jpg2.4 MB, Saturday")
    expect(screen.getByText(/^That's all we can take here/)).toBeVisible()
    expect(inputs()).toEqual([])
    await openStatus("", "d", { status: "rejected", files: { asked: [insurance], sent, left: 0 } })
    expect(screen.getByText("license.jpg")).toBeVisible()
    expect(screen.queryByText(/^That's all we can take here/)).toBeNull()
    expect(inputs()).toEqual([])
  })

  test("are uploaded once the scripts run, if chosen before", async () => {
    const before = (container: HTMLElement) => {
      const input = container.querySelector("input[type=file]")
      Object.defineProperty(input, "files", { value: [pdf("early.pdf")], configurable: true })
    }
    expect(await openAsked(before)).toEqual([])
    await notice("We have “early.pdf”.")
  })
})
