import { afterAll, describe, expect, test } from "@jest/globals"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type Json, startTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { MediaFile } from "../media/mediaFile.model.ts"
import { draftedContent, expirePublishedContent, publishedContent } from "./cms.service.ts"
import { CmsBlock } from "./cmsBlock.model.ts"
import { patience } from "./publishedContent.ts"

// A machine that stalls must not show what was there before.
patience.ms = 60_000
const app = await startTestApp()
const token = await app.login()
const found = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
if (!found) throw new Error("The start page's hero is not seeded")
const hero: CmsBlock = found
afterAll(() => {
  patience.ms = 2_000
  return app.stop()
})

const put = (content: unknown, { id = String(hero.id), as = token }: { id?: string; as?: string } = {}) =>
  app.rest("PUT", `/api/cms/blocks/${id}`, { content }, as ? { token: as } : {})

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
    expect(await shownHero()).toMatchObject({ title: "Edited 🚗", text: "Words", button_label: "Go", picture: "" })
  })

  test("preserves the order of the keys", async () => {
    const { body } = await put({ zebra: "1", apple: "2" })
    expect(Object.keys(body.content)).toEqual(["zebra", "apple"])
  })

  test.each([
    ["a text", "text"],
    ["a list", []],
    ["null", null],
    ["nothing", undefined],
  ])("refuses %s", async (_case, content) => {
    const { status, body } = await put(content)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: "content", message: "Content must be a JSON object." }])
  })

  test.each([
    ["x", 1],
    ["é", 2],
    ["\u{1F697}", 4],
  ])("accepts 64 KB of %s and refuses more", async (character, bytes) => {
    const room = 65_536 - '{"text":""}'.length
    const full = character.repeat(Math.floor(room / bytes)) + "x".repeat(room % bytes)
    expect((await put({ text: full })).status).toBe(200)
    expect(await put({ text: `${full}x` })).toMatchObject({
      status: 413,
      body: { success: false, message: "A block's content may have up to 64 KB." },
    })
  })

  test("refuses visitors", async () => {
    expect((await put({}, { as: "" })).status).toBe(401)
    expect((await put({}, { as: "no-such-token" })).status).toBe(401)
  })

  test.each(["999999", "0", "abc", "1e1"])("has no block %s", async (id) => {
    expect((await put({}, { id })).status).toBe(404)
  })
})

