import { describe, expect, jest, test } from "@jest/globals"
import { Op } from "sequelize"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { isFoundBy } from "../../testing/database/isFoundBy.ts"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { clock } from "../database/clock/clock.ts"
import { database, inTransaction } from "../database/connection/database.ts"
import { createMigrator } from "../database/versions/migrator.ts"
import { searchTextOf } from "../text/searchText.ts"
import { SearchPending, SearchPosting } from "./search.model.ts"
import { findCandidates, markChanged, matchesText } from "./searchIndex.ts"
import { indexPending, removeAhead, removeFromIndex } from "./searchIndexer.ts"

const KIND = "driver_application"

// A fixed seed makes failures repeatable.
let state = 20_261_123
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)

const alphabets = ["abcé", "añÅ", "дйёж", "بمأُ", "李雷한", "𠮷𝒜a", "012", "σςΣο"].map((letters) => [...letters])
const signs = [" ", " ", "-", "🚗", "%", "_", "\\", "'", "@", " 👩‍🚀 ", "\n"]
const word = () => many(1 + random(7), () => pick(pick([alphabets[0] ?? [], pick(alphabets)]))).join("")
const text = () => many(1 + random(4), () => word() + pick(signs)).join("")

const searchFor = (texts: readonly string[]) => {
  const whole = [...pick(texts)]
  const start = random(whole.length)
  return pick([text(), whole.slice(start, start + 1 + random(8)).join(""), `${pick(texts)} ${word()}`])
}

const stored = new Map<number, string>()

const store = (rows: [id: number, text: string][]) =>
  inTransaction(async (transaction) => {
    const texts = { email: "", phone: "", city: "", platform: "Both" }
    const values = { ...texts, vehicleYear: "", vehicleMake: "", vehicleModel: "" }
    await DriverApplication.bulkCreate(
      rows.map(([id, name]) => ({ ...values, id, name: "", searchText: searchTextOf([name]) })) as never,
      { transaction },
    )
    await markChanged([{ kind: KIND, ids: rows.map(([id]) => id) }], transaction)
    for (const [id, name] of rows) stored.set(id, name)
  })

const edit = (id: number, more: string) =>
  inTransaction(async (transaction) => {
    const name = `${stored.get(id)} ${more}`
    await DriverApplication.update({ searchText: searchTextOf([name]) } as never, { where: { id }, transaction })
    await markChanged([{ kind: KIND, ids: [id] }], transaction)
    stored.set(id, name)
  })

const erase = (id: number) =>
  inTransaction(async (transaction) => {
    await removeFromIndex(KIND, id, searchTextOf([stored.get(id) ?? ""]), transaction)
    await DriverApplication.destroy({ where: { id }, transaction })
    stored.delete(id)
  })

const candidates = async (search: string, after: number | null = null, isAscending = false) => {
  const ids: number[] = []
  const found = await findCandidates(KIND, search)
  for await (const chunk of found?.ids(after, isAscending) ?? []) ids.push(...chunk)
  return { ids, atMost: found?.atMost ?? stored.size, isRestricted: found !== undefined }
}

/** Expects LIKE and the index to find every row whose stored text matches, in both orders. */
const compare = async (search: string) => {
  const expected = [...stored].filter(([, name]) => isFoundBy(search, searchTextOf([name]))).map(([id]) => id)
  expected.sort((one, other) => one - other)
  const where = { [Op.and]: matchesText(search) }
  const like = await DriverApplication.findAll({ attributes: ["id"], where, order: ["id"] })
  expect([search, like.map(({ id }) => id)]).toEqual([search, expected])
  for (const isAscending of [true, false]) {
    const after = pick([null, null, 65_535, 65_536, random(140_000)])
    const { ids, atMost, isRestricted } = await candidates(search, after, isAscending)
    if (!isRestricted) return
    const isBeyond = (id: number) => after === null || (isAscending ? id > after : id < after)
    expect([search, after, expected.filter(isBeyond).filter((id) => !ids.includes(id))]).toEqual([search, after, []])
    expect(ids).toEqual(
      [...new Set(ids)].filter(isBeyond).sort((one, other) => (isAscending ? one - other : other - one)),
    )
    expect(atMost).toBeGreaterThanOrEqual(Math.max(expected.length, ids.length))
  }
}

