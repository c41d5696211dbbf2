import { afterAll, describe, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { startGivingPositions } from "../../../platform/events/positionGiver.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, startTestApp } from "../../../testing/testApp.ts"
import { usesNoted } from "../../accounts/apiKeys/findApiKey.ts"

const app = await startTestApp()
const giver: ReturnType<typeof startGivingPositions> = startGivingPositions()
const key = await makeApiKey(["leads:read", "leads:write"])
const program = key.secret
const keyId = key.apiKey.id
const reader = (await makeApiKey(["leads:read"])).secret
const eraser = (await makeApiKey(["leads:erase"])).secret
afterAll(async () => {
  await giver.stop()
  await usesNoted()
  await app.stop()
})

const head = async () => {
  await until(async () => (await RecordedEvent.count({ where: { position: null } })) === 0)
  return (await readChain())?.headPosition ?? 0
}

const call = (method: string, path: string, body?: object, token: string | undefined = program) =>
  app.rest(method, path, body, { token })

describe.each([
  ["drivers", "/api/drivers/apply", "/api/drivers/applications", driverForm, "DriverApplication"],
  ["advertisers", "/api/advertisers/contact", "/api/advertisers/submissions", advertiserForm, "AdvertiserSubmission"],
] as const)("of %s", (name, submitPath, listPath, form, type) => {
  const leadType = type.replace(/(?!^)([A-Z])/g, "_$1").toUpperCase()
  const path = `/api/admin/${name}`
  const mine = (id: string) => `${name}-${id}`

  const add = async (values: Record<string, unknown> = {}) => (await call("POST", path, form(values))).body
  test("a program sends and adds leads with its own id and texts, and finds them by it", async () => {
    const said = { external_id: mine("1"), metadata: { stage: "trial", "x.y-z_1": "" } }
    const sent = await call("POST", submitPath, form(said))
    expect(sent.status).toBe(201)
    expect((await call("GET", `${path}/${sent.body.id}`)).body).toMatchObject(said)
    const found = await call("GET", `${listPath}?external_id=${mine("1")}`)
    expect(found.body.map(({ id }: Json) => id)).toEqual([sent.body.id])
    expect((await call("GET", `${listPath}?external_id=${mine("none")}`)).body).toEqual([])
    expect((await call("GET", `${listPath}?external_id=`)).body).toEqual([])
    const added = await add({ external_id: mine("find-me"), metadata: { gone: null, kept: "1" } })
    expect(added).toMatchObject({ external_id: mine("find-me"), metadata: { kept: "1" } })
    const searched = await call("GET", `${listPath}?search=${mine("find-me").replaceAll("-", " ")}`)
    expect(searched.body.map(({ id }: Json) => id)).toEqual([added.id])
  })

  test("a program may not send a second lead with an id that is taken, but the same one again", async () => {
    const said = form({ submission_id: crypto.randomUUID(), external_id: mine("3"), metadata: { a: "1" } })
    const first = await call("POST", submitPath, said)
    expect((await call("POST", submitPath, said)).body).toEqual(first.body)
    const other = await call("POST", submitPath, form({ external_id: mine("3") }))
    expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining(` ${first.body.id} has`) } })
    const byHand = await call("POST", path, form({ external_id: mine("3") }))
    expect(byHand).toMatchObject({ status: 409, body: { message: expect.stringContaining(` ${first.body.id} has`) } })
    await call("PUT", `${path}/${first.body.id}/external`, { external_id: mine("3b"), metadata: { a: "2" } })
    expect((await call("POST", submitPath, said)).body).toEqual(first.body)
    const otherwise = await call("POST", submitPath, { ...said, email: "other@example.com" })
    expect(otherwise.status).toBe(409)
  })

  test.each([
    ["a visitor", undefined],
    ["a key that only reads", "reader"],
  ])("%s has no such fields", async (_who, who) => {
    const token = who && reader
    for (const said of [{ external_id: "x" }, { metadata: { a: "1" } }, { external_id: null }]) {
      const { status, body } = await app.rest("POST", submitPath, form(said), { token })
      expect({ status, fields: body.errors.map(({ field }: Json) => field) }).toEqual({
        status: 400,
        fields: Object.keys(said),
      })
    }
  })

  test("what is told is merged name by name, and a null takes it away", async () => {
    const { id } = await add({ external_id: mine("4"), metadata: { a: "1", b: "2" } })
    const set = async (body: object) => {
      const answer = await call("PUT", `${path}/${id}/external`, body)
      return [answer.status, answer.body.external_id, answer.body.metadata]
    }
    expect(await set({ metadata: { b: null, c: "3" } })).toEqual([200, mine("4"), { a: "1", c: "3" }])
    expect(await set({ external_id: mine("4b") })).toEqual([200, mine("4b"), { a: "1", c: "3" }])
    expect(await set({ external_id: null, metadata: null })).toEqual([200, null, {}])
    expect(await set({ metadata: { __proto__x: "1", ["__proto__"]: "2", constructor: "3" } })).toEqual([
      200,
      null,
      JSON.parse('{"__proto__x":"1","__proto__":"2","constructor":"3"}'),
    ])
  })

  test("the feed names who did it and what has changed, and no value; the same again changes nothing", async () => {
    const { id } = await add()
    const start = await head()
    const before = (await call("GET", `${path}/${id}`)).body
    const said = { external_id: mine("5"), metadata: { tierOne: "gold", note: "secret" } }
    const set = async () => (await call("PUT", `${path}/${id}/external`, said)).body
    const { updated_at } = await set()
    expect(updated_at >= before.updated_at).toBe(true)
    expect((await set()).updated_at).toBe(updated_at)
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
    const told = await app.graphql(
      "query ($after: String) { changes(after: $after) { keyId nodes { madeByKeyId } } }",
      { after: String(start) },
      { token: program },
    )
    expect(told.data.changes).toEqual({ keyId: String(keyId), nodes: [{ madeByKeyId: String(keyId) }] })
  })

  test("a lead that has changed since, or whose id another has, stays as it is", async () => {
    const one = await add({ external_id: mine("6") })
    const other = await add()
    const taken = await call("PUT", `${path}/${other.id}/external`, { external_id: mine("6"), metadata: { a: "1" } })
    expect(taken).toMatchObject({ status: 409, body: { message: expect.stringContaining(` ${one.id} has`) } })
    expect(other).toMatchObject((await call("GET", `${path}/${other.id}`)).body)
    await call("PUT", `${path}/${other.id}/status`, { status: "contacted" })
    const late = { metadata: { a: "1" }, expected_updated_at: "2020-01-01T00:00:00.000Z" }
    expect((await call("PUT", `${path}/${other.id}/external`, late)).status).toBe(409)
    const { body } = await call("GET", `${path}/${other.id}`)
    const inTime = { metadata: { a: "1" }, expected_updated_at: body.updated_at }
    expect((await call("PUT", `${path}/${other.id}/external`, inTime)).status).toBe(200)
  })

  test("an id that a lead in the trash has is refused, naming that lead and where it is", async () => {
    const { id } = await add({ external_id: mine("trash") })
    expect((await call("DELETE", `${path}/${id}`, undefined, eraser)).status).toBe(200)
    const taken = await call("POST", path, form({ external_id: mine("trash") }))
    expect([taken.status, taken.body.message]).toEqual([
      409,
      expect.stringMatching(new RegExp(`^The .+ ${id}, in the trash, has this external id\\.$`)),
    ])
  })

  test("of leads that are sent at once with one id, one is stored, and all others without it as well", async () => {
    const forms = [mine("a"), mine("a"), undefined, mine("a"), undefined].map((external_id) => form({ external_id }))
    const answers = await Promise.all(forms.map((one) => call("POST", submitPath, one)))
    const [first, second, third, fourth, fifth] = answers.map(({ status }) => status)
    expect([first, second, fourth].sort()).toEqual([201, 409, 409])
    expect([third, fifth]).toEqual([201, 201])
  })

  test("of two programs that claim an id at once, one gets it", async () => {
    const leads = [await add(), await add(), await add()]
    const answers = await Promise.all(
      leads.map(({ id }) => call("PUT", `${path}/${id}/external`, { external_id: mine("7") })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each<[string, Json]>([
    ["external_id", { external_id: "" }],
    ["external_id", { external_id: "  " }],
    ["external_id", { external_id: "x".repeat(256) }],
    ["external_id", { external_id: 5 }],
    ["external_id", { external_id: "a\nb" }],
    ["external_id", {}],
    ["metadata", { metadata: "a" }],
    ["metadata", { metadata: ["a"] }],
    ["metadata", { metadata: { "": "1" } }],
    ["metadata", { metadata: { "a b": "1" } }],
    ["metadata", { metadata: { ñ: "1" } }],
    ["metadata", { metadata: { ["x".repeat(41)]: "1" } }],
    ["metadata", { metadata: { a: 1 } }],
    ["metadata", { metadata: { a: { b: "1" } } }],
    ["metadata", { metadata: { a: "x".repeat(501) } }],
    ["metadata", { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`n${index}`, "1"])) }],
    ["expected_updated_at", { external_id: "x", expected_updated_at: "soon" }],
  ])("a bad %s is refused by its name: %j", async (field, body) => {
    const { id } = await add()
    const refused = await call("PUT", `${path}/${id}/external`, body)
    expect([refused.status, refused.body.errors?.map((error: Json) => error.field)]).toEqual([400, [field]])
  })

  test.each<[string, Json, string]>([
    ["name", { "not good": "2" }, '"not good" is no name: '],
    ["long text", { n13: "x".repeat(501) }, "n13 may have up to 500 characters; this one has 501."],
    ["number", { n13: 5 }, "Give n13 as a text, or null to remove it."],
    ["odd object", { n13: { toString: "5" } }, "Give n13 as a text, or null to remove it."],
  ])("the refusal of a %s says which it is", async (_what, metadata, message) => {
    const { id } = await add()
    const refused = await call("PUT", `${path}/${id}/external`, { metadata: { good: "1", ...metadata } })
    expect(refused.body.errors).toEqual([{ field: "metadata", message: expect.stringContaining(message) }])
  })

  test("the reference says which names, how many and how long texts there may be", async () => {
    const { paths } = (await call("GET", "/openapi.json")).body
    const { properties } = paths[`${path}/{id}/external`].put.requestBody.content["application/json"].schema
    expect(properties.metadata.anyOf[0]).toMatchObject({
      maxProperties: 20,
      propertyNames: { pattern: String.raw`^[\w.-]{1,40}$` },
      additionalProperties: { anyOf: [{ maxLength: 500 }, { type: "null" }] },
    })
  })

  test("no more than 20 names are kept, however they come", async () => {
    const names = (from: number) =>
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`n${from + index}`, "😀".repeat(500)]))
    const { id } = await add({ metadata: names(0) })
    const refused = await call("PUT", `${path}/${id}/external`, { metadata: names(12) })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: "metadata" }] } })
    expect((await call("GET", `${path}/${id}`)).body.metadata).toEqual(names(0))
  })

  test("GraphQL says and tells the same", async () => {
    const { id } = await add()
    const asking = { token: program }
    const set = `mutation ($id: ID!, $metadata: [LeadMetadataInput!], $externalId: String) {
      setLeadExternal(leadType: ${leadType}, leadId: $id, externalId: $externalId, metadata: $metadata) {
        lead { externalId metadata { name value } } } }`
    const metadata = [{ name: "a", value: "1" }]
    const data = await app.ask(set, { id, externalId: mine("8"), metadata }, asking)
    expect(data.setLeadExternal.lead).toEqual({ externalId: mine("8"), metadata })
    const removed = await app.graphql(set, { id, metadata: [{ name: "a" }] }, asking)
    expect(removed.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
    const nulled = await app.graphql(set, { id, metadata: [{ name: "a", value: null }] }, asking)
    expect(nulled.data.setLeadExternal.lead).toEqual({ externalId: mine("8"), metadata: [] })
    const many = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`
    const list = `{ ${many}(filter: { externalId: "${mine("8")}" }) { totalCount nodes { id } } }`
    expect((await app.ask(list, {}, asking))[many]).toEqual({ totalCount: 1, nodes: [{ id: String(id) }] })
  })

  test("GraphQL's submissions take both from programs, and from nobody else", async () => {
    const values = {
      ...{ name: "Ada", phone: "213 555 0100", city: "Reno", platform: "UBER", vehicleYear: "2021" },
      ...{ vehicleMake: "Kia", vehicleModel: "Niro", email: "ada@example.com" },
    }
    const company = {
      ...{ contactName: "Ada", companyName: "Acme", email: "ada@example.com", location: "Reno" },
      message: "Two weeks.",
      adFormats: ["CAR_WRAPPING"],
    }
    const input = name === "drivers" ? values : company
    const one = `${type.charAt(0).toLowerCase()}${type.slice(1)}`
    const submitName = name === "drivers" ? "submitDriverApplication" : "submitAdvertiserInquiry"
    const inputType = name === "drivers" ? "SubmitDriverApplicationInput" : "SubmitAdvertiserInquiryInput"
    const submit = `mutation ($input: ${inputType}!) { sent: ${submitName}(input: $input) { id } }`
    const said = { externalId: mine("12"), metadata: [{ name: "a", value: "1" }] }
    const refused = await app.graphql(submit, { input: { ...input, ...said } })
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "externalId" }, { field: "metadata" }],
    })
    const data = await app.ask(submit, { input: { ...input, ...said } }, program)
    expect((await call("GET", `${path}/${data.sent.id}`)).body).toMatchObject({
      external_id: mine("12"),
      metadata: { a: "1" },
    })
    const adding = `mutation ($input: ${inputType}!) { add${type}(input: $input) { ${one} { externalId metadata { name value } } } }`
    const byHand = { ...said, externalId: mine("13") }
    const added = await app.graphql(adding, { input: { ...input, ...byHand } }, { token: program })
    expect(added.data[`add${type}`][one]).toEqual(byHand)
  })

  test("an export has both as its last columns", async () => {
    await add({ external_id: mine("9"), metadata: { a: 'say "hi"' } })
    const { body } = await call("GET", `${listPath}.csv?external_id=${mine("9")}`)
    const [header, row] = body.split("\r\n")
    expect(header.endsWith('"external_id","metadata"')).toBe(true)
    expect(row.endsWith(`"${mine("9")}","{""a"":""say \\""hi\\""""}"`)).toBe(true)
  })

  test("whoever may not work on leads sets nothing, and there is none of a lead that there is not", async () => {
    const { id } = await add()
    expect((await call("PUT", `${path}/${id}/external`, { external_id: "x" }, reader)).status).toBe(403)
    expect((await app.rest("PUT", `${path}/${id}/external`, { external_id: "x" })).status).toBe(401)
    expect((await call("PUT", `${path}/999999/external`, { external_id: "x" })).status).toBe(404)
  })

  test("a survivor takes names of the other as far as there is room", async () => {
    const names = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`${prefix}${index}`, prefix]))
    // Numbers, which an object puts first.
    const [one, other] = [await add({ metadata: names("a") }), await add({ metadata: names("") })]
    const { body } = await call("POST", `${path}/${one.id}/merge`, { merged_id: other.id })
    expect(Object.keys(body.metadata)).toHaveLength(20)
    expect(body.metadata).toMatchObject(names("a"))
    expect((await call("PUT", `${path}/${one.id}/external`, { metadata: { a0: "new" } })).status).toBe(200)
  })

  test("a survivor keeps its own, and answers to the external id of what became a part of it", async () => {
    const one = await add({ external_id: mine("10"), metadata: { a: "1", b: "1" } })
    const other = await add({ external_id: mine("11"), metadata: { b: "2", c: "2" } })
    const merged = await call("POST", `${path}/${one.id}/merge`, { merged_id: other.id })
    expect(merged.body).toMatchObject({ external_id: mine("10"), metadata: { a: "1", b: "1", c: "2" } })
    const found = await call("GET", `${listPath}?external_id=${mine("11")}`)
    expect(found.body.map(({ id }: Json) => id)).toEqual([one.id])
    const undone = await app.graphql(
      `mutation { undoLeadMerge(id: ${merged.body.merge_id}) { lead { id } } }`,
      {},
      { token: program },
    )
    expect(undone.errors).toBeUndefined()
    expect((await call("GET", `${path}/${one.id}`)).body.metadata).toEqual({ a: "1", b: "1" })
    expect((await call("GET", `${path}/${other.id}`)).body).toMatchObject({
      external_id: mine("11"),
      metadata: { b: "2", c: "2" },
    })
  })
})
