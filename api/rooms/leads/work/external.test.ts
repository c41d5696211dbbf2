import { afterAll, describe, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { startSequencer } from "../../../platform/jobs/sequencer.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, startTestApp } from "../../../testing/testApp.ts"
import { pendingKeyUses } from "../../accounts/apiKeys/findApiKey.ts"

const app = await startTestApp()
const giver: ReturnType<typeof startSequencer> = startSequencer()
const key = await makeApiKey(["leads:read", "leads:write"])
const program = key.secret
const keyId = key.apiKey.id
const reader = (await makeApiKey(["leads:read"])).secret
const eraser = (await makeApiKey(["leads:erase"])).secret
afterAll(async () => {
  await giver.stop()
  await pendingKeyUses()
  await app.stop()
})

const head = async () => {
  await until(async () => (await RecordedEvent.count({ where: { position: null } })) === 0)
  return (await readChain())?.headPosition ?? 0
}

const call = (method: string, path: string, body?: object, token: string | undefined = program) =>
  app.rest(method, path, body, { token })

const vehicle = { vehicleYear: "2021", vehicleMake: "Kia", vehicleModel: "Niro" }

describe.each([
  ["drivers", "/api/drivers/apply", "/api/drivers/applications", driverForm, "DriverApplication"],
  ["advertisers", "/api/advertisers/contact", "/api/advertisers/submissions", advertiserForm, "AdvertiserSubmission"],
] as const)("the external id and metadata of %s", (name, submitPath, listPath, form, type) => {
  const leadType = type.replace(/(?!^)([A-Z])/g, "_$1").toUpperCase()
  const path = `/api/admin/${name}`
  const mine = (id: string) => `${name}-${id}`

  const add = async (values: Record<string, unknown> = {}) => (await call("POST", path, form(values))).body
  const set = (id: number, body: object, token = program) => call("PUT", `${path}/${id}/external`, body, token)

  test("are sent, added, exported and found by an API client", async () => {
    const said = { external_id: mine("1"), metadata: { stage: "trial", "x.y-z_1": 'say "hi"' } }
    const sent = await call("POST", submitPath, form(said))
    expect(sent.status).toBe(201)
    expect((await call("GET", `${path}/${sent.body.id}`)).body).toMatchObject(said)
    const found = async (query: string) => (await call("GET", `${listPath}?${query}`)).body.map(({ id }: Json) => id)
    expect(await found(`external_id=${mine("1")}`)).toEqual([sent.body.id])
    expect([await found(`external_id=${mine("none")}`), await found("external_id=")]).toEqual([[], []])
    const { body } = await call("GET", `${listPath}.csv?external_id=${mine("1")}`)
    const [header, row] = body.split("\r\n")
    expect(header).toContain('"external_id","metadata","mail_returned_at"')
    expect(row).toContain(`"${mine("1")}","{""stage"":""trial"",""x.y-z_1"":""say \\""hi\\""""}",""`)
    const added = await add({ external_id: mine("find-me"), metadata: { gone: null, kept: "1" } })
    expect(added).toMatchObject({ external_id: mine("find-me"), metadata: { kept: "1" } })
    expect(await found(`search=${mine("find-me").replaceAll("-", " ")}`)).toEqual([added.id])
  })

  test("refuse a second lead with the same id, but not a repeated submission", async () => {
    const said = form({ submission_id: crypto.randomUUID(), external_id: mine("3"), metadata: { a: "1" } })
    const first = await call("POST", submitPath, said)
    const { id } = first.body
    expect((await call("POST", submitPath, said)).body).toEqual(first.body)
    const isTaken = { status: 409, body: { message: expect.stringContaining(` ${id} has this external id.`) } }
    for (const address of [submitPath, path])
      expect(await call("POST", address, form({ external_id: mine("3") }))).toMatchObject(isTaken)
    await set(id, { external_id: mine("3b"), metadata: { a: "2" } })
    expect((await call("POST", submitPath, said)).body).toEqual(first.body)
    expect((await call("POST", submitPath, { ...said, email: "other@example.com" })).status).toBe(409)
    expect((await call("DELETE", `${path}/${id}`, undefined, eraser)).status).toBe(200)
    const taken = await call("POST", path, form({ external_id: mine("3b") }))
    expect(taken.body.message).toMatch(new RegExp(`^The .+ ${id}, in the trash, has this external id\\.$`))
  })

  test.each([
    ["a visitor", undefined],
    ["a key that only reads", "reader"],
  ])("are refused in submissions of %s", async (_who, who) => {
    const token = who && reader
    for (const said of [{ external_id: "x" }, { metadata: { a: "1" } }, { external_id: null }]) {
      const { status, body } = await app.rest("POST", submitPath, form(said), { token })
      expect({ status, fields: body.errors.map(({ field }: Json) => field) }).toEqual({
        status: 400,
        fields: Object.keys(said),
      })
    }
  })

  test("are merged by name, where null removes a name", async () => {
    const { id } = await add({ external_id: mine("4"), metadata: { a: "1", b: "2" } })
    const told = async (body: object) => {
      const answer = await set(id, body)
      return [answer.status, answer.body.external_id, answer.body.metadata]
    }
    expect(await told({ metadata: { b: null, c: "3" } })).toEqual([200, mine("4"), { a: "1", c: "3" }])
    expect(await told({ external_id: mine("4b") })).toEqual([200, mine("4b"), { a: "1", c: "3" }])
    expect(await told({ external_id: null, metadata: null })).toEqual([200, null, {}])
    const odd = JSON.parse('{"__proto__x":"1","__proto__":"2","constructor":"3"}')
    expect(await told({ metadata: odd })).toEqual([200, null, odd])
  })

  test("appear as names without values in the feed; a repeat changes nothing", async () => {
    const { id } = await add()
    const start = await head()
    const before = (await call("GET", `${path}/${id}`)).body
    const said = { external_id: mine("5"), metadata: { tierOne: "gold", note: "secret" } }
    const { updated_at } = (await set(id, said)).body
    expect(updated_at >= before.updated_at).toBe(true)
    expect((await set(id, said)).body.updated_at).toBe(updated_at)
    await head()
    const { body } = await call("GET", `/api/changes?after=${start}`)
    expect(body).toMatchObject({
      key_id: keyId,
      changes: [
        {
          type: "lead.external_set",
          lead_id: id,
          made_by_key_id: keyId,
          changed: ["external_id", "metadata.tierOne", "metadata.note"].map((field) => ({
            field,
            from: null,
            to: null,
          })),
          lead: said,
        },
      ],
    })
    const query = "query ($after: String) { changes(after: $after) { keyId nodes { madeByKeyId } } }"
    const { changes } = await app.ask(query, { after: String(start) }, program)
    expect(changes).toEqual({ keyId: String(keyId), nodes: [{ madeByKeyId: String(keyId) }] })
  })

  test("stay unchanged if the lead is stale or the id taken", async () => {
    const one = await add({ external_id: mine("6") })
    const other = await add()
    const taken = await set(other.id, { external_id: mine("6"), metadata: { a: "1" } })
    expect(taken).toMatchObject({ status: 409, body: { message: expect.stringContaining(` ${one.id} has`) } })
    expect(other).toMatchObject((await call("GET", `${path}/${other.id}`)).body)
    const since = (expected_updated_at: string) => set(other.id, { metadata: { a: "1" }, expected_updated_at })
    expect((await since("2020-01-01T00:00:00.000Z")).status).toBe(409)
    expect((await since(other.updated_at)).status).toBe(200)
  })

  test("one of several concurrent leads gets an external id that all claim; the others are refused", async () => {
    const forms = [mine("a"), mine("a"), undefined, mine("a"), undefined].map((external_id) => form({ external_id }))
    const answers = await Promise.all(forms.map((one) => call("POST", submitPath, one)))
    const [first, second, third, fourth, fifth] = answers.map(({ status }) => status)
    expect([first, second, fourth].sort()).toEqual([201, 409, 409])
    expect([third, fifth]).toEqual([201, 201])
    const leads = [await add(), await add(), await add()]
    const claims = await Promise.all(leads.map(({ id }) => set(id, { external_id: mine("7") })))
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  const bound = { ["x".repeat(40)]: "x".repeat(500) }
  const notText = "Give n13 as a text, or null to remove it."
  test.each<[string, Json, string?]>([
    ["external_id", { external_id: " " }],
    ["external_id", { external_id: "x".repeat(256) }],
    ["external_id", { external_id: 5 }],
    ["external_id", { external_id: "a\nb" }],
    ["external_id", {}],
    ["metadata", { metadata: ["a"] }],
    ["metadata", { metadata: { "": "1" } }],
    ["metadata", { metadata: { ...bound, "not good": "2" } }, '"not good" is no name: '],
    ["metadata", { metadata: { ["x".repeat(41)]: "1" } }],
    ["metadata", { metadata: { ñ: "1" } }],
    ["metadata", { metadata: { ...bound, n13: 5 } }, notText],
    ["metadata", { metadata: { ...bound, n13: { toString: "5" } } }, notText],
    ["metadata", { metadata: { n13: "x".repeat(501) } }, "n13 may have up to 500 characters; this one has 501."],
    ["expected_updated_at", { external_id: "x", expected_updated_at: "soon" }],
  ])("have an invalid %s refused by its name: %j", async (field, body, message = "") => {
    const { id } = await add()
    const refused = await set(id, body)
    const errors = [{ field, message: expect.stringContaining(message) }]
    expect(refused).toMatchObject({ status: 400, body: { errors } })
  })

  test("have at most 20 names; a merge keeps as many as fit", async () => {
    const names = (prefix: string, count: number, text = prefix) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, text]))
    const one = await add({
      external_id: "x".repeat(255),
      metadata: names("a", 15, "😀".repeat(500)),
    })
    expect((await set(one.id, { metadata: names("b", 6) })).body.errors).toMatchObject([{ field: "metadata" }])
    // JavaScript objects order numeric keys first.
    const other = await add({ metadata: names("", 15) })
    const { body } = await call("POST", `${path}/${one.id}/merge`, { merged_id: other.id })
    expect(Object.keys(body.metadata)).toHaveLength(20)
    expect(body.metadata).toMatchObject(names("a", 15, "😀".repeat(500)))
    expect((await set(one.id, { metadata: { a0: "new" } })).status).toBe(200)
  })

  test("are read and written by GraphQL as by REST", async () => {
    const { id } = await add()
    const SET = `mutation ($id: ID!, $metadata: [LeadMetadataInput!], $externalId: String) {
      setLeadExternal(leadType: ${leadType}, leadId: $id, externalId: $externalId, metadata: $metadata) {
        lead { externalId metadata { name value } } } }`
    const metadata = [{ name: "a", value: "1" }]
    const data = await app.ask(SET, { id, externalId: mine("8"), metadata }, program)
    expect(data.setLeadExternal.lead).toEqual({ externalId: mine("8"), metadata })
    const removed = app.ask(SET, { id, metadata: [{ name: "a" }] }, program)
    await expect(removed).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    const nulled = await app.ask(SET, { id, metadata: [{ name: "a", value: null }] }, program)
    expect(nulled.setLeadExternal.lead).toEqual({ externalId: mine("8"), metadata: [] })
    const many = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`
    const list = `{ ${many}(filter: { externalId: "${mine("8")}" }) { totalCount nodes { id } } }`
    expect((await app.ask(list, {}, program))[many]).toEqual({ totalCount: 1, nodes: [{ id: String(id) }] })
  })

  test("are accepted by GraphQL in submissions of API clients only", async () => {
    const person = { email: "ada@example.com", [name === "drivers" ? "name" : "contactName"]: "Ada" }
    const input =
      name === "drivers"
        ? { ...person, ...{ phone: "213 555 0100", city: "Reno", platform: "UBER" }, ...vehicle }
        : { ...person, companyName: "Acme", location: "Reno", message: "Two weeks.", adFormats: ["CAR_WRAPPING"] }
    const one = `${type.charAt(0).toLowerCase()}${type.slice(1)}`
    const submitName = name === "drivers" ? "submitDriverApplication" : "submitAdvertiserInquiry"
    const inputType = `S${submitName.slice(1)}Input`
    const submit = `mutation ($input: ${inputType}!) { sent: ${submitName}(input: $input) { id } }`
    const said = { externalId: mine("12"), metadata: [{ name: "a", value: "1" }] }
    const refused = await app.graphql(submit, { input: { ...input, ...said } })
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "externalId" }, { field: "metadata" }],
    })
    const { sent } = await app.ask(submit, { input: { ...input, ...said } }, program)
    const stored = { external_id: mine("12"), metadata: { a: "1" } }
    expect((await call("GET", `${path}/${sent.id}`)).body).toMatchObject(stored)
    const adding = `mutation ($input: ${inputType}!) { add${type}(input: $input) { ${one} { externalId metadata { name value } } } }`
    const byHand = { ...said, externalId: mine("13") }
    const added = await app.ask(adding, { input: { ...input, ...byHand } }, program)
    expect(added[`add${type}`][one]).toEqual(byHand)
  })

  test("can be set with permission to work on leads, for an existing lead", async () => {
    const { id } = await add()
    expect((await set(id, { external_id: "x" }, reader)).status).toBe(403)
    expect((await set(999_999, { external_id: "x" })).status).toBe(404)
  })

  test("stay with the survivor of a merge, which is also found by the merged lead's id", async () => {
    const one = await add({ external_id: mine("10"), metadata: { a: "1", b: "1" } })
    const other = await add({ external_id: mine("11"), metadata: { b: "2", c: "2" }, email: "other@example.com" })
    const merged = await call("POST", `${path}/${one.id}/merge`, { merged_id: other.id, taken_fields: ["email"] })
    const kept = { external_id: mine("10"), metadata: { a: "1", b: "1", c: "2" }, email: "other@example.com" }
    expect(merged).toMatchObject({ status: 200, body: { id: one.id, ...kept } })
    const found = await call("GET", `${listPath}?external_id=${mine("11")}`)
    expect(found.body.map(({ id }: Json) => id)).toEqual([one.id])
    await app.ask(`mutation { undoLeadMerge(id: ${merged.body.merge_id}) { lead { id } } }`, {}, program)
    expect((await call("GET", `${path}/${one.id}`)).body.metadata).toEqual({ a: "1", b: "1" })
    expect((await call("GET", `${path}/${other.id}`)).body).toMatchObject({
      external_id: mine("11"),
      metadata: { b: "2", c: "2" },
    })
  })
})