const compareMany = async (count: number) => {
  for (const search of many(count, () => searchFor([...stored.values()]))) await compare(search)
}

const packAll = async () => {
  while ((await indexPending()) > 0);
}

/** Rows near each end of the first blocks. */
const newIds = (() => {
  let next = 0
  return (count: number) => many(count, () => ([1, 65_400, 131_000][next % 3] as number) + Math.floor(next++ / 3))
})()

await setUpTestDatabase()
await createMigrator(database()).up()

describe("the search index", () => {
  test("finds the same rows as LIKE with no, some or all rows indexed, and after edits", async () => {
    await store(newIds(120).map((id) => [id, text()]))
    await compareMany(12)
    await packAll()
    expect(await SearchPending.count()).toBe(0)
    await compareMany(12)
    await store(newIds(60).map((id) => [id, text()]))
    for (const _ of many(20, () => null)) await edit(pick([...stored.keys()]), text())
    await compareMany(12)
    await packAll()
    await compareMany(12)
  })

  test("finds the same rows as LIKE for texts of every script, and for LIKE wildcards", async () => {
    await store([
      [200_001, "Łukasz d'Été"],
      [200_002, "Ёлкин Йосиф"],
      [200_003, "مُحَمَّد أحمد"],
      [200_004, "100%_off\\ 🚗 now"],
      [200_005, "Bjørn Ærø, Straße O’Brien, Đorđe Işık"],
    ])
    for (const isPacked of [false, true]) {
      if (isPacked) await packAll()
      for (const [search, id] of [
        ["ete", 200_001],
        ["елки", 200_002],
        ["осиф", 200_002],
        ["حمد احم", 200_003],
        ["100%", 200_004],
        ["off\\", 200_004],
        ["LUKASZ", 200_001],
        ...["bjorn aero", "strasse", "obrien", "o'brien", "o´brien", "dorde isik", "Straße ø"].map(
          (search) => [search, 200_005] as const,
        ),
      ] as const) {
        await compare(search)
        expect((await candidates(search)).ids).toContain(id)
      }
      for (const search of ["100%now", "o_f", "' OR 1=1 --"]) await compare(search)
      for (const search of ["🚗", "%", "???", "'"]) {
        await compare(search)
        expect(await candidates(search)).toEqual({ ids: [], atMost: 0, isRestricted: true })
      }
      expect(matchesText(" ")).toEqual([])
    }
  })

  test("finds the same rows as LIKE after erasures, which leave no trace of a row", async () => {
    const name = "Xylqvzt"
    await store([
      [200_010, name],
      [200_011, "Xylander"],
    ])
    await packAll()
    await erase(200_010)
    expect((await candidates("xylqvzt")).ids).toEqual([])
    expect((await candidates("xyl")).ids).toEqual([200_011])
    expect(await SearchPosting.count({ where: { gram: ["qvz", "vzt"] } })).toBe(0)
    for (const _ of many(20, () => null)) await erase(pick([...stored.keys()]))
    await compareMany(12)
  })
})