describe("a value that would break the page", () => {
  test("is refused by its path, and nothing is stored", async () => {
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

  test("is accepted where the site does not read it", async () => {
    const [unknown] = await CmsBlock.bulkCreate([{ page: "landing", sectionId: "hero", content: {} }])
    expect((await put({ title: 1 }, { id: String(unknown?.id) })).status).toBe(200)
  })
})

describe("a save over somebody else's save", () => {
  const save = (content: unknown, expected_version?: unknown) =>
    app.rest("PUT", `/api/cms/blocks/${hero.id}`, { content, expected_version }, { token })

  test("is refused, and theirs remains", async () => {
    const { version } = (await put({ title: "Theirs" })).body
    const { status, body } = await save({ title: "Mine" }, version - 1)
    expect(status).toBe(409)
    expect(body.message).toBe(`This section was saved meanwhile: it is now at version ${version}.`)
    expect((await listed()).content).toEqual({ title: "Theirs" })
    expect((await save({ title: "Mine, knowing theirs" }, version)).body.version).toBe(version + 1)
  })

  test("of several at once on the same version, only one is stored", async () => {
    const { version } = (await put({ title: "Base" })).body
    const answers = await Promise.all(["a", "b", "c", "d"].map((title) => save({ title }, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await listed()).version).toBe(version + 1)
  })

  test("waits for a save in progress, and sees it", async () => {
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

  test("names the field when the version is not a number", async () => {
    expect((await save({}, "two")).body.errors).toEqual([
      { field: "expected_version", message: "Expected version must be a whole number." },
    ])
  })
})

describe("a picture", () => {
  const addPicture = () =>
    MediaFile.create({
      filename: "car.png",
      contentType: "image/png",
      size: 100,
      width: 1000,
      height: 500,
      isAnimated: false,
      altText: "A wrapped car",
      searchText: "",
      contentHash: "ab".repeat(32),
      uploadedBy: "admin",
    })
  const shownPicture = async (address: string) => {
    const { sections, pictures } = await publishedContent()
    return pageContent("home", sections, pictures).pictures[address]
  }

  test("that a section refers to comes with the page, with its size and alternative text", async () => {
    const file = await addPicture()
    const address = `/api/cms/media/${file.id}`
    expect((await put({ title: "With a picture", picture: address })).status).toBe(200)
    expect(await shownPicture(address)).toMatchObject({ width: 1000, height: 500, altText: "A wrapped car" })

    const { version } = await publishedContent()
    await file.update({ altText: "A car, wrapped" })
    expirePublishedContent()
    expect((await publishedContent()).version).not.toBe(version)

    await file.destroy()
    expirePublishedContent()
    expect(await shownPicture(address)).toBeUndefined()
  })

  test("that is not in the library is refused", async () => {
    expect((await put({ title: "x", picture: "/api/cms/media/999999" })).body.errors).toEqual([
      { field: "content.picture", message: "This picture is not in the media library." },
    ])
    expect((await put({ title: "x", picture: "https://example.com/car.png" })).body.errors).toEqual([
      { field: "content.picture", message: "Choose a picture from the media library." },
    ])
  })
})

describe("draftedContent", () => {
  const drafts = { blocks: [{ page: "home", sectionId: "hero", content: { title: "Draft" } }] }
  const visitor = { address: "10.0.0.1", isLocal: false, session: null, user: null }

  test("shows the draft in place of the saved block, and saves nothing", async () => {
    const user = await User.findOne()
    await put({ title: "Saved", text: "Saved" })
    const { sections } = await draftedContent({ ...visitor, user }, drafts)
    const { hero, brands } = pageContent("home", sections).page
    expect(hero).toEqual({ ...registry.home.hero, title: "Draft" })
    expect(brands.title).toBe(registry.home.brands.title)
    expect((await shownHero()).title).toBe("Saved")
  })

  test("is for admins only", async () => {
    await expect(draftedContent(visitor, drafts)).rejects.toMatchObject({ code: "UNAUTHENTICATED" })
  })
})

describe("updateCmsBlock", () => {
  const mutation = `mutation ($id: ID!, $content: JSON!, $expectedVersion: Int) {
    updateCmsBlock(id: $id, content: $content, expectedVersion: $expectedVersion) {
      cmsBlock { id page sectionId content version updatedAt }
    }
  }`

  test("does the same over GraphQL", async () => {
    const content = { title: "Over GraphQL" }
    const data = await app.ask(mutation, { id: String(hero.id), content })
    expect(data.updateCmsBlock.cmsBlock).toMatchObject({ id: String(hero.id), sectionId: "hero", content })
    expect((await shownHero()).title).toBe("Over GraphQL")
  })

  test.each([
    ["a visitor", {}, {}, "UNAUTHENTICATED"],
    ["content that is not an object", { content: [1] }, { admin: true }, "BAD_USER_INPUT"],
    ["too much content", { content: { text: "x".repeat(70_000) } }, { admin: true }, "PAYLOAD_TOO_LARGE"],
    ["a value that would break the page", { content: { title: [] } }, { admin: true }, "BAD_USER_INPUT"],
    ["a version that is no longer the block's", { expectedVersion: 1 }, { admin: true }, "CONFLICT"],
    ["a block that does not exist", { id: "999999" }, { admin: true }, "NOT_FOUND"],
  ])("refuses %s", async (_case, change, { admin }: { admin?: boolean }, code) => {
    const variables = { id: String(hero.id), content: {}, ...change }
    const { errors } = await app.graphql(mutation, variables, admin ? { token } : {})
    expect(errors?.[0]?.extensions.code).toBe(code)
  })
})

describe("cmsBlock", () => {
  test("returns a block to anybody, and null where there is none", async () => {
    const query = "query ($id: ID!) { cmsBlock(id: $id) { page sectionId content } }"
    const { data } = await app.graphql(query, { id: String(hero.id) })
    expect(data.cmsBlock).toMatchObject({ page: "home", sectionId: "hero" })
    for (const id of ["999999", "no id"]) {
      expect((await app.graphql(query, { id })).data).toEqual({ cmsBlock: null })
    }
  })
})

describe("a page still renders when a block", () => {
  // Any save makes the site reload its content.
  const putElsewhere = async () => {
    const meta = await CmsBlock.findOne({ where: { page: "home", sectionId: "meta" } })
    await put({}, { id: String(meta?.id) })
  }

  test.each([
    ["is emptied", {}],
    ["gets values of the wrong type by hand", { title: 1, text: ["x"], button_label: { a: "b" } }],
  ])("%s", async (_case, content) => {
    await CmsBlock.update({ content }, { where: { id: hero.id } })
    await putElsewhere()
    expect(await shownHero()).toEqual(registry.home.hero)
  })

  test("holds invalid JSON", async () => {
    await CmsBlock.sequelize?.query("UPDATE cms_blocks SET content = '{' WHERE id = ?", { replacements: [hero.id] })
    expect((await listed()).content).toEqual({})
    await put({ title: "Fixed" })
    expect((await shownHero()).title).toBe("Fixed")
  })

  test("is deleted", async () => {
    await hero.destroy()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await shownHero()).toEqual(registry.home.hero)
  })
})
