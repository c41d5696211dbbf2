import { expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { addUser, tokenOf } from "../../../testing/accounts/team.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { postMedia } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, newAddress, setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const ask = (query: string, variables: Record<string, unknown> = {}, as = token) =>
  app.graphql(query, variables, { token: as })

const eventsOf = async (work: () => Promise<unknown>) => {
  const before = ((await RecordedEvent.max("id")) as number | null) ?? 0
  await work()
  const events = await RecordedEvent.findAll({ order: ["id"] })
  return events
    .filter(({ id }) => id > before)
    .map((event) => ({ ...event.get(), facts: JSON.parse(event.facts) }) as Json)
}

const short = ({ type, subjectType, subjectId, actorType, facts }: Json) =>
  [type, subjectType, subjectId, actorType, JSON.stringify(facts)].join(" ")

const shortsOf = async (work: () => Promise<unknown>) => (await eventsOf(work)).map(short)

test("an arriving lead is an event of a visitor, with the request's id", async () => {
  let answer: Json
  const events = await eventsOf(async () => {
    answer = await app.sendDriver()
    await app.inquire()
  })
  expect(events.map(short)).toEqual([
    "driver_application.created driver_application 1 visitor {}",
    "advertiser_submission.created advertiser_submission 1 visitor {}",
  ])
  expect(events[0].requestId).toBe(answer.headers.get("x-request-id"))
})

test("leads that are stored together keep the ids of their own requests in the activity", async () => {
  const answers: Json[] = []
  const events = await eventsOf(async () => {
    const sent = Array.from({ length: 8 }, () => app.sendDriver())
    answers.push(...(await Promise.all(sent)))
  })
  const expected = answers.map(({ body, headers }) => [String(body.id), headers.get("x-request-id")])
  const found = events.map(({ subjectId, requestId }) => [subjectId, requestId])
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test("work on leads is recorded in the activity", async () => {
  const move = `mutation ($changes: [LeadStatusChangeInput!]!) { setDriverApplicationStatuses(changes: $changes) { notFoundIds } }`
  const note = `mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: 1, text: "Called +1 213 555 0100") { note { id } } }`
  const get = (path: string) =>
    fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } }).then((response) => response.text())
  const events = await shortsOf(async () => {
    await app.rest("PUT", "/api/admin/drivers/1/status", { status: "approved" }, { token })
    await app.rest("PUT", "/api/admin/drivers/1/status", { status: "approved" }, { token })
    await ask(move, {
      changes: [
        { id: "1", status: "PENDING" },
        { id: "2", status: "REJECTED" },
      ],
    })
    await ask(note)
    await get("/api/drivers/applications.csv?search=ana&statuses=pending")
    await get("/api/drivers/applications")
    await get("/api/drivers/applications?limit=1")
    await get("/api/admin/email-logs")
  })
  expect(events).toEqual([
    'driver_application.status_changed driver_application 1 user {"from":"pending","to":"approved"}',
    'driver_application.status_changed driver_application 1 user {"from":"approved","to":"pending"}',
    'driver_application.status_changed driver_application 2 user {"from":"pending","to":"rejected"}',
    'lead.noted driver_application 1 user {"noteId":1}',
    'leads.exported driver_application  user {"filters":["search","statuses"]}',
    'leads.listed driver_application  user {"filters":[]}',
    "mails.listed email_log  user {}",
  ])
})

test("changes of content and pictures are recorded in the activity", async () => {
  const data = await app.ask('{ cmsBlocks(page: "home") { id content sectionId version } }')
  const [{ id, content, sectionId, version }] = data.cmsBlocks
  const bytes = await makePicture()
  const events = await shortsOf(async () => {
    await app.rest("PUT", `/api/cms/blocks/${id}`, { content, expected_version: version }, { token })
    await app.rest("PUT", `/api/cms/blocks/${id}`, { content, expected_version: version }, { token })
    for (const status of [201, 200]) expect(await postMedia(app, token, { bytes })).toMatchObject({ status })
    await app.rest("PUT", "/api/cms/media/1", { alt_text: "A car" }, { token })
    await ask('mutation { updateMedia(id: "1", focalPoint: { x: 0, y: 100 }) { mediaFile { id } } }')
    await ask('mutation { updateMedia(id: "1") { mediaFile { id } } }')
    await app.rest("DELETE", "/api/cms/media/1", undefined, { token })
  })
  expect(events).toEqual([
    `block.saved cms_block ${id} user {"page":"home","sectionId":"${sectionId}","version":2}`,
    "media.uploaded media_file 1 user {}",
    'media.updated media_file 1 user {"fields":["altText"]}',
    'media.updated media_file 1 user {"fields":["focalPoint"]}',
    "media.deleted media_file 1 user {}",
  ])
})

