import { describe, expect, test } from "@jest/globals"
import { registry } from "../../../contract/content/registry.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "./cmsBlock.model.ts"

const app = await setUpTestApp()
const token = await app.login()

describe("a block's versions", () => {
  const query = `query ($page: String, $after: String) {
    cmsBlocks(page: $page) {
      sectionId version updatedBy
      versions(first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } nodes { version content savedBy savedAt }
      }
    }
  }`
  const blockOf = async (sectionId: string, after?: string) => {
    const data = await app.ask(query, { page: "home", after })
    return data.cmsBlocks.find((block: Json) => block.sectionId === sectionId)
  }
  const versionsOf = async (sectionId: string, after?: string) => (await blockOf(sectionId, after)).versions

  test("start with the seed", async () => {
    expect(await versionsOf("brands")).toMatchObject({
      totalCount: 1,
      nodes: [{ version: 1, content: registry.home.brands, savedBy: null }],
    })
  })

  test("say who saved what, newest first, page by page", async () => {
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
    expect([await blockOf("closing"), await blockOf("hero")]).toMatchObject([
      { updatedBy: "admin" },
      { updatedBy: null },
    ])
    const second = await versionsOf("closing", first.pageInfo.endCursor)
    expect(second.nodes).toMatchObject([{ version: 1, content: registry.home.closing, savedBy: null }])
  })

  test("are for admins only", async () => {
    const { errors } = await app.graphql(query, { page: "home" })
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED")
  })
})
