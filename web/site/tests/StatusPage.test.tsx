import type { SubmissionStatus } from "@farelight/api/contract/site/site.ts"
import { afterEach, describe, expect, jest, test } from "@jest/globals"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"
import { standing } from "../../testing/servePage.ts"
import { readingBackend, siteSettings } from "../../testing/siteStubs.ts"
import { isInPlaceForm } from "../forms/sending/inPlace.ts"

let remove = async () => {}

afterEach(() => remove())

const openStatus = async (search: string, letter = standing.letter, change: Partial<SubmissionStatus> = {}) => {
  const backend = { ...readingBackend(), loadStatus: async () => ({ ...standing, letter, ...change }) }
  const hydrated = await hydrateSite(`/status/known${search}`, { backend })
  remove = hydrated.remove
}

describe("the page of what was sent", () => {
  /** Leaves a draft as a visitor does who is not yet done. */
  const leaveDraft = async (address: string, label: string) => {
    await renderSite(address)
    fireEvent.input(screen.getByLabelText(label), { target: { value: "Dana" } })
    cleanup()
  }

  const draftIn = async (address: string, label: string) => {
    await remove()
    await renderSite(address)
    const { value } = screen.getByLabelText<HTMLInputElement>(label)
    cleanup()
    return value
  }

  test.each([
    ["d", "/drivers", "Name"],
    ["a", "/contact", "Contact name"],
  ] as const)("forgets the draft of the form %s that led to it, and no other", async (letter, address, label) => {
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

  test("says how far it has come, with the days of what is behind it", async () => {
    await openStatus("", "d", { status: "contacted", reachedAt })
    const steps = screen
      .getAllByRole("listitem")
      .filter((item) => /Received|In touch|Approved|road/.test(item.innerHTML))
    expect(steps.map((step) => step.textContent)).toEqual([
      "ReceivedNovember 21, 2026",
      "In touchNovember 22, 2026",
      "Approved",
      "On the road",
    ])
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null])
  })

  test("shows one that was turned down on no way", async () => {
    await openStatus("", "d", { status: "rejected", reachedAt })
    expect(screen.queryByText("On the road")).toBeNull()
  })

  test("puts the day of the answer into a calendar, as long as one is due", async () => {
    const made: Blob[] = []
    const clicked: string[] = []
    URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`)
    })
    await openStatus("?sent=1")
    fireEvent.click(screen.getByRole("button", { name: "Add to calendar" }))
    expect(clicked).toEqual(["D-1042.ics blob:1"])
    const file = (await made[0]?.text())?.replaceAll("\r\n ", "") ?? ""
    expect(file).toContain("SUMMARY:Farelight answers by today")
    expect(file).toMatch(/DTSTART;VALUE=DATE:2026112[23]\r/)
    // The link is of the page alone, and the sender's name is in no calendar.
    expect(file).toContain(`URL:${location.origin}${location.pathname}\r`)
    expect(file).not.toContain(standing.firstName)
    for (const change of [{ dueAt: null }, { isOverdue: true }]) {
      await remove()
      await openStatus("", "d", change)
      expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull()
    }
  })

  test("names the address that mails really come from", async () => {
    const backend = readingBackend([], [], { ...siteSettings, mailFrom: "leads@farelight-mail.com" })
    const hydrated = await hydrateSite("/status/known", { backend: { ...backend, loadStatus: async () => standing } })
    remove = hydrated.remove
    expect(screen.getByText(/^We'll email you from leads@farelight-mail\.com or call from/)).toBeVisible()
    expect(screen.getAllByRole("link", { name: "Is it really us?" })[0]).toHaveAttribute("href", "/safety#check")
  })

  test("has an ordinary form, for which nothing needs to be fetched", async () => {
    await openStatus("")
    expect(isInPlaceForm(screen.getByRole("textbox", { name: /phone/i }))).toBe(false)
    await remove()
    for (const address of ["/drivers", "/contact"]) {
      await renderSite(address)
      expect(isInPlaceForm(screen.getByLabelText("Email"))).toBe(true)
      cleanup()
    }
  })
})
