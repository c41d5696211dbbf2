import { beforeAll, describe, expect, jest, test } from "@jest/globals"
import { type ApiKeyScope, apiKeyScopes, withReadScopes } from "../../contract/accounts/apiKeys.ts"
import { ForbiddenError } from "../../contract/api/errors.ts"
import { database } from "../../platform/database/connection/database.ts"
import { assignPositions } from "../../platform/events/eventChain.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { CmsBlock } from "../../rooms/content/cms/cmsBlock.model.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { assistantWith, connectAssistant } from "../../testing/accounts/assistant.ts"
import { addMessages } from "../../testing/factories/mail.ts"
import { createValidation } from "../../testing/openapi/validation.ts"
import { type Json, setUpTestApp } from "../../testing/testApp.ts"
import { tools } from "./mcpServer.ts"
import { runTool } from "./tool.ts"

const scopes = Object.values(apiKeyScopes)
const lead_type = "driver_application"

const app = await setUpTestApp()
const { secret } = await makeApiKey(scopes, { name: "Assistant" })
const { call } = await connectAssistant(app, secret)
const id = await app.apply()
await app.inquire()
const block = await CmsBlock.findOne({ where: { page: "global", sectionId: "company" }, rejectOnEmpty: true })

const calls = (): Record<string, Record<string, unknown>> => ({
  search_leads: { lead_type, search: "Álvarez", statuses: ["pending"], is_overdue: false, limit: 5 },
  get_lead: { lead_type, id },
  list_changes: { after: 0, limit: 100 },
  counts: {},
  set_status: { lead_type, id, status: "pending", expected_status: "pending" },
  add_note: { lead_type, id, text: "Called." },
  set_follow_up: { lead_type, id, on: "2027-01-31" },
  draft_reply: { lead_type, id, subject: "Welcome", body: "Hi Ana" },
  read_content: { page: "global" },
  draft_content: { id: block.id, content: block.content, base_version: block.version, draft_version: null },
})

const viewerWith = (held: readonly ApiKeyScope[]): Viewer => {
  const apiKey = { id: 1, name: "a test's", scopes: held, createdById: 1 }
  return { address: "10.0.0.1", isLocal: false, session: null, user: null, apiKey }
}
const { signal: gone } = new AbortController()

const faultsOf = createValidation({ components: { schemas: {} } })

describe("a tool's result", () => {
  const others = [
    ["search_leads", () => ({ lead_type: "advertiser_submission" })],
    ["get_lead", () => ({ lead_type: "advertiser_submission", id: 1 })],
    ["read_content", () => ({})],
    ["read_content", () => ({ page: "global", locale: "es" })],
  ] as const

  beforeAll(() => assignPositions())

  test.each([...tools.map(({ name }) => [name, () => calls()[name] ?? {}] as const), ...others])(
    "matches the schema of %s, and has only described fields",
    async (name, values) => {
      const { isError, data } = await call(name, values())
      const schema = tools.find((tool) => tool.name === name)?.listed.outputSchema ?? {}
      expect([isError, Object.keys(data).length > 1, ...faultsOf(schema, data)]).toEqual([false, true])
    },
  )
})

describe("the scopes of a key", () => {
  test.each(tools.map(({ name, needs }) => [name, needs] as const))("permit the tool %s", async (name, needed) => {
    const others = scopes.filter((scope) => scope !== needed)
    const without = await assistantWith(app, others)
    const having = await assistantWith(app, withReadScopes(scopes.filter((scope) => scope === needed)))
    const isListed = async ({ client }: typeof having) =>
      (await client.listTools()).tools.some((listed) => listed.name === name)
    expect([await isListed(without), await isListed(having)]).toEqual([false, true])
    // Scopes are checked before the input.
    const refused = await without.call(name, { nonsense: 1 })
    expect([refused.isError, refused.data.code]).toEqual([true, "FORBIDDEN"])
    expect(refused.text).toBe(`This API key lacks the scope ${needed}.`)
    expect(await having.call(name, calls()[name])).toMatchObject({ isError: false })
    // The service checks the permission, too.
    const run = tools.find((tool) => tool.name === name)?.run({ viewer: viewerWith(others), gone }, calls()[name])
    await expect(run).rejects.toThrow(ForbiddenError)
  })

  test("show the last messages of a lead only with a mail scope", async () => {
    const subjects = Array.from({ length: 22 }, (_, index) => `Card ${index + 1}`)
    const text = "x".repeat(5_000)
    await addMessages({ leadType: lead_type, leadId: id }, ...subjects.map((subject) => ({ subject, text })))
    const { data } = await call("get_lead", { lead_type, id })
    const told = subjects.slice(2).map((subject) => ({ subject, text: `${"x".repeat(1_000)}…` }))
    expect(data.messages).toMatchObject(told)
    const { call: unmailed } = await assistantWith(app, ["leads:read"])
    expect((await unmailed("get_lead", { lead_type, id })).data.messages).toBeNull()
  })
})