test("mails are recorded in the activity", async () => {
  await startWithoutMail()
  await app.apply()
  const data = await app.ask("{ emailLogs { nodes { id } } }")
  const { id } = data.emailLogs.nodes[0]
  const events = await shortsOf(async () => {
    await ask("mutation ($id: ID!) { cancelEmail(id: $id) { emailLog { id } } }", { id })
    await ask("mutation ($id: ID!) { cancelEmail(id: $id) { emailLog { id } } }", { id })
    await ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id })
    await ask("mutation { sendTestEmail { isAccepted } }")
  })
  expect(events).toEqual([
    `mail.cancelled email_log ${id} user {"mailType":"driver_application"}`,
    `mail.resent email_log ${id} user {"mailType":"driver_application"}`,
    `mail.tested email_log ${Number(id) + 1} user {}`,
  ])
})

test("sign-ins, sign-outs and refused operations are recorded in the activity", async () => {
  const viewer = await app.loginAs("VIEWER")
  const signIn = (username: string, password: string) => app.rest("POST", "/api/admin/login", { username, password })
  const events = await shortsOf(async () => {
    await signIn("admin", "a wrong password")
    await signIn("my secret password", "a wrong password")
    await ask("mutation { logout }", {}, await app.login())
    for (let time = 0; time < 25; time += 1) await ask("{ events { nodes { id } } }", {}, viewer)
    await app.graphql("{ events { nodes { id } } }")
    await until(async () => (await RecordedEvent.count({ where: { type: "access.refused" } })) === 20)
  })
  expect(events.slice(0, 5)).toEqual([
    'user.sign_in_failed user 1 visitor {"isKnownDevice":false}',
    'user.sign_in_failed user  visitor {"isKnownDevice":false}',
    'user.signed_in user 1 user {"isKnownDevice":false,"proof":"password"}',
    "user.signed_out user 1 user {}",
    'access.refused user 2 user {"permission":"events:read"}',
  ])
  expect(events).toHaveLength(4 + 20)
})

test("no event contains submitted, noted or typed text", async () => {
  const events = JSON.stringify(await RecordedEvent.findAll())
  for (const word of [
    "Ana",
    "ana@",
    "213 555",
    "Los Angeles",
    "Prius",
    "Blue Bottle",
    "Ode",
    "Called",
    "secret",
    "10.0.",
  ])
    expect([word, events.includes(word)]).toEqual([word, false])
})

const LIST = `query ($filter: EventFilter, $first: Int, $after: String) {
  events(filter: $filter, first: $first, after: $after) {
    nodes { id position type summary actorName actor { id name } subjectType subjectId facts occurredAt requestId }
    pageInfo { hasNextPage endCursor }
  }
}`
const list = async (variables: Record<string, unknown> = {}): Promise<Json> => (await app.ask(LIST, variables)).events
const summaries = async (filter: object) => (await list({ filter })).nodes.map(({ summary }: Json) => summary)