describe("indexing of pending rows", () => {
  test("loses nothing if interrupted, and resumes when the claim ends", async () => {
    await store(newIds(300).map((id) => [id, text()]))
    // Fewer rows are pending than requested.
    expect(await indexPending(301)).toBe(0)
    // Simulates a process that ends in the third of many transactions.
    const bulkCreate = SearchPosting.bulkCreate.bind(SearchPosting)
    let calls = 0
    const spy = jest.spyOn(SearchPosting, "bulkCreate").mockImplementation(async (...given) => {
      if (++calls === 3) throw new Error("killed")
      return bulkCreate(...given)
    })
    await expect(indexPending()).rejects.toThrow("killed")
    spy.mockRestore()
    expect(await SearchPending.count()).toBe(300)
    await compareMany(12)
    // One block is still claimed, so only the other two can be packed.
    await packAll()
    const waiting = await SearchPending.count()
    expect(waiting).toBeGreaterThan(0)
    expect(waiting).toBeLessThan(300)
    const later = jest.spyOn(clock, "now").mockReturnValue(Date.now() + 6 * 60_000)
    await packAll()
    later.mockRestore()
    expect(await SearchPending.count()).toBe(0)
    await compareMany(12)
  })

  test("takes over only claims that a clock correction made too long", async () => {
    await store(newIds(20).map((id) => [id, text()]))
    const claimFor = (milliseconds: number) =>
      SearchPending.update({ claim: (clock.now() + milliseconds) * 1_000 }, { where: {} })
    await claimFor(4 * 60_000)
    expect(await indexPending()).toBe(0)
    await claimFor(2 * 60 * 60_000)
    await packAll()
    expect(await SearchPending.count()).toBe(0)
    await compareMany(4)
  })

  test("neither restores a row erased during indexing nor loses an edit", async () => {
    await store([
      [300_001, "Qwxerased qwxaa qwxbb"],
      [300_002, "Qwxother"],
    ])
    const findAll = SearchPosting.findAll.bind(SearchPosting)
    let isFirst = true
    const { findAll: original } = DriverApplication
    const spy = jest.spyOn(DriverApplication, "findAll").mockImplementation(async (...given) => {
      const rows = await original.apply(DriverApplication, given)
      if (isFirst) {
        isFirst = false
        await erase(300_001)
        await edit(300_002, "edited")
      }
      return rows
    })
    await indexPending()
    spy.mockRestore()
    expect((await findAll({ where: { gram: "qwx" } })).length).toBe(0)
    expect((await candidates("qwxo edit")).ids).toEqual([300_002])
    await packAll()
    expect((await candidates("qwx")).ids).toEqual([300_002])
    expect((await candidates("qwxo edit")).ids).toEqual([300_002])
  })

  test("keeps a row findable that was removed ahead of a failed erasure", async () => {
    const words = many(40, () => Array.from({ length: 5 }, () => "bcdfghjklm"[random(10)]).join(""))
    await store([[300_005, words.join(" ")]])
    const upsert = SearchPosting.upsert.bind(SearchPosting)
    let packing: Promise<unknown> | undefined
    const spy = jest.spyOn(SearchPosting, "upsert").mockImplementation((...given) => {
      packing ??= packAll()
      return upsert(...given)
    })
    await removeAhead(KIND, 300_005, searchTextOf([words.join(" ")]))
    await packing
    spy.mockRestore()
    await packAll()
    for (const one of words) expect([one, (await candidates(one)).ids]).toEqual([one, [300_005]])
  })

  test("loses and restores no row if several processes run it during writes and erasures", async () => {
    const ids = newIds(240)
    await store(ids.map((id) => [id, text()]))
    const change = async () => {
      for (const id of ids.slice(0, 10)) await edit(id, text())
      for (const id of ids.slice(10, 20)) await erase(id)
      await store(newIds(30).map((id) => [id, text()]))
    }
    await Promise.all([packAll(), packAll(), change(), packAll()])
    await packAll()
    expect(await SearchPending.count()).toBe(0)
    await compareMany(12)
  })

  test("turns a long list of rows into a bitmap, and back", async () => {
    await store(Array.from({ length: 4_100 }, (_, index) => [400_000 + index, "Dense"]))
    await packAll()
    const read = () =>
      SearchPosting.findOne({ where: { kind: KIND, gram: "ens" }, order: [["block", "DESC"]], raw: true })
    expect(await read()).toMatchObject({ size: 4_100, bytes: expect.objectContaining({ length: 8_192 }) })
    expect((await candidates("dens", 400_003, true)).ids).toEqual(
      Array.from({ length: 4_096 }, (_, index) => 400_004 + index),
    )
    for (let id = 400_000; id < 400_005; id++) await erase(id)
    expect(await read()).toMatchObject({ size: 4_095, bytes: expect.objectContaining({ length: 8_190 }) })
    await compare("dense")
  }, 60_000)
})