describe("leads in the tools", () => {
  test("are found by the filters of REST, page by page", async () => {
    const city = "Sacramento"
    for (const name of ["Kim", "Lee", "Max"]) await app.apply({ city, name, email: `${name}@example.com` })
    const first = (await call("search_leads", { lead_type, city, limit: 2 })).data
    expect(first).toMatchObject({ leads: [{ name: "Max" }, { name: "Lee" }], total: 3, is_total_exact: true })
    const second = (await call("search_leads", { lead_type, city, limit: 2, cursor: first.next_cursor })).data
    expect(second).toMatchObject({ leads: [{ name: "Kim" }], next_cursor: null })
    const rest = await app.rest("GET", `/api/drivers/applications?city=${city}&limit=2`, undefined, {
      token: (await makeApiKey(["leads:read"])).secret,
    })
    expect(first.leads).toEqual(rest.body)
    expect((await call("search_leads", { lead_type, city, statuses: ["approved", "rejected"] })).data.leads).toEqual([])
    const { data } = await call("search_leads", { lead_type: "advertiser_submission", phone: "1" })
    expect(data.fields).toEqual([expect.objectContaining({ field: "phone" })])
  })

  test("change in the name of the key, and only from the expected status", async () => {
    const change = { lead_type, id, status: "contacted", expected_status: "pending" }
    expect((await call("set_status", change)).data.lead.status).toBe("contacted")
    const late = await call("set_status", { ...change, status: "rejected" })
    expect([late.isError, late.data.code, late.text]).toEqual([
      true,
      "CONFLICT",
      "This driver application is now contacted.",
    ])
    expect((await call("set_follow_up", { lead_type, id, on: "2027-02-01" })).data.lead.follow_up_on).toBe("2027-02-01")
    expect((await call("set_follow_up", { lead_type, id, on: null })).data.lead.follow_up_on).toBeNull()
    const { note } = (await call("add_note", { lead_type, id, text: " Has a photo. " })).data
    expect(note).toMatchObject({ text: "Has a photo.", author_id: null, written_by: "API key Assistant" })
    expect((await call("get_lead", { lead_type, id })).data.notes).toContainEqual(note)
    await assignPositions()
    const { data } = await call("list_changes", { limit: 100 })
    expect(data.changes).toContainEqual(
      expect.objectContaining({ type: `${lead_type}.status_changed`, lead_id: id, lead: expect.anything() }),
    )
    const behind = (await call("list_changes", { after: data.next_position })).data
    expect([behind.changes, behind.has_more]).toEqual([[], false])
  })
})

describe("a drafted reply", () => {
  const drafts = async (token: string) => {
    const query = `query ($id: ID!) { driverApplication(id: $id) { replyDrafts { id author { id } writtenBy isOwn body } } }`
    return (await app.ask(query, { id: String(id) }, token)).driverApplication.replyDrafts
  }

  test("is shown with the key's name, once, and is not sent", async () => {
    const token = await app.loginAs("MANAGER")
    await call("draft_reply", { lead_type, id, subject: "Hi", body: "First" })
    const { data } = await call("draft_reply", { lead_type, id, subject: "Hi", body: "Second" })
    expect(data.draft).toMatchObject({ subject: "Hi", body: "Second" })
    const draftId = String(data.draft.id)
    const shown = { id: draftId, author: null, writtenBy: "API key Assistant", isOwn: false, body: "Second" }
    expect(await drafts(token)).toEqual([shown])
    const { call: another } = await assistantWith(app, ["leads:read", "leads:write"])
    await another("draft_reply", { lead_type, id, subject: "Hi", body: "Third" })
    expect(await drafts(token)).toMatchObject([{ body: "Third" }])
    const logs = await app.graphql("{ emailLogs(first: 50) { nodes { subject } } }", {}, { token })
    expect(JSON.stringify(logs.data)).not.toContain("Second")
    const discard = "mutation ($id: ID!) { discardReplyDraft(id: $id) { id } }"
    expect((await app.ask(discard, { id: draftId }, token)).discardReplyDraft.id).toBe(draftId)
    expect(await drafts(token)).toEqual([])
  })
})

