import { leadEventTypes } from "@farelight/api/contract/activity/eventTypes.ts"
import { RecordedEvent } from "@farelight/api/platform/events/event.model.ts"
import { LeadNote } from "@farelight/api/rooms/leads/related/leadWork.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addNotes, driver } from "@farelight/api/testing/factories/leadWork.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { beforeEach, expect, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"
import { mentionedIn, splitMentions } from "./mentions.ts"

beforeEach(async () => {
  await addDrivers({}, { name: "Mei" })
  await addColleague({ name: "Maren Okafor" })
  await addColleague({ name: "Luis Ferreira" })
  await signIn()
})

const open = async (id = 1) => {
  const page = renderDashboard(`/adminpage/dashboard/drivers/${id}`)
  await page.user.click(await screen.findByRole("button", { name: "Note" }))
  return { ...page, field: screen.getByRole("textbox", { name: "New note" }) }
}

test("a colleague can be mentioned by keyboard, and is notified; Escape keeps the text", async () => {
  const { user, field, router } = await open()
  await enter(user, field, "@ma")
  await screen.findByRole("option", { name: "Maren Okafor" })
  await user.keyboard("{Escape}r")
  expect(screen.queryByRole("listbox", { name: "Colleagues" })).not.toBeInTheDocument()
  expect(field).toHaveValue("@mar")
  expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/1")
  await user.keyboard("{Backspace>4/}Ask @lu")
  const option = await screen.findByRole("option", { name: "Luis Ferreira" })
  const combobox = screen.getByRole("combobox", { name: "New note" })
  await waitFor(() => expect(combobox).toHaveFocus())
  expect(combobox).toHaveAttribute("aria-activedescendant", option.id)
  await user.keyboard("{Enter}")
  expect(field).toHaveValue("Ask @Luis Ferreira ")
  await user.keyboard("about it{Control>}{Enter}{/Control}")
  expect(await screen.findByText("@Luis Ferreira", { selector: "strong" })).toBeVisible()
  expect(api.asked("AddLeadNote")).toMatchObject([{ text: "Ask @Luis Ferreira about it", mentionedIds: ["3"] }])
})

test("a note is edited by its author, shows the edit, and is deleted after a confirmation", async () => {
  await addNotes(driver(), {}, { text: "Not mine", authorId: 3, writtenBy: "luis@example.com" })
  const { user } = await open()
  const notes = within(await screen.findByRole("region", { name: "History" }))
  expect(notes.getAllByRole("button", { name: "Edit" })).toHaveLength(1)
  await user.click(notes.getByRole("button", { name: "Edit" }))
  const field = notes.getByRole("textbox", { name: "Change the note" })
  await waitFor(() => expect(field).toHaveFocus())
  await enter(user, field, ", one of them red")
  await user.click(notes.getByRole("button", { name: "Save note" }))
  expect(await notes.findByText("Has two cars, one of them red", { selector: "p" })).toBeVisible()
  expect(notes.getByText(/\(edited/)).toBeVisible()
  await waitFor(() => expect(notes.getByRole("button", { name: "Edit" })).toHaveFocus())
  await user.click(notes.getByRole("button", { name: "Delete" }))
  await user.click(await screen.findByRole("button", { name: "Keep it" }))
  expect(await LeadNote.count()).toBe(2)
  await user.click(notes.getByRole("button", { name: "Delete" }))
  await user.click(await screen.findByRole("button", { name: "Delete note" }))
  expect(await screen.findByText("Note deleted")).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^Has two cars/)).not.toBeInTheDocument())
  expect((await LeadNote.findAll()).map(({ text }) => text)).toEqual(["Not mine"])
})

test("an unfinished note stays with its lead only", async () => {
  await addNotes(driver(), {})
  const { user, field, router } = await open()
  const goTo = async (id: number, name: string) => {
    await act(() => router.navigate(`/adminpage/dashboard/drivers/${id}`))
    await screen.findByRole("heading", { name })
  }
  await enter(user, field, "Half a thought")
  await goTo(2, "Mei")
  expect(await screen.findByLabelText("New note")).toHaveValue("")
  await goTo(1, "Dana Driver")
  expect(await screen.findByText("Has two cars")).toBeVisible()
  // Both are cached, so switching is immediate.
  await goTo(2, "Mei")
  for (const name of ["History", "Write"]) expect(screen.getAllByRole("region", { name })).toHaveLength(1)
  expect(screen.queryByText("Has two cars")).not.toBeInTheDocument()
  await goTo(1, "Dana Driver")
  expect(await screen.findByRole("textbox", { name: "New note" })).toHaveValue("Half a thought")
  await user.click(screen.getByRole("button", { name: "Add note" }))
  expect(await screen.findByText("Half a thought", { selector: "p" })).toBeVisible()
  // A saved note leaves no draft.
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("lead_note:"))).toEqual([])
})

test("a note is read-only while being saved, and is not restored after a reply", async () => {
  const { user, field } = await open()
  await enter(user, field, "Half a thought")
  const answer = api.hold("AddLeadNote")
  await user.click(screen.getByRole("button", { name: "Add note" }))
  expect(await screen.findByRole("button", { name: "Adding..." })).toBeVisible()
  expect(field).toHaveAttribute("readonly")
  await user.click(screen.getByRole("button", { name: "Reply" }))
  await screen.findByRole("textbox", { name: "Text" })
  await user.click(screen.getByRole("button", { name: "Note" }))
  answer()
  expect(await screen.findByText("Half a thought", { selector: "p" })).toBeVisible()
  expect(screen.getByRole("textbox", { name: "New note" })).toHaveValue("")
})

test("a long history loads its newest page, and older ones on request", async () => {
  const type = leadEventTypes("driver_application").statusChanged
  const about = { subjectType: "driver_application", subjectId: "1", actorType: "system" as const }
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute))
  const facts = JSON.stringify({ from: "pending", to: "approved" })
  await RecordedEvent.bulkCreate(
    Array.from({ length: 250 }, (_, minute) => ({ ...about, type, facts, occurredAt: at(minute) })),
  )
  await addNotes(driver(), { text: "Between the pages", writtenAt: at(100) })
  const { user } = await open()
  const history = within(await screen.findByRole("region", { name: "History" }))
  const moves = () =>
    history
      .queryAllByRole("button", { name: / changes$/ })
      .reduce((sum, { textContent }) => sum + Number.parseInt(textContent ?? "", 10), 0)
  expect([moves(), history.queryByText("Between the pages")]).toEqual([100, null])
  await user.click(history.getByRole("button", { name: "Show earlier entries" }))
  await waitFor(() => expect(moves()).toBe(200))
  expect(history.getByText("Between the pages")).toBeVisible()
  await user.click(history.getByRole("button", { name: "Show earlier entries" }))
  await waitFor(() => expect(moves()).toBe(250))
  await waitFor(() => expect(screen.getByRole("region", { name: "History" })).toHaveFocus())
  expect(history.queryByRole("button", { name: /earlier/ })).toBeNull()
})

test("a mention matches the longest name, and an email address is no mention", () => {
  const colleagues = [
    { id: "1", name: "Kim" },
    { id: "2", name: "Kim Lee" },
  ]
  expect(mentionedIn("@Kim Lee and kim@Kimberley.example", colleagues)).toEqual(["2"])
  expect(mentionedIn("(@Kim)", colleagues)).toEqual(["1"])
  expect(splitMentions("Ask @Kim, now", colleagues).map(({ text }) => text)).toEqual(["Ask ", "@Kim", ", now"])
})
