import { describe, expect, test } from "@jest/globals"
import { advertiserSubmissionDescription } from "../../../leads/advertisers/advertiserSubmission.description.ts"
import { driverApplicationDescription } from "../../../leads/drivers/driverApplication.description.ts"
import { createGuess } from "../importFields.ts"
import { emptyDateFacts, orderOfDates, readDate, recordDate } from "./dates.ts"
import { readCsv } from "./readCsv.ts"

const inPieces = async function* (bytes: Buffer, size = 7) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const read = async (bytes: Buffer) => {
  const records = []
  for await (const { line, cells } of readCsv(inPieces(bytes))) records.push([line, ...cells])
  return records
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, "utf16le")
  return isBig ? bytes.swap16() : bytes
}

describe("an import file", () => {
  const SAME = [
    [1, "Nombre", "Año"],
    [2, "Peña", "2020"],
  ]
  const plain = "Nombre,Año\nPeña,2020\n"

  test.each([
    ["UTF-8 with a mark", Buffer.from(`\u{FEFF}${plain}`)],
    ["UTF-16 LE without one", utf16(plain)],
    ["UTF-16 BE with a mark", utf16(`\u{FEFF}${plain}`, true)],
    ["Windows-1252", Buffer.from(plain, "latin1")],
    ["tabs in UTF-16, as Excel's Unicode text", utf16("\u{FEFF}Nombre\tAño\r\nPeña\t2020\r\n")],
    ["quotes, and spaces behind", Buffer.from('"Nombre" ,"Año"\n"Peña"  ,2020')],
    ["quotes, and spaces around", Buffer.from('"Nombre", "Año"\n"Peña","2020"')],
    ["old line ends", Buffer.from("Nombre,Año\rPeña,2020\r")],
  ])("is read in %s", async (_what, bytes) => {
    expect(await read(bytes)).toEqual(SAME)
  })

  test("has its lines counted like in a spreadsheet", async () => {
    expect(await read(Buffer.from('sep=;\r\nA;B\r\n\r\n"x\r\ny";"say ""hi"""\r\n;\r\n1;2;3\r\n4'))).toEqual([
      [2, "A", "B"],
      [4, "x\r\ny", 'say "hi"'],
      [6, "1", "2", "3"],
      [7, "4"],
    ])
  })

  test("of Windows-1252 keeps its dashes and curly quotes", async () => {
    expect(await read(Buffer.from("\x93Pe\xf1a\x94 \x96 20", "latin1"))).toEqual([[1, "“Peña” – 20"]])
  })

  test("in UTF-8 with a stray byte reports the byte's position", async () => {
    const bytes = Buffer.concat([Buffer.from("Año ñ\nPe"), Buffer.from([0xf1]), Buffer.from("a\n")])
    expect(await read(bytes)).toEqual([
      [1, "Año ñ"],
      [2, "Pe\u{FFFD}a"],
    ])
  })

  test.each([
    ["504b0304140006", "Save it as CSV"],
    ["d0cf11e0a1b1", "Save it as CSV"],
    ["255044462d31", "This is a PDF"],
    ["4a0000014b", "This is no text"],
  ])("that begins with %s is refused", async (hex, message) => {
    await expect(read(Buffer.from(hex, "hex"))).rejects.toThrow(message)
  })
})

describe("the fields of an import's columns", () => {
  const guess = (kind: typeof driverApplicationDescription, headers: string[]) =>
    createGuess(kind, headers)
      .guess()
      .map(({ field }) => field)

  const driver = "name email phone city platform vehicle_year vehicle_make vehicle_model received_at"
  test.each([
    ["Full Name;E-mail;Mobile;CITY;Platform;Year;Make;Model;Created at;Owner;Misc", `${driver} owner -`],
    [
      "Nombre y apellidos;Correo Electrónico;Teléfono;Ciudad;Plataforma;AÑO;Marca;Modelo;Fecha;Comentarios",
      `${driver} note`,
    ],
    ["Email;email;Name", "email - name"],
  ])("are guessed from %s", (headers, fields) => {
    const guessed = guess(driverApplicationDescription, headers.split(";"))
    expect(guessed.map((field) => field ?? "-").join(" ")).toBe(fields)
  })

  test("are guessed among the fields of their kind of lead", () => {
    const headers = ["Name", "Company", "City", "Message"]
    const fields = ["contact_name", "company_name", "location", "message"]
    expect(guess(advertiserSubmissionDescription as never, headers)).toEqual(fields)
  })
})

