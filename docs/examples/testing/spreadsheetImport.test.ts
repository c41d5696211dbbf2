import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, expect, test } from "@jest/globals"
import { listDriverApplications } from "../../../api/testing/leadsClient.ts"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { runProgram } from "./program.ts"
import { startProxy } from "./proxy.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage({ RATE_LIMIT: "on" })
const proxy = await startProxy(() => stage.url)
const folder = scratchFolder()
let environment: Record<string, string>

beforeAll(async () => {
  environment = { FARELIGHT_URL: stage.url, FARELIGHT_KEY: await stage.makeKey("LEADS_WRITE") }
})

const importFile = (file: string, others: Record<string, string> = {}) =>
  runProgram("spreadsheet-import", ["./import.sh", file], { ...environment, ...others })

const HEAD = "reference,name,email,phone,city,platform,vehicle_year,vehicle_make,vehicle_model"
const rowOf = (reference: string, email = `${reference.toLowerCase()}@example.com`) =>
  `${reference},Driver ${reference},${email},213 555 0100,Irvine,Uber,2021,Toyota,Prius`

const importRows = async (rows: string[], others?: Record<string, string>) => {
  const file = join(folder, "rows.csv")
  await writeFile(file, `\uFEFF${[HEAD, ...rows].join("\r\n")}\r\n`)
  return importFile(file, others)
}

const names = async () =>
  (await listDriverApplications(stage.url, environment.FARELIGHT_KEY ?? "")).map(({ name }) => name)

test("two runs over the same file store each row once", async () => {
  const first = await importFile("leads.csv")
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toMatch(
    /^A-1001: stored as \d+\nA-1002: stored as \d+\nA-1003: stored as \d+\n3 stored, 0 not\n$/,
  )
  const second = await importFile("leads.csv")
  expect(second).toEqual(first)
  expect((await names()).sort()).toEqual(["Ana Álvarez", "Chloé Martin", "Okafor, Ben"])
})

test("each refused row is reported with its reason, and the other rows are stored", async () => {
  await importRows([rowOf("B-1")])
  const { code, output } = await importRows([
    rowOf("B-1", "other@example.com"),
    rowOf("B-2", "no address"),
    rowOf("B-3"),
  ])
  expect(code).toBe(1)
  expect(output).toMatch(
    /^B-1: its row has changed.*\nB-2: refused \(400\): .*email.*\nB-3: stored as \d+\n1 stored, 2 not\n$/i,
  )
})

test("a key that may change leads imports more rows than a visitor may send", async () => {
  const rows = Array.from({ length: 65 }, (_, index) => rowOf(`C-${index}`))
  const { output } = await importRows(rows)
  expect(output).toContain("65 stored, 0 not")
})

test("a busy server is asked again after the time that it states", async () => {
  const refusals = [429, 503]
  proxy.interfere((_request, _body, response) => {
    const status = refusals.shift()
    if (status) response.writeHead(status, { "retry-after": "1" }).end()
    return status !== undefined
  })
  const { output } = await importRows([rowOf("D-1")], { FARELIGHT_URL: proxy.url })
  expect(output).toMatch(/^D-1: stored as/)
  expect(proxy.seen()).toHaveLength(3)
})

test("a refused key stops the import at once", async () => {
  const { code, output } = await importRows([rowOf("E-1"), rowOf("E-2")], { FARELIGHT_KEY: "flk_wrong" })
  expect(code).toBe(2)
  expect(output).toMatch(/^The key is not accepted: .+\n$/)
})
