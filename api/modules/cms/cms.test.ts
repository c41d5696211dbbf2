import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { type Json, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { publishedContent } from "./cms.service.ts"
import { CmsBlock } from "./cmsBlock.model.ts"
import { pageContent } from "./pageContent.ts"
import { registry } from "./registry.ts"

let app: TestApp
let token: string
let hero: CmsBlock

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
  const found = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
  if (!found) throw new Error("The start page's hero is not seeded")
  hero = found
})
afterAll(() => app.stop())

const put = (content: unknown, { id = String(hero.id), as = token }: { id?: string; as?: string } = {}) =>
  app.rest("PUT", `/api/cms/blocks/${id}`, { content }, as ? { token: as } : {})

const shownHero = async () => pageContent("home", (await publishedContent()).sections).page.hero

const listed = async () => {
  const { body } = await app.rest("GET", "/api/cms/blocks")
  return body.find((block: Json) => block.id === hero.id)
}

describe("PUT /api/cms/blocks/{id}", () => {
  test("replaces the content, which the site shows at once, and answers the block", async () => {
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
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(Date.parse(body.updated_at)).toBeGreaterThan(hero.updatedAt.getTime())
    expect(await listed()).toEqual({ ...body, success: undefined })
    expect(await shownHero()).toEqual({ title: "Edited 🚗", text: "Words", button_label: "Go" })
  })

  test("keeps the order of the keys", async () => {
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

  test("takes 64 KB and refuses more", async () => {
    const ofSize = (bytes: number) => ({ text: "x".repeat(bytes - '{"text":""}'.length) })
    expect((await put(ofSize(65_536))).status).toBe(200)
    expect(await put(ofSize(65_537))).toMatchObject({
      status: 413,
      body: { success: false, message: "A block's content may have up to 64 KB." },
    })
  })

  test("refuses whoever is not signed in", async () => {
    expect((await put({}, { as: "" })).status).toBe(401)
    expect((await put({}, { as: "no-such-token" })).status).toBe(401)
  })

  test.each(["999999", "0", "abc", "1e1"])("knows no block %s", async (id) => {
    expect((await put({}, { id })).status).toBe(404)
  })
})

describe("updateCmsBlock", () => {
  const mutation = `mutation ($id: ID!, $content: JSON!) {
    updateCmsBlock(id: $id, content: $content) { cmsBlock { id page sectionId content updatedAt } }
  }`

  test("does the same over GraphQL", async () => {
    const content = { title: "Over GraphQL" }
    const { data } = await app.graphql(mutation, { id: String(hero.id), content }, { token })
    expect(data.updateCmsBlock.cmsBlock).toMatchObject({ id: String(hero.id), sectionId: "hero", content })
    expect((await shownHero()).title).toBe("Over GraphQL")
  })

  test.each([
    ["no admin", {}, {}, "UNAUTHENTICATED"],
    ["a content that is no object", { content: [1] }, { admin: true }, "BAD_USER_INPUT"],
    ["too much content", { content: { text: "x".repeat(70_000) } }, { admin: true }, "PAYLOAD_TOO_LARGE"],
    ["a block that is not there", { id: "999999" }, { admin: true }, "NOT_FOUND"],
  ])("refuses %s", async (_case, change, { admin }: { admin?: boolean }, code) => {
    const variables = { id: String(hero.id), content: {}, ...change }
    const { errors } = await app.graphql(mutation, variables, admin ? { token } : {})
    expect(errors?.[0]?.extensions.code).toBe(code)
  })
})

describe("a page still stands when a block", () => {
  test.each([
    ["is emptied", {}],
    ["is wrongly typed", { title: 1, text: ["x"], button_label: { a: "b" } }],
  ])("%s", async (_case, content) => {
    expect((await put(content)).status).toBe(200)
    expect(await shownHero()).toEqual(registry.home.hero)
  })

  test("holds no JSON", async () => {
    await CmsBlock.sequelize?.query("UPDATE cms_blocks SET content = '{' WHERE id = ?", { replacements: [hero.id] })
    expect((await listed()).content).toEqual({})
    await put({ title: "Mended" })
    expect((await shownHero()).title).toBe("Mended")
  })

  test("is deleted", async () => {
    await hero.destroy()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await shownHero()).toEqual(registry.home.hero)
  })
})