describe("the dates of an import", () => {
  const orderOf = (values: string[]) => {
    const facts = emptyDateFacts()
    for (const value of values) recordDate(facts, value)
    return orderOfDates([facts])
  }

  test.each([
    [["03/04/2024", "21/11/2024"], "DAY_FIRST", []],
    [["03/04/2024", "11/21/2024"], "MONTH_FIRST", []],
    [["03/04/2024", "05/06/2024"], null, ["03/04/2024", "05/06/2024"]],
    [["2024-03-04", "Mar 4, 2024", "4 de marzo de 2024", "03/03/2024"], null, []],
    // The dates mix both orders, so neither order reads all of them.
    [["03/04/2024", "21/11/2024", "11/21/2024"], null, ["03/04/2024"]],
    [["no date", ""], null, []],
  ])("%j imply the order %s", (values, order, unclear) => {
    expect(orderOf(values)).toEqual({ order, unclear })
  })

  test.each([
    ["2024-03-05", null, "2024-03-05T12:00:00.000Z"],
    ["2024-03-05T09:30:00Z", null, "2024-03-05T09:30:00.000Z"],
    ["3/5/2024 9:30 PM", "MONTH_FIRST", "2024-03-05T21:30:00.000Z"],
    ["5.3.24", "DAY_FIRST", "2024-03-05T12:00:00.000Z"],
    ["5 mar 2024", "MONTH_FIRST", "2024-03-05T12:00:00.000Z"],
    ["2024-03-05 09:30:00 -07:00", "DAY_FIRST", "2024-03-05T16:30:00.000Z"],
    ["21/11/2024", "MONTH_FIRST", undefined],
    ["2024-02-30", null, undefined],
    ["05/03/2024", null, undefined],
    ["yesterday", null, undefined],
    ["2024-03-05 25:99", null, undefined],
  ] as const)("are read with their order: %s by %s is %s", (text, order, moment) => {
    expect(readDate(text, order, "UTC")?.moment.toISOString()).toBe(moment)
  })
})

test.each([
  ["2026-11-05 18:00", "2026-11-06T02:00:00.000Z"],
  ["2026-11-05 18:00:07.25", "2026-11-06T02:00:07.250Z"],
  ["2026-11-05T18:00:07.123456Z", "2026-11-05T18:00:07.123Z"],
  ["2026-11-05 6:00 pm", "2026-11-06T02:00:00.000Z"],
  ["2026-11-05", "2026-11-05T20:00:00.000Z"],
  ["2026-07-05 18:00 +02:00", "2026-07-05T16:00:00.000Z"],
  ["2026-11-05 18:00:61", undefined],
])("the moment %s is read in the team's zone unless it names another one", (text, moment) => {
  expect(readDate(text, null, "America/Los_Angeles")?.moment.toISOString()).toBe(moment)
})

describe("a huge import file", () => {
  const countRows = async (text: string, limits = {}) => {
    let rows = 0
    for await (const _record of readCsv(inPieces(Buffer.from(text), 65_536), limits)) rows += 1
    return rows
  }

  const turnsDuring = async (work: Promise<unknown>) => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await work.catch(() => undefined)
    isOver = true
    return turns
  }

  test.each([
    ["rows", `Email\n${"a@example.com\n".repeat(10_000)}`],
    ["blank lines", `Email\n${"\n".repeat(10_000)}`],
  ])("yields to others while %s are read", async (_what, text) => {
    expect(await turnsDuring(countRows(text))).toBeGreaterThan(18)
  })

  test("may contain a limited number of blank lines, which are skipped", async () => {
    const limits = { blankLinesMax: 100 }
    expect(await countRows(`Email\n${",\n".repeat(100)}a@example.com\n`, limits)).toBe(2)
    await expect(countRows(`Email\n${",\n".repeat(101)}a@example.com\n`, limits)).rejects.toThrow(
      /more than 100 blank lines/,
    )
  })

  test("is read beyond 1 MB with line ends of an old Mac", async () => {
    expect(await countRows(`Email\r${`${"a".repeat(500)}@example.com\r`.repeat(2_100)}`)).toBe(2_101)
  })

  test("keeps multi-byte letters whole at any chunk boundary", async () => {
    const records = await read(Buffer.from(`Name\n${"ñ😀\n".repeat(500)}`))
    expect(new Set(records.map(([, cell]) => cell))).toEqual(new Set(["Name", "ñ😀"]))
  })

  test("may have 1,000 cells per row", async () => {
    expect(await countRows(`Email\n${",".repeat(999)}x\n`)).toBe(2)
    await expect(countRows(`Email\n${",".repeat(1_000)}x\n`)).rejects.toThrow("Line 2 has more than 1000 cells.")
  })
})