test("events are paged newest first, each with a sentence", async () => {
  const whole = await list({ first: 100 })
  const seen: Json[] = []
  let after: string | null = null
  do {
    const page: Json = await list({ first: 7, after })
    seen.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  expect(seen).toEqual(whole.nodes)
  const ids = seen.map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(seen.at(-1)).toMatchObject({ summary: "Signed in without 2FA", actorName: "admin", actor: { id: "1" } })
  expect(seen.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining([
      "Sent driver application 1",
      "Changed Pending to Approved for driver application 1",
      "Exported driver applications to a file, by search, statuses",
      "Failed to sign in to the account of somebody unknown",
      "Was refused what needs events:read",
    ]),
  )
})

test("an API key sees actors and actions in the activity, but no addresses of the team", async () => {
  const invite = "mutation ($input: InviteUserInput!) { inviteUser(input: $input) { member { user { id } } } }"
  await ask(invite, { input: { email: "nia@team.example.com", role: "EDITOR" } })
  const ana = await addUser("ana@team.example.com", { role: "OWNER", name: "Ana" })
  await ask(invite, { input: { email: "ben@team.example.com", role: "EDITOR" } }, await tokenOf(ana))
  const facts = { changedBy: "old@team.example.com", from: "PENDING", to: "APPROVED" }
  const moved = { type: "driver_application.status_changed", subjectType: "driver_application", subjectId: "1" }
  const nobody = { actorType: "user", actorId: null, occurredAt: new Date(), requestId: null } as const
  await RecordedEvent.create({ ...moved, ...nobody, facts: JSON.stringify(facts) })

  const { secret } = await makeApiKey(["events:read"])
  const document = "{ events(first: 50) { nodes { actorName summary facts actor { id username name email role } } } }"
  const [forKey, forOwner] = [await ask(document, {}, secret), await ask(document)]
  const csv = async (as: string) =>
    (await fetch(`${app.url}/api/admin/events.csv`, { headers: { authorization: `Bearer ${as}` } })).text()
  expect(forKey.errors).toBeUndefined()
  for (const text of [JSON.stringify(forKey.data), await csv(secret)]) {
    expect(text).not.toMatch(/(nia|ana|ben|old)@/)
    expect(text).toContain("n…@team.example.com")
  }
  for (const text of [JSON.stringify(forOwner.data), await csv(token)]) expect(text).toContain("nia@team.example.com")
  const actors = forKey.data.events.nodes.map(({ actor }: Json) => actor)
  const seen = { id: String(ana.id), username: "a…@team.example.com", name: "Ana", email: null, role: "OWNER" }
  expect(actors).toContainEqual(seen)
})

test("an event names a lead that still exists, but not to an API key without leads:read", async () => {
  const document = "query ($about: EventFilter!) { events(filter: $about) { nodes { subjectId lead { id name } } } }"
  const about = { subjectType: "driver_application" }
  const { nodes } = (await ask(document, { about })).data.events
  expect(nodes).toContainEqual({ subjectId: "2", lead: { id: "2", name: expect.any(String) } })
  expect(nodes).toContainEqual({ subjectId: null, lead: null })
  const { secret } = await makeApiKey(["events:read"])
  const refused = await ask(document, { about: { ...about, subjectId: "2" } }, secret)
  expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN")
  expect(refused.data.events.nodes[0]).toEqual({ subjectId: "2", lead: null })
})

test("events are filtered by person, type, subject and time", async () => {
  const about = { subjectType: "driver_application", subjectId: "2" }
  expect(await summaries(about)).toEqual([
    "Changed Pending to Rejected for driver application 2",
    "Sent driver application 2",
  ])
  expect(await summaries({ ...about, actorId: "1" })).toEqual(["Changed Pending to Rejected for driver application 2"])
  expect(await summaries({ types: ["lead.noted", "media.deleted"] })).toEqual([
    "Deleted picture 1",
    "Wrote a note about driver application 1",
  ])
  expect(await summaries({ actorId: "999" })).toEqual([])
  const all = (await list({ first: 100 })).nodes
  const { occurredAt } = all[10]
  const { nodes: later } = await list({ first: 100, filter: { from: occurredAt } })
  const { nodes: earlier } = await list({ first: 100, filter: { to: occurredAt } })
  // Of two events at once, the first may be stored second.
  const idsOf = (nodes: Json[]) => nodes.map(({ id }) => id).toSorted()
  expect(idsOf([...later, ...earlier])).toEqual(idsOf(all))
  expect(later.every((event: Json) => event.occurredAt >= occurredAt)).toBe(true)
  expect(earlier.every((event: Json) => event.occurredAt < occurredAt)).toBe(true)
  expect(await summaries({ from: "2999-01-01T00:00:00Z" })).toEqual([])
})

test("events are exported as a spreadsheet, and the export is recorded as an event", async () => {
  const csv = async (query: string, as = token) => {
    const headers = { authorization: `Bearer ${as}`, "x-forwarded-for": newAddress() }
    const response = await fetch(`${app.url}/api/admin/events.csv${query}`, { headers })
    return { status: response.status, lines: (await response.text()).trim().split("\r\n") }
  }
  const { lines } = await csv("?types=lead.noted,leads.listed&subject_type=driver_application")
  expect(lines.map((line) => line.split(",").slice(5, 8).join())).toEqual([
    '"actor_name","type","subject_type"',
    '"admin","leads.listed","driver_application"',
    '"admin","lead.noted","driver_application"',
  ])
  expect((await summaries({ types: ["events.exported"] }))[0]).toBe("Exported the activity to a file")
  expect((await csv("", await app.loginAs("MANAGER"))).status).toBe(403)
  expect((await csv("?from=yesterday")).status).toBe(400)
})
