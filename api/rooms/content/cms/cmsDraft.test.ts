import { beforeEach, describe, expect, test } from "@jest/globals"
import { registry } from "../../../contract/content/registry.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { awaitContent } from "../../../testing/factories/content.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { moveWaiting } from "../../leads/waitList/moveWaiting.ts"
import { publishedContent } from "./cms.service.ts"
import { CmsBlock, CmsBlockVersion } from "./cmsBlock.model.ts"
import { CmsDraft } from "./cmsDraft.model.ts"
import { publishDue } from "./publishDue.ts"

let block: CmsBlock

const app = await setUpTestApp()
const token = await app.login()
awaitContent()

beforeEach(async () => {
  block = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" }, rejectOnEmpty: true })
  await CmsDraft.destroy({ where: {} })
})

const FIELDS = `cmsBlock { content version draft {
  content version baseVersion baseContent savedBy savedAt publishAt scheduledBy missedAt missedBecause
} }`

const ask = async (call: string, variables: object, as = token) => {
  const { data, errors } = await app.graphql(call, { id: String(block.id), ...variables }, { token: as })
  return { block: data && Object.values<Json>(data)[0]?.cmsBlock, error: errors?.[0] }
}
const save = (content: unknown, { base = block.version, expected }: { base?: number; expected?: number | null } = {}) =>
  ask(
    `mutation ($id: ID!, $content: JSON!, $base: Int!, $expected: Int) {
      saveCmsDraft(id: $id, content: $content, baseVersion: $base, expectedVersion: $expected) { ${FIELDS} }
    }`,
    { content, base, expected },
  )
const change = (name: string, expected: number) =>
  ask(`mutation ($id: ID!, $expected: Int!) { ${name}(id: $id, expectedVersion: $expected) { ${FIELDS} } }`, {
    expected,
  })
const publish = (expected: number, at: Date | null = null) =>
  ask(
    `mutation ($id: ID!, $expected: Int!, $at: DateTime) {
      publishCmsBlock(id: $id, expectedVersion: $expected, publishAt: $at) { ${FIELDS} }
    }`,
    { expected, at },
  )

