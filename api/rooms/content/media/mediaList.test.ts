import { describe, expect, test } from "@jest/globals"
import { postMedia } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"

const bytesOf = new Map<string, Buffer>()

// In order of upload; the first two are of similar size.
const files = [
  { filename: "Ärger.png", width: 40 },
  { filename: "apple.png", width: 40 },
  { filename: "Zebra 100%.png", width: 1500, height: 1000 },
  { filename: "mango_1.png", width: 300 },
]

const app = await setUpTestApp()
const token = await app.login()
for (const { filename, ...size } of files) {
  const bytes = await makePicture(size)
  bytesOf.set(filename, bytes)
  const { body } = await postMedia(app, token, { bytes, filename })
  if (filename === "apple.png") {
    await app.rest("PUT", `/api/cms/media/${body.id}`, { alt_text: "Ein Auto 🚗 in Zürich" }, { token })
  }
}

const LIST = `query ($first: Int, $after: String, $filter: MediaFileFilter, $orderBy: MediaFileOrder) {
  mediaFiles(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    nodes { filename } totalCount pageInfo { hasNextPage endCursor }
  }
}`

const list = async (variables: Record<string, unknown>) => {
  const { data, errors } = await app.graphql(LIST, variables, { token })
  const names = data?.mediaFiles.nodes.map((node: Json) => node.filename)
  return { names, errors, ...data?.mediaFiles }
}

const newestFirst = files.map(({ filename }) => filename).reverse()

describe("mediaFiles", () => {
  test.each(["UPLOADED", "FILENAME", "SIZE"])(
    "pages through in the order of %s, in both directions, without repeats",
    async (field) => {
      expect(await list({})).toMatchObject({ names: newestFirst, totalCount: 4, pageInfo: { hasNextPage: false } })
      for (const direction of ["ASCENDING", "DESCENDING"]) {
        const orderBy = { field, direction }
        const whole = (await list({ orderBy })).names
        const paged: string[] = []
        for (let after: string | null = null; paged.length < 4; ) {
          const page: Json = await list({ first: 1, after, orderBy })
          paged.push(...page.names)
          after = page.pageInfo.endCursor
        }
        expect(paged).toEqual(whole)
        expect([...paged].sort()).toEqual([...newestFirst].sort())
      }
    },
  )

  test("sorts by size as a number, not as text", async () => {
    const sizes = (await list({ orderBy: { field: "SIZE" } })).names.map((name: string) => bytesOf.get(name)?.length)
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other))
    expect(new Set(sizes.map(String).map((size: string) => size.length)).size).toBeGreaterThan(1)
  })

  test.each([['[1,"1 OR 1=1"]'], ["[1,1.5]"], ["[1]"], ["{}"], ["x"]])(
    "refuses %s as a cursor by size",
    async (cursor) => {
      const after = Buffer.from(cursor).toString("base64url")
      const { errors } = await list({ after, orderBy: { field: "SIZE" } })
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "after" }] })
    },
  )

  test.each([
    ["PNG", 4],
    ["arger", 1],
    ["Zurich", 1],
    ["ebra 1", 1],
    ["%", 1],
    ["_", 1],
    ["'", 0],
    ["🚗", 1],
    ["🍎", 0],
    ["  ", 4],
  ])("finds the text %p in %p of the files", async (search, count) => {
    expect(await list({ filter: { search } })).toMatchObject({ totalCount: count })
  })

  test("filters by missing alternative text", async () => {
    expect((await list({ filter: { lacksAltText: false } })).names).toEqual(["apple.png"])
    expect((await list({ filter: { lacksAltText: true } })).totalCount).toBe(3)
  })
})

