import { describe, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadNote } from "../related/leadWork.model.ts"

const app = await setUpTestApp()
const ana = await createAccount(app, { role: "MANAGER", email: "ana@example.com" })
const ben = await createAccount(app, { role: "VIEWER", email: "ben@example.com" })
const id = String(await app.apply({ name: "Dana Driver" }))
await startWithoutMail()

const NOTE = "note { id text writtenBy editedAt viewerCanEdit mentions { id name } }"
const ADD = `mutation ($id: ID!, $text: String!, $mentionedIds: [ID!]) {
  addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: $text, mentionedIds: $mentionedIds) { ${NOTE} }
}`
const EDIT = `mutation ($id: ID!, $text: String!, $mentionedIds: [ID!]) {
  editLeadNote(id: $id, text: $text, mentionedIds: $mentionedIds) { ${NOTE} }
}`
const DELETE = "mutation ($id: ID!) { deleteLeadNote(id: $id) }"

const idsOf = (accounts: TestAccount[]) => accounts.map(({ user }) => String(user.id))
const add = async (text: string, mentioned: TestAccount[] = []) =>
  (await ana.ask(ADD, { id, text, mentionedIds: idsOf(mentioned) })).data.addLeadNote.note
const edit = (noteId: string, text: string, mentioned: TestAccount[] = [], as = ana) =>
  as.ask(EDIT, { id: noteId, text, mentionedIds: idsOf(mentioned) })

const mails = async () =>
  (await EmailLog.findAll({ where: { logType: "note_mention" }, order: ["id"] })).map(({ recipient }) => recipient)

const found = async (search: string) => {
  const query = "query ($search: String) { driverApplications(filter: { search: $search }) { nodes { id } } }"
  return (await ana.ask(query, { search })).data.driverApplications.nodes.length > 0
}

describe("a colleague mentioned in a note", () => {
  test("gets a mail with the note, the lead's name and link, which only owners see in the log", async () => {
    const note = await add("Please look, @person", [ben, ana])
    expect(note.mentions).toEqual([
      { id: String(ben.user.id), name: ben.user.name },
      { id: String(ana.user.id), name: ana.user.name },
    ])
    const [mail] = await EmailLog.findAll({ where: { logType: "note_mention" } })
    expect(mail).toMatchObject({
      recipient: "ben@example.com",
      userId: ben.user.id,
      subject: `${ana.user.name} mentions you in a note about Dana Driver`,
      formData: { leads: `,driver_application:${id},` },
    })
    expect(mail?.body).toContain("The note is about the driver application of Dana Driver.")
    expect(mail?.body).toContain(`/adminpage/dashboard/drivers/${id}`)
    expect(mail?.body).toContain("Please look, @person")
    // The author gets no mail.
    expect(await mails()).toEqual(["ben@example.com"])
  })

  test("is notified once, however often the note is edited", async () => {
    const before = (await mails()).length
    const note = await add("Nobody yet")
    await edit(note.id, "Somebody", [ben])
    await edit(note.id, "Somebody else", [ben])
    expect((await mails()).length).toBe(before + 1)
  })

  test("must be an active account with access to leads; a former one stays mentioned", async () => {
    const editor = await createAccount(app, { role: "EDITOR" })
    const code = async (values: object) =>
      (await ana.ask(ADD, { id, text: "x", ...values })).errors?.[0]?.extensions.code
    for (const mentionedIds of [idsOf([editor]), ["999999"]]) expect(await code({ mentionedIds })).toBe("NOT_FOUND")
    const left = await createAccount(app, { role: "VIEWER" })
    const note = await add("Goodbye", [left])
    await left.user.update({ state: "DEACTIVATED" })
    expect((await edit(note.id, "Farewell", [left])).data.editLeadNote.note.mentions).toEqual([
      { id: String(left.user.id), name: left.user.name },
    ])
    const many = Array.from({ length: 21 }, (_, index) => String(index))
    for (const bad of [{ mentionedIds: many }, { text: "  " }, { text: "x".repeat(5001) }])
      expect(await code(bad)).toBe("BAD_USER_INPUT")
  })
})

describe("a lead's note", () => {
  test("is changed and deleted by its author only, and searchable by its current text", async () => {
    const { id: noteId } = await add("Xylophone lessons")
    await indexPending()
    expect(await found("xylophone")).toBe(true)
    const { editedAt, text } = (await edit(noteId, "Zither lessons")).data.editLeadNote.note
    expect([text, editedAt]).toEqual(["Zither lessons", expect.any(String)])
    expect([await found("xylophone"), await found("zither less")]).toEqual([false, true])
    await indexPending()
    expect([await found("xylophone"), await found("zither less")]).toEqual([false, true])

    const other = await createAccount(app, { role: "OWNER" })
    for (const refused of [await edit(noteId, "Mine", [], other), await other.ask(DELETE, { id: noteId })])
      expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN")
    const query = `{ driverApplication(id: "${id}") { notes { id viewerCanEdit } } }`
    const rights = async ({ ask }: TestAccount) =>
      (await ask(query)).data.driverApplication.notes.find((note: { id: string }) => note.id === noteId).viewerCanEdit
    expect([await rights(ana), await rights(other), await rights(ben)]).toEqual([true, false, false])

    expect((await ana.ask(DELETE, { id: noteId })).data.deleteLeadNote).toBe(true)
    expect([await found("zither"), await found("dana driver")]).toEqual([false, true])
    expect((await ana.ask(DELETE, { id: noteId })).errors?.[0]?.extensions.code).toBe("NOT_FOUND")
    const type = ["lead.note_edited", "lead.note_deleted"]
    const events = await RecordedEvent.findAll({ where: { type }, order: ["id"] })
    const own = events.filter(({ facts }) => JSON.parse(facts).noteId === Number(noteId))
    expect(own.map(({ type, facts }) => [type, facts])).toEqual([
      ["lead.note_edited", `{"noteId":${noteId}}`],
      ["lead.note_deleted", `{"noteId":${noteId}}`],
    ])
  })

  test("written by the previous version belongs to the account with its user name", async () => {
    const old = { leadType: "driver_application", leadId: Number(id), text: "Old", writtenAt: new Date() }
    const { id: noteId } = await LeadNote.create({ ...old, writtenBy: ana.user.username.toUpperCase() })
    const longAgo = new Date("2026-01-01T00:00:00Z")
    for (const change of [
      () => edit(String(noteId), "New"),
      () => ana.ask(DELETE, { id: noteId }),
      () => add("Dana"),
    ]) {
      await DriverApplication.update({ updatedAt: longAgo } as object, { where: { id }, silent: true })
      await change()
      const { updatedAt } = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
      expect(updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
    }
    expect(await LeadNote.findByPk(noteId)).toBeNull()
  })
})
