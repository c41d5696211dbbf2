import { beforeEach, expect, test } from "@jest/globals"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { draftForPeople } from "./replyDrafts.service.ts"

let lead: { leadType: string; leadId: string }

const app = await setUpTestApp()
const kim = await createAccount(app, { role: "MANAGER", email: "kim@example.com" })
const lee = await createAccount(app, { role: "MANAGER", email: "lee@example.com" })
beforeEach(async () => {
  await startWithoutMail()
  configureMail(smtpSettings(1))
  await ReplyDraft.destroy({ where: {} })
  lead = { leadType: "DRIVER_APPLICATION", leadId: String(await app.apply()) }
})

const SAVE = `mutation ($input: SaveReplyDraftInput!) { saveReplyDraft(input: $input) {
  replyDraft { id author { id name } isOwn subject body updatedAt } } }`
const save = async (body: string, as = kim, values: Json = {}) => {
  const { data, errors } = await as.ask(SAVE, { input: { ...lead, subject: "Re: ", body, ...values } })
  return errors ? errors[0]?.extensions.code : data.saveReplyDraft.replyDraft
}
const drafts = async (as = kim) => {
  const query = `query ($id: ID!) { driverApplication(id: $id) { replyDrafts { id isOwn body author { name } } } }`
  return (await as.ask(query, { id: lead.leadId })).data.driverApplication.replyDrafts
}
const discard = async (id: string, as = kim) =>
  (await as.ask("mutation ($id: ID!) { discardReplyDraft(id: $id) { id } }", { id })).data.discardReplyDraft.id

test("each user has one reply draft per lead, visible to all and changed by its author only", async () => {
  const first = await save("Hi Ana")
  expect(first).toMatchObject({ author: { id: String(kim.user.id) }, isOwn: true, subject: "Re:", body: "Hi Ana" })
  expect((await save("Hi Ana,\n\nwelcome")).id).toBe(first.id)
  await save("Mine", lee)
  expect(await drafts(lee)).toEqual([
    { id: first.id, isOwn: false, body: "Hi Ana,\n\nwelcome", author: { name: kim.user.name } },
    { id: expect.anything(), isOwn: true, body: "Mine", author: { name: lee.user.name } },
  ])
  expect(await discard(first.id, lee)).toBeNull()
  expect(await discard(first.id)).toBe(first.id)
  expect(await discard(first.id)).toBeNull()
  expect(await drafts()).toMatchObject([{ body: "Mine" }])
})

test("concurrent saves of a reply draft store one draft", async () => {
  await Promise.all([save("One"), save("Two")])
  expect(await ReplyDraft.count()).toBe(1)
})

const REPLY = "mutation ($input: ReplyToLeadInput!) { replyToLead(input: $input) { status } }"
const reply = (as: typeof kim) =>
  as.ask(REPLY, { input: { ...lead, replyId: crypto.randomUUID(), subject: "Hi", body: "Hi" } })

test("a reply draft is deleted when emptied or its author replies, and not when another user replies", async () => {
  expect(await save(" ")).toBeNull()
  await save("Hi")
  expect(await save("")).toBeNull()
  expect(await drafts()).toEqual([])
  await save("Hi")
  await reply(lee)
  expect(await drafts()).toHaveLength(1)
  await reply(kim)
  expect(await drafts()).toEqual([])
})

test("an API client's latest reply draft is shown beside those of users, and deleted by any reply", async () => {
  const [one, other] = [await makeApiKey(["leads:write"], { name: "One" }), await makeApiKey(["leads:write"])]
  const viewer = { address: "10.0.0.1", isLocal: false, session: null, user: null }
  const keep = ({ apiKey }: typeof one, body: string) =>
    draftForPeople({ ...viewer, apiKey }, { ...lead, leadType: "driver_application", subject: "Hi", body })
  await save("Mine")
  await keep(other, "First")
  await keep(one, "Second")
  expect(await drafts()).toEqual([
    { id: expect.anything(), isOwn: true, body: "Mine", author: { name: kim.user.name } },
    { id: expect.anything(), isOwn: false, body: "Second", author: null },
  ])
  await reply(lee)
  expect(await drafts()).toMatchObject([{ body: "Mine" }])
  await keep(one, "Third")
  await keep(one, "")
  expect(await drafts()).toMatchObject([{ body: "Mine" }])
})

test("a reply draft is refused where a reply would be refused", async () => {
  expect(await save("x".repeat(10_001))).toBe("BAD_USER_INPUT")
  expect(await save("x", kim, { subject: "x".repeat(151) })).toBe("BAD_USER_INPUT")
  expect(await save("x", kim, { subject: "a\nb" })).toBe("BAD_USER_INPUT")
  expect(await save("x", kim, { leadId: "999999" })).toBe("NOT_FOUND")
})