describe("unused pictures", () => {
  const COUNT = `query ($filter: MediaFileFilter) {
    mediaFiles(filter: $filter) { totalCount totalSize nodes { filename } }
  }`
  const appleId = async () =>
    (await app.ask('{ mediaFiles(filter: { search: "apple" }) { nodes { id } } }', {}, token)).mediaFiles.nodes[0].id
  const counted = async (filter: Record<string, unknown>) => {
    const { totalCount, totalSize, nodes } = (await app.ask(COUNT, { filter }, token)).mediaFiles
    const sizes = nodes.map(({ filename }: Json) => bytesOf.get(filename)?.length ?? 0)
    expect(totalSize).toBe(sizes.reduce((sum: number, size: number) => sum + size, 0))
    return totalCount
  }

  test("are pictures that no content uses, listed with their total size", async () => {
    const counts = async () => [
      await counted({}),
      await counted({ isUnused: true }),
      await counted({ isUnused: false }),
    ]
    expect(await counts()).toEqual([4, 4, 0])
    const where = { page: "home", sectionId: "hero" }
    await CmsBlock.update({ content: { picture: `/api/cms/media/${await appleId()}` } }, { where })
    expect(await counts()).toEqual([4, 3, 1])
    expect(await counted({ isUnused: true, search: "apple" })).toBe(0)
    await CmsBlock.update({ content: {} }, { where })
  })

  test("exclude pictures that only a draft uses", async () => {
    const id = await appleId()
    const block = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" }, rejectOnEmpty: true })
    const draft = { id: String(block.id), content: { picture: `/api/cms/media/${id}` }, base: block.version }
    const save = `mutation ($id: ID!, $content: JSON!, $base: Int!) {
      saveCmsDraft(id: $id, content: $content, baseVersion: $base) { cmsBlock { id } }
    }`
    await app.ask(save, draft, token)
    expect(await counted({ isUnused: true })).toBe(3)
    const remove = app.ask("mutation ($id: ID!) { deleteMedia(id: $id) { id } }", { id }, token)
    await expect(remove).rejects.toThrow("A draft has “apple.png”: home / hero (picture).")
  })
})

describe("GET /api/cms/media", () => {
  test("lists every file with its bytes", async () => {
    const { status, body } = await app.rest("GET", "/api/cms/media", undefined, { token })
    expect(status).toBe(200)
    expect(body.map((file: Json) => file.filename)).toEqual(newestFirst)
    for (const { filename, data, size, ...rest } of body) {
      const bytes = bytesOf.get(filename)
      expect(Buffer.from(data, "base64").equals(bytes ?? Buffer.alloc(0))).toBe(true)
      expect(size).toBe(bytes?.length)
      expect(rest).toMatchObject({ id: expect.any(Number), content_type: "image/png" })
    }
  })

  test("pages with limit and cursor", async () => {
    const first = await app.rest("GET", "/api/cms/media?limit=3", undefined, { token })
    expect(first.body).toHaveLength(3)
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.[1] ?? ""
    const second = await app.rest("GET", next, undefined, { token })
    expect([...first.body, ...second.body].map((file: Json) => file.filename)).toEqual(newestFirst)
    expect(second.headers.get("link")).toBeNull()
  })

  // Node's fetch adds `no-cache` to conditional requests.
  const listed = async (query: string, etag = "") => {
    const headers = { authorization: `Bearer ${token}`, ...(etag && { "if-none-match": etag }) }
    const response = await fetch(`${app.url}/api/cms/media${query}`, { headers })
    return { status: response.status, etag: response.headers.get("etag") ?? "", text: await response.text() }
  }

  test.each(["", "?limit=2"])("is not sent again until the list changes: %s", async (query) => {
    const first = await listed(query)
    expect(await listed(query, first.etag)).toEqual({ status: 304, etag: first.etag, text: "" })
    const [{ id }] = JSON.parse(first.text)
    await app.rest("PUT", `/api/cms/media/${id}`, { alt_text: `Otherwise ${query}` }, { token })
    const then = await listed(query, first.etag)
    expect([then.status, JSON.parse(then.text)[0].alt_text]).toEqual([200, `Otherwise ${query}`.trim()])
    expect(new Set([first.etag, then.etag, (await listed("?limit=1")).etag]).size).toBe(3)
  })
})
