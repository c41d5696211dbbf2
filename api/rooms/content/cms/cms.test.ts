import { describe, expect, test } from "@jest/globals"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { awaitContent } from "../../../testing/factories/content.ts"
import { buildPicture, setPictures } from "../../../testing/factories/media.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { draftedContent, expirePublishedContent, publishedContent } from "./cms.service.ts"
import { CmsBlock } from "./cmsBlock.model.ts"

const app = await setUpTestApp()
const token = await app.login()
awaitContent()
const found = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
if (!found) throw new Error("The start page's hero is not seeded")
const hero: CmsBlock = found

const put = (content: unknown, id: unknown = hero.id) =>
  app.rest("PUT", `/api/cms/blocks/${id}`, { content }, { token })

const shownHero = async () => pageContent("home", (await publishedContent()).sections).page.hero

const listed = async () => {
  const { body } = await app.rest("GET", "/api/cms/blocks")
  return body.find((block: Json) => block.id === hero.id)
}

describe("PUT /api/cms/blocks/{id}", () => {
  test("replaces the content, which the site shows at once, and returns the block", async () => {
    await shownHero()
    const content = { title: "Edited 🚗", text: "Words", button_label: "Go", extra: { list: [1, "two", null] } }
    const { status, body } = await put(content)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      id: hero.id,
      page: "home",
      section_id: "hero",
      content,
      version: 2,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(Date.parse(body.updated_at)).toBeGreaterThan(hero.updatedAt.getTime())
    expect(await listed()).toEqual({ ...body, success: undefined })
    expect(Object.keys((await listed()).content)).toEqual(Object.keys(content))
    expect(await shownHero()).toMatchObject({ title: "Edited 🚗", text: "Words", button_label: "Go", picture: "" })
  })

  test.each([
    ["x", 1],
    ["\u{1F697}", 4],
  ])("accepts 64 KB of the character %s, and refuses one more", async (character, bytes) => {
    const room = 65_536 - '{"text":""}'.length
    const full = character.repeat(Math.floor(room / bytes)) + "x".repeat(room % bytes)
    expect((await put({ text: full })).status).toBe(200)
    expect(await put({ text: `${full}x` })).toMatchObject({
      status: 413,
      body: { success: false, message: "A block's content may have up to 64 KB." },
    })
  })
})

describe("a content value that would break the page", () => {
  test("is refused with its path, and nothing is stored", async () => {
    const before = await listed()
    const { status, body } = await put({ title: " ", text: ["x"], button_label: { a: "b" }, other: 1 })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: "content.title", message: "Write something here." },
      { field: "content.text", message: "This must be a text." },
      { field: "content.button_label", message: "This must be a text." },
    ])
    expect(await listed()).toEqual(before)
  })

  test("is accepted in fields that the site does not use", async () => {
    const [unknown] = await CmsBlock.bulkCreate([{ page: "landing", sectionId: "hero", content: {} }])
    expect((await put({ title: 1 }, unknown?.id)).status).toBe(200)
  })
})