describe("content in the tools", () => {
  test("is read by page, and drafted for a user to publish", async () => {
    const { id, version } = block
    const { sections } = (await call("read_content")).data
    expect(sections).toContainEqual({ id, page: "global", section_id: "company", version })
    const content = { ...block.content, location: "Los Angeles, California" }
    const draft = { id, content, base_version: version }
    const before = (await call("read_content", { page: "global" })).data.sections
    const draft_version = before.find((section: Json) => section.id === id).draft?.version ?? null
    expect(await call("draft_content", { ...draft, draft_version })).toMatchObject({ isError: false })
    await CmsBlock.update({ version: version + 1 }, { where: { id } })
    const read = (await call("read_content", { page: "global" })).data.sections
    const kept = expect.objectContaining({ content, base_version: version })
    expect(read).toContainEqual(expect.objectContaining({ id, content: block.content, draft: kept }))
    await CmsBlock.update({ version }, { where: { id } })
    const late = await call("draft_content", { ...draft, content: block.content, draft_version })
    expect([late.isError, late.data.code]).toEqual([true, "CONFLICT"])
    expect((await CmsBlock.findByPk(id))?.version).toBe(version)
  })

  test("is read and drafted in Spanish by its language, with either section id", async () => {
    const sections = async (locale?: string) => (await call("read_content", { page: "global", locale })).data.sections
    const spanish = (await sections("es")).find((one: Json) => one.section_id === "company")
    expect(spanish).toMatchObject({ page: "global", content: {}, draft: null })
    expect(spanish.id).not.toBe(block.id)
    const draft = { content: { location: "Los Ángeles" }, base_version: spanish.version, draft_version: null }
    const { section } = (await call("draft_content", { id: block.id, locale: "es", ...draft })).data
    expect(section.id).toBe(spanish.id)
    expect(await sections("es")).toContainEqual(
      expect.objectContaining({ id: spanish.id, draft: expect.objectContaining({ content: draft.content }) }),
    )
    expect(JSON.stringify(await sections())).not.toContain("Los Ángeles")
  })
})

describe("bad input to a tool", () => {
  test.each([
    ["read_content", { page: "global", locale: "fr" }, "BAD_USER_INPUT", ["locale"]],
    ["get_lead", { lead_type, id: 999_999 }, "NOT_FOUND", []],
    ["get_lead", { lead_type, id: "1" }, "BAD_USER_INPUT", ["id"]],
    ["get_lead", { lead_type, id: 1, nonsense: 1 }, "BAD_USER_INPUT", ["nonsense"]],
    ["search_leads", { lead_type, search: "a\u0000" }, "BAD_USER_INPUT", ["search"]],
    ["search_leads", { lead_type, cursor: "nonsense" }, "BAD_USER_INPUT", ["cursor"]],
    ["search_leads", { lead_type, limit: 1_000 }, "BAD_USER_INPUT", ["limit"]],
    ["list_changes", { after: 999_999_999 }, "CONFLICT", []],
    ["set_status", { lead_type, id: 1, status: "pending" }, "BAD_USER_INPUT", ["expected_status"]],
    ["draft_reply", { lead_type, id: 1, subject: "a\nb", body: "" }, "BAD_USER_INPUT", ["subject"]],
  ])("%s called with %j answers %s and a plain explanation", async (name, values, code, fields) => {
    const { isError, data, text } = await call(name, values)
    expect([isError, data.code]).toEqual([true, code])
    expect((data.fields ?? []).map(({ field }: Json) => field)).toEqual(fields)
    expect(text).not.toMatch(/ at .*\.ts|Error:/)
    expect(text.length).toBeGreaterThan(10)
  })
})

describe("a tool call that the client aborts", () => {
  const viewer = viewerWith(scopes)

  test("sends no further queries", async () => {
    const asked = jest.spyOn(database(), "query")
    for (const tool of tools)
      await expect(runTool(tool, { viewer, gone: AbortSignal.abort() }, calls()[tool.name])).rejects.toThrow("aborted")
    expect(asked).not.toHaveBeenCalled()
    const leaving = new AbortController()
    const tool = tools.find(({ name }) => name === "get_lead")
    const reading = tool?.run({ viewer, gone: leaving.signal }, { lead_type, id })
    leaving.abort()
    await expect(reading).rejects.toThrow("aborted")
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })
})
