import { beforeEach, describe, expect, test } from "@jest/globals"
import { localizedContent } from "../../../contract/content/localizedContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { awaitContent } from "../../../testing/factories/content.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { moveWaiting } from "../../leads/waitList/moveWaiting.ts"
import { draftedContent, expirePublishedContent, publishedContent, seedCmsBlocks } from "./cms.service.ts"
import { CmsBlock } from "./cmsBlock.model.ts"
import { CmsDraft } from "./cmsDraft.model.ts"
import { publishDue } from "./publishDue.ts"

let english: Json
let spanish: Json

const READ = `query ($locale: Locale) { cmsBlocks(page: "home", locale: $locale) {
  id page sectionId locale version content draft { version content } versions(first: 3) { nodes { version content savedBy } }
} }`

const blockIn = async (locale: string | undefined, sectionId = "hero"): Promise<Json> => {
  const data = await app.ask(READ, { locale })
  return data.cmsBlocks.find((block: Json) => block.sectionId === sectionId)
}

const app = await setUpTestApp()
const token = await app.login()
awaitContent()

beforeEach(async () => {
  english = await blockIn(undefined)
  spanish = await blockIn("ES")
})

const SAVE = `mutation ($id: ID!, $locale: Locale, $content: JSON!, $version: Int) {
  updateCmsBlock(id: $id, locale: $locale, content: $content, expectedVersion: $version) { cmsBlock { id locale version content } }
}`
const DRAFT = `mutation ($id: ID!, $locale: Locale, $content: JSON!, $base: Int!, $expected: Int) {
  saveCmsDraft(id: $id, locale: $locale, content: $content, baseVersion: $base, expectedVersion: $expected) {
    cmsBlock { id draft { version } }
  }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!, $at: DateTime) {
  publishCmsBlock(id: $id, locale: ES, expectedVersion: $version, publishAt: $at) { cmsBlock { locale version content } }
}`

const headline = async (locale: Locale) => {
  const { sections, pictures } = await publishedContent()
  return localizedContent("home", sections, pictures, locale).page.hero.title
}

describe("a block in Spanish", () => {
  test("is saved by its own id or by the English id, and leaves the English text unchanged", async () => {
    expect(english).toMatchObject({ page: "home", locale: "EN", content: registry.home.hero })
    expect(spanish).toMatchObject({ page: "home", locale: "ES", version: 1, content: {} })
    const data = await app.ask(SAVE, { id: spanish.id, content: { title: "Titular" }, version: 1 })
    expect(data.updateCmsBlock.cmsBlock).toMatchObject({ id: spanish.id, locale: "ES", version: 2 })
    expect(await headline("es")).toBe("Titular")
    const again = await app.ask(SAVE, { id: english.id, locale: "ES", content: { title: "Otro" } })
    expect(again.updateCmsBlock.cmsBlock).toMatchObject({ id: spanish.id, version: 3 })
    expect(await headline("es")).toBe("Otro")
    expect(await headline("en")).toBe(registry.home.hero.title)
    expect(await blockIn("EN")).toEqual(english)
    expect((await blockIn("ES")).versions.nodes).toMatchObject([
      { version: 3, content: { title: "Otro", translated_from: registry.home.hero }, savedBy: "admin" },
      { version: 2, savedBy: "admin" },
      { version: 1, content: {}, savedBy: null },
    ])
  })

  test("has its own draft, published in its language alone", async () => {
    const variables = { id: english.id, locale: "ES", content: { title: "Borrador" }, base: spanish.version }
    const { draft } = (await app.ask(DRAFT, variables)).saveCmsDraft.cmsBlock
    expect((await blockIn("EN")).draft).toBeNull()
    expect(await headline("es")).not.toBe("Borrador")
    const published = await app.graphql(PUBLISH, { id: english.id, version: draft.version }, { token })
    expect(published.data.publishCmsBlock.cmsBlock).toMatchObject({ locale: "ES", content: { title: "Borrador" } })
    expect(await headline("es")).toBe("Borrador")
    const { version: base } = published.data.publishCmsBlock.cmsBlock
    const next = await app.ask(DRAFT, { id: spanish.id, content: { title: "Mañana" }, base })
    const at = new Date(clock.wallTime().getTime() + 60_000).toISOString()
    await app.ask(PUBLISH, { id: spanish.id, version: next.saveCmsDraft.cmsBlock.draft.version, at })
    await CmsDraft.update({ publishAt: new Date(0) }, { where: { blockId: Number(spanish.id) } })
    await publishDue(moveWaiting)
    expect([await headline("es"), await headline("en")]).toEqual(["Mañana", registry.home.hero.title])
    expect((await blockIn("EN")).version).toBe(english.version)
  })

  test("is neither listed nor found by REST, which edits English only", async () => {
    await app.ask(SAVE, { id: spanish.id, content: { title: "Nada de REST" } })
    expect(JSON.stringify((await app.rest("GET", "/api/cms/blocks")).body)).not.toContain("Nada de REST")
    const changed = { content: { title: "Hola" }, expected_version: 1 }
    expect((await app.rest("PUT", `/api/cms/blocks/${spanish.id}`, changed, { token })).status).toBe(404)
    expect((await blockIn("EN")).version).toBe(english.version)
  })

  test("may have empty texts, but no values of another type", async () => {
    const { errors } = await app.graphql(SAVE, { id: spanish.id, content: { title: 7 } }, { token })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "content.title" }] })
    expect((await app.graphql(SAVE, { id: spanish.id, content: { title: "" } }, { token })).errors).toBeUndefined()
    expect(await headline("es")).toBe("La publicidad que viaja con la ciudad")
  })
})

test("a preview of a draft in Spanish replaces only the Spanish texts", async () => {
  const blocks = [{ page: "home", sectionId: "hero", locale: "es", content: { title: "Vista previa" } }]
  const user = { id: 1, username: "admin", role: "OWNER" }
  const { sections } = await draftedContent({ user } as never, { blocks })
  expect(localizedContent("home", sections, [], "es").page.hero.title).toBe("Vista previa")
  expect(localizedContent("home", sections, [], "en").page.hero.title).toBe(registry.home.hero.title)
})

test("missing blocks are seeded once in each language", async () => {
  const before = await CmsBlock.count()
  await CmsBlock.destroy({ where: { page: "es/home", sectionId: "closing" } })
  await seedCmsBlocks(moveWaiting)
  await seedCmsBlocks(moveWaiting)
  expirePublishedContent()
  expect(await CmsBlock.count()).toBe(before)
})