const shown = async () => {
  const { sections } = await publishedContent()
  return sections.find(({ page, sectionId }) => page === "home" && sectionId === "hero")?.content
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

const letMomentCome = () => CmsDraft.update({ publishAt: new Date(Date.now() - 1_000) }, { where: {} })

const eventsOf = async (type: string) => RecordedEvent.findAll({ where: { type, subjectId: String(block.id) } })

describe("a draft", () => {
  test("is shared by the team, and invisible to visitors", async () => {
    const before = await shown()
    const saved = await save({ title: "Prepared" })
    expect(saved.block.draft).toMatchObject({
      content: { title: "Prepared" },
      version: 1,
      baseVersion: block.version,
      baseContent: block.content,
      savedBy: "admin",
      publishAt: null,
    })
    expect(saved.block.version).toBe(block.version)
    expect(await shown()).toEqual(before)
    expect(JSON.stringify((await app.rest("GET", "/api/cms/blocks")).body)).not.toContain("Prepared")
    expect(JSON.stringify((await app.graphql("{ cmsBlocks { content } }")).data)).not.toContain("Prepared")
  })

  test("may be incomplete, but must be a JSON object of limited size", async () => {
    expect((await save({ title: "" })).block.draft.content).toEqual({ title: "" })
    expect((await publish(1)).error?.extensions.fields).toEqual([
      { field: "content.title", message: "Write something here." },
    ])
    expect((await save([], { expected: 1 })).error?.extensions.code).toBe("BAD_USER_INPUT")
    expect((await save({ text: "x".repeat(70_000) }, { expected: 1 })).error?.extensions.code).toBe("PAYLOAD_TOO_LARGE")
    expect((await save({}, { expected: 1, base: block.version + 1 })).error?.extensions.code).toBe("BAD_USER_INPUT")
  })

  test("is not overwritten from an older version, and a repeated save stores it once", async () => {
    await save({ title: "Mine" })
    expect((await save({ title: "Theirs" })).error?.extensions.code).toBe("CONFLICT")
    expect((await save({ title: "Mine" })).block.draft.version).toBe(1)
    expect((await save({ title: "Mine, further" }, { expected: 1 })).block.draft.version).toBe(2)
    const answers = await Promise.all(["a", "b", "c", "d"].map((title) => save({ title }, { expected: 2 })))
    expect(answers.filter(({ error }) => error?.extensions.code === "CONFLICT")).toHaveLength(3)
  })

  test("that is discarded does not come back with a late save", async () => {
    await save({ title: "First" })
    expect((await change("discardCmsDraft", 1)).block.draft).toBeNull()
    expect((await save({ title: "Late" }, { expected: 1 })).error?.extensions.code).toBe("CONFLICT")
    expect((await save({ title: "Second" })).block.draft.version).toBe(3)
    expect(await eventsOf("block.draft_discarded")).toHaveLength(1)
  })

  test("becomes the block's next version when published", async () => {
    const content = { ...registry.home.hero, title: "Published" }
    await save(content)
    const { block: published } = await publish(1)
    expect(published).toMatchObject({ content, version: block.version + 1, draft: null })
    expect(await shown()).toEqual(content)
    expect((await publish(1)).error?.extensions.code).toBe("CONFLICT")
  })

  test("is not published over a save made elsewhere", async () => {
    await save({ title: "Prepared" })
    await app.rest("PUT", `/api/cms/blocks/${block.id}`, { content: { title: "Elsewhere" } }, { token })
    expect((await publish(1)).error?.extensions.code).toBe("CONFLICT")
    expect(await shown()).toEqual({ title: "Elsewhere" })
    await save({ title: "Both" }, { base: block.version + 1, expected: 1 })
    expect((await publish(2)).block.content).toEqual({ title: "Both" })
  })
})

describe("a scheduled draft", () => {
  const schedule = async (content: unknown = { title: "Scheduled" }) => {
    await save(content)
    const at = inAnHour()
    const answer = await publish(1, at)
    return { at, draft: answer.block?.draft, error: answer.error }
  }

  test("shows its time and scheduler, and can be rescheduled or canceled", async () => {
    const { at, draft } = await schedule()
    expect(draft).toMatchObject({ publishAt: at.toISOString(), scheduledBy: "admin", version: 2 })
    const later = new Date(at.getTime() + 60_000)
    expect((await publish(2, later)).block.draft.publishAt).toBe(later.toISOString())
    expect((await change("unscheduleCmsBlock", 3)).block.draft).toMatchObject({ publishAt: null, scheduledBy: null })
    await letMomentCome()
    expect((await eventsOf("block.scheduled")).length).toBe(2)
    expect((await eventsOf("block.unscheduled")).length).toBe(1)
  })

  test("needs a future time within a year, and a new time after another save", async () => {
    await save({ title: "Scheduled" })
    for (const at of [new Date(Date.now() - 10_000), new Date(Date.now() + 400 * 86_400_000)])
      expect((await publish(1, at)).error?.extensions.fields).toMatchObject([{ field: "publishAt" }])
    await publish(1, inAnHour())
    // An edit ends the schedule.
    expect((await save({ title: "Half a tho" }, { expected: 2 })).block.draft.publishAt).toBeNull()
  })

  test("goes live once across processes, in its scheduler's name", async () => {
    const savedBefore = (await eventsOf("block.saved")).length
    await schedule()
    await publishDue(moveWaiting)
    expect(await shown()).not.toEqual({ title: "Scheduled" })
    await letMomentCome()
    await Promise.all(Array.from({ length: 8 }, () => publishDue(moveWaiting)))
    await block.reload()
    expect(await shown()).toEqual({ title: "Scheduled" })
    const versions = await CmsBlockVersion.findAll({ where: { blockId: block.id }, order: ["version"] })
    expect(versions.at(-1)).toMatchObject({ version: block.version, savedBy: "admin", content: { title: "Scheduled" } })
    expect(versions.filter(({ content }) => content.title === "Scheduled")).toHaveLength(1)
    const saved = await eventsOf("block.saved")
    expect(saved).toHaveLength(savedBefore + 1)
    const admin = await User.findOne({ where: { username: "admin" } })
    expect(saved.at(-1)).toMatchObject({ actorType: "user", actorId: admin?.id })
    expect((await CmsDraft.findByPk(block.id))?.content).toBeNull()
  })

  test("does not overwrite a newer publication, but stays with the reason, and its scheduler is notified", async () => {
    await User.update({ email: "kim@example.com" }, { where: { username: "admin" } })
    await schedule()
    await app.rest("PUT", `/api/cms/blocks/${block.id}`, { content: { title: "Meanwhile" } }, { token })
    await letMomentCome()
    await publishDue(moveWaiting)
    expect(await shown()).toEqual({ title: "Meanwhile" })
    const missed = { publishAt: null, missedBecause: "LIVE_CHANGED", missedAt: expect.any(Date) }
    expect(await CmsDraft.findByPk(block.id)).toMatchObject({ content: { title: "Scheduled" }, ...missed })
    expect(await eventsOf("block.publish_failed")).toHaveLength(1)
    const told = await EmailLog.findAll({ where: { logType: "content_held_up" } })
    expect(told).toMatchObject([{ recipient: "kim@example.com", body: expect.stringContaining("published meanwhile") }])
  })

  test("does not go live if its scheduler may no longer publish", async () => {
    await schedule()
    await CmsDraft.update({ scheduledById: 999_999 }, { where: { blockId: block.id } })
    await letMomentCome()
    await publishDue(moveWaiting)
    expect(await CmsDraft.findByPk(block.id)).toMatchObject({ publishAt: null, missedBecause: "NOT_PERMITTED" })
    const [told] = await EmailLog.findAll({ where: { logType: "content_held_up" }, order: [["id", "DESC"]] })
    expect(told).toMatchObject({ userId: null, body: expect.stringContaining("Publish it yourself") })
  })

  test("stays unpublished if it would now break the page, and does not delay other drafts", async () => {
    const other = await CmsBlock.findOne({ where: { page: "home", sectionId: "closing" }, rejectOnEmpty: true })
    await schedule()
    await CmsDraft.update({ content: { picture: "/api/cms/media/999" } }, { where: { blockId: block.id } })
    const row = await CmsDraft.findByPk(block.id)
    const ofOther = { blockId: other.id, baseVersion: other.version, content: { title: "Other" } }
    await CmsDraft.create({ ...row?.get(), ...ofOther } as never)
    await letMomentCome()
    await publishDue(moveWaiting)
    expect(await CmsDraft.findByPk(block.id)).toMatchObject({ missedBecause: "REFUSED" })
    expect((await other.reload()).content).toEqual({ title: "Other" })
  })
})