describe("a save of content that another save has overtaken", () => {
  const save = (content: unknown, expected_version?: unknown) =>
    app.rest("PUT", `/api/cms/blocks/${hero.id}`, { content, expected_version }, { token })

  test("is refused, and the other save remains", async () => {
    const { version } = (await put({ title: "Theirs" })).body
    const { status, body } = await save({ title: "Mine" }, version - 1)
    expect(status).toBe(409)
    expect(body.message).toBe(`This section was saved meanwhile: it is now at version ${version}.`)
    expect((await listed()).content).toEqual({ title: "Theirs" })
    expect((await save({ title: "Mine, knowing theirs" }, version)).body.version).toBe(version + 1)
  })

  test("of several concurrent saves of the same version, one succeeds", async () => {
    const { version } = (await put({ title: "Base" })).body
    const answers = await Promise.all(["a", "b", "c", "d"].map((title) => save({ title }, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await listed()).version).toBe(version + 1)
  })

  test("waits for a save in progress, and is then refused", async () => {
    const { version } = (await put({ title: "Base" })).body
    const mine = await inTransaction(async (transaction) => {
      await CmsBlock.update({ version: version + 1 }, { where: { id: hero.id }, transaction })
      const asked = save({ title: "Mine" }, version)
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { asked }
    })
    expect((await mine.asked).status).toBe(409)
    expect((await listed()).content).toEqual({ title: "Base" })
  })
})

describe("a picture in the content", () => {
  const shownPicture = async (address: string) => {
    const { sections, pictures } = await publishedContent()
    return pageContent("home", sections, pictures).pictures[address]
  }

  test("is returned with its page, with its size and alternative text", async () => {
    await setPictures(buildPicture({ altText: "A wrapped car" }))
    const address = "/api/cms/media/1"
    expect((await put({ title: "With a picture", picture: address })).status).toBe(200)
    expect(await shownPicture(address)).toMatchObject({ width: 1200, height: 800, altText: "A wrapped car" })
    const { version, sections } = await publishedContent()
    expect(sections[0]?.changedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    await setPictures(buildPicture({ altText: "A car, wrapped" }))
    expirePublishedContent()
    expect((await publishedContent()).version).not.toBe(version)
    await setPictures()
    expirePublishedContent()
    expect(await shownPicture(address)).toBeUndefined()
  })

  test("that is missing in the library is refused", async () => {
    expect((await put({ title: "x", picture: "/api/cms/media/999999" })).body.errors).toEqual([
      { field: "content.picture", message: "This picture is not in the media library." },
    ])
    expect((await put({ title: "x", picture: "https://example.com/car.png" })).body.errors).toEqual([
      { field: "content.picture", message: "Choose a picture from the media library." },
    ])
  })
})

test("a preview shows the draft in place of the saved block, and saves nothing", async () => {
  const drafts = { blocks: [{ page: "home", sectionId: "hero", content: { title: "Draft" } }] }
  await put({ title: "Saved", text: "Saved" })
  const { sections } = await draftedContent({ user: await User.findOne() } as never, drafts)
  const { hero, brands } = pageContent("home", sections).page
  expect(hero).toEqual({ ...registry.home.hero, offer: hero.offer, title: "Draft" })
  expect(brands.title).toBe(registry.home.brands.title)
  expect((await shownHero()).title).toBe("Saved")
})

const VERSIONS = `query ($page: String, $after: String) {
  cmsBlocks(page: $page) {
    sectionId version updatedBy
    versions(first: 2, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { version content savedBy savedAt }
    }
  }
}`
const blockOf = async (sectionId: string, after?: string) => {
  const data = await app.ask(VERSIONS, { page: "home", after })
  return data.cmsBlocks.find((block: Json) => block.sectionId === sectionId)
}
const versionsOf = async (sectionId: string, after?: string) => (await blockOf(sectionId, after)).versions

test("a block's versions start with the delivered one and name their author, newest first, by page", async () => {
  expect((await versionsOf("closing")).totalCount).toBe(1)
  const closing = await CmsBlock.findOne({ where: { page: "home", sectionId: "closing" } })
  for (const title of ["One", "Two"]) {
    await app.rest("PUT", `/api/cms/blocks/${closing?.id}`, { content: { title } }, { token })
  }
  const first = await versionsOf("closing")
  expect(first.totalCount).toBe(3)
  expect(first.nodes).toMatchObject([
    { version: 3, content: { title: "Two" }, savedBy: "admin" },
    { version: 2, content: { title: "One" }, savedBy: "admin" },
  ])
  expect([await blockOf("closing"), await blockOf("brands")]).toMatchObject([
    { updatedBy: "admin" },
    { updatedBy: null },
  ])
  const second = await versionsOf("closing", first.pageInfo.endCursor)
  expect(second.nodes).toMatchObject([{ version: 1, content: registry.home.closing, savedBy: null }])
})

test("reply templates are readable with content:read, and not by visitors", async () => {
  const hasReplies = async (who: { token?: string }) =>
    (await app.rest("GET", "/api/cms/blocks", undefined, who)).body.some(({ page }: Json) => page === "replies")
  expect([await hasReplies({ token: await app.as("VIEWER") }), await hasReplies({})]).toEqual([true, false])
})

test("a page still renders when a block holds invalid JSON, or is deleted", async () => {
  await CmsBlock.sequelize?.query("UPDATE cms_blocks SET content = '{' WHERE id = ?", { replacements: [hero.id] })
  expect((await listed()).content).toEqual({})
  expirePublishedContent()
  expect(await shownHero()).toMatchObject({ ...registry.home.hero, offer: expect.any(String) })
  await put({ title: "Fixed" })
  expect((await shownHero()).title).toBe("Fixed")
  await hero.destroy()
  expirePublishedContent()
  expect(await shownHero()).toMatchObject({ ...registry.home.hero, offer: expect.any(String) })
})
