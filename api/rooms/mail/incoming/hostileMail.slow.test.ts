// Slow: messages of many megabytes are made and read.
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import {
  bomb,
  encoded,
  expensive,
  file,
  forwarded,
  HEAD,
  html,
  mixed,
  nested,
  plain,
} from "../../../testing/mail/hostileMail.ts"
import { createMessageParser } from "./parseMessage.ts"

const parser = createMessageParser()

/** A server that counts requests, of which there must be none. */
let asked = 0
const server = createServer((_request, response) => {
  asked += 1
  response.end()
})
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  url = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  parser.end()
  await new Promise((resolve) => server.close(resolve))
})

// A parser starts at about 100 MB and may take 250 MB more; its memory is checked every few milliseconds.
const CHILD_MB_MAX = 480
/** This process's memory may grow by this multiple of the message's size, plus 60 MB. */
const PARENT_TIMES_MAX = 6

const peakOf = (pid: number | undefined) => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_000
  } catch {
    // Unknown on other systems, and after the process has ended.
    return 0
  }
}

const read = async (raw: Buffer) => {
  const before = process.memoryUsage().rss
  let [child, parent] = [0, before]
  const watch = setInterval(() => {
    child = Math.max(child, peakOf(parser.pid()))
    parent = Math.max(parent, process.memoryUsage().rss)
  }, 20)
  try {
    return await parser.parse(raw)
  } finally {
    clearInterval(watch)
    expect(child).toBeLessThan(CHILD_MB_MAX)
    expect(parent - before).toBeLessThan(PARENT_TIMES_MAX * raw.length + 60_000_000)
  }
}

const HELLO = { kind: "LETTER", messageId: "<h@example.com>", fromAddress: "ann@example.com", subject: "Hello" }

describe("oversized mail", () => {
  test("may have 20 MB of attachments, which are read byte for byte", async () => {
    const [one, other] = [Buffer.alloc(9_000_000, "one"), Buffer.alloc(9_900_000, "other")]
    const { attachments, ...parsed } = await read(mixed([file("one.bin", one), file("other.bin", other)]))
    expect(parsed).toMatchObject({ ...HELLO, text: "The text.", problem: null })
    expect(attachments.map(({ bytes }) => bytes?.equals(one) || bytes?.equals(other))).toEqual([true, true])
  })

  test("loses a file that is too large, and keeps a file after it", async () => {
    const parsed = await read(mixed([file("large.bin", Buffer.alloc(10_000_001)), file("small.bin", Buffer.from("s"))]))
    expect(parsed.attachments).toMatchObject([
      { name: "large.bin", size: 10_000_001, bytes: null, leftOut: "TOO_LARGE" },
      { name: "small.bin", size: 1, leftOut: null },
    ])
  })

  test("of 40 MB has its text read", async () => {
    const parsed = await read(mixed([file("a.bin", Buffer.alloc(9_000_000)), file("b.bin", Buffer.alloc(20_000_000))]))
    expect(parsed).toMatchObject({ ...HELLO, text: "The text." })
    expect(parsed.problem).toMatch(/^It is larger than 26 MB: its attachments/)
    const left = { bytes: null, leftOut: "TOO_LARGE" }
    expect(parsed.attachments).toMatchObject([left, left])
  })

  test("with 201 attachments has 20 stored and 200 listed", async () => {
    const files = Array.from({ length: 201 }, (_, at) => file(`f${at}.pdf`, Buffer.from(`%PDF-${at}`)))
    const { attachments, problem } = await read(mixed(files))
    expect(attachments.map(({ leftOut }) => leftOut)).toEqual([
      ...Array.from({ length: 20 }, () => null),
      ...Array.from({ length: 180 }, () => "TOO_MANY"),
    ])
    expect(problem).toBe("It has so many attachments that not all are named.")
  })

  const part = "Content-Type: text/plain\r\n\r\nx"
  test.each([
    ["1,000 parts", () => mixed(Array(1_000).fill(part)), null],
    ["1,500 levels of parts", () => nested(1_500), null],
    ["100 messages in messages", () => forwarded(100), null],
    ["10,000 parts", () => mixed(Array(10_000).fill(part)), /^Its parts are more.* Only its beginning/],
    ["a head of 1 MB", () => plain("The text.", `X-Own: ${"a".repeat(1_000_000)}\r\n${HEAD}`), null],
    ["10,000 lines of a head", () => plain("The text.", `${"X-Own: a\r\n".repeat(10_000)}${HEAD}`), null],
    ["10,000 To", () => plain("The text.", `${HEAD}${"To: a@example.com\r\n".repeat(10_000)}`), null],
    ["50,000 in Cc", () => plain("The text.", `${HEAD}Cc: ${"a@example.com, ".repeat(50_000)}\r\n`), null],
    ["a part's head of 1 MB", () => mixed([`X-Own: ${"a".repeat(1e6)}\r\n${part}`]), /^Its parts .* Only its begin/],
    [
      "25 MB of text",
      () => plain(`The text.\n${"word word\n".repeat(2_500_000)}`),
      /^Its text is cut after 200,000 char|Only its beginning/,
    ],
    ["3 MB of lines", () => plain(`The text.\n${"\n".repeat(3_000_000)}x`), /^Its text is cut/],
    ["5 MB of HTML", () => html(`The text.${"<p>word</p>".repeat(500_000)}`), /HTML is very long and is shown in part/],
    ["a picture of 20 MB in HTML", () => html(`The text.<img src="data:image/png;base64,${"A".repeat(2e7)}">`), null],
    ["10 MB of base64 that is nothing", () => encoded("base64", `VGhlIHRleHQu${"\r\n".repeat(5e6)}`), null],
    ["9 MB of empty lines", () => encoded("quoted-printable", `The text.${"=\r\n".repeat(3e6)}`), null],
  ])("is read with its text or a note: %s", async (_what, make, problem) => {
    const { attachments: _files, ...parsed } = await read(make())
    expect(parsed).toMatchObject(HELLO)
    expect(parsed.text.slice(0, 9)).toBe("The text.")
    if (problem) expect(parsed.problem).toMatch(problem)
    else expect(parsed.problem).toBeNull()
  })
})

// Each takes a fraction of a second; superlinear parsing would hit the time limit.
test.each(Object.entries(expensive))("a mail of 500,000 characters is read in time: %s", async (_what, make) => {
  const { problem, fromAddress } = await read(make())
  expect(problem ?? "").not.toMatch(/too long to read|failed on it|too much memory/)
  expect([null, "ann@example.com"]).toContain(fromAddress)
})

test("filenames in a mail cannot leave their folder", async () => {
  const names = {
    "../../etc/passwd": "passwd",
    "C:\\\\Windows\\\\x.exe": "x.exe",
    "/etc/shadow": "shadow",
    "..": "attachment",
    ".htaccess": "htaccess",
    "a\0b.pdf": "a b.pdf",
    "CON:x": "CON_x",
    [`${"n".repeat(400)}.pdf`]: `${"n".repeat(251)}.pdf`,
  }
  const { attachments } = await read(mixed(Object.keys(names).map((name) => file(name, Buffer.from("x")))))
  expect(attachments.map(({ name }) => name)).toEqual(Object.values(names))
})

test("reading a mail loads nothing; polyglot files, unknown encodings and zip bombs stay bytes", async () => {
  const loading = html(`<link rel="stylesheet" href="${url}/a.css"><img src="${url}/b.png"><p>Kept</p>`)
  expect(await read(loading)).toMatchObject({
    html: expect.stringContaining("<p>Kept</p>"),
    text: expect.stringContaining("Kept"),
  })
  const files = {
    "card.pdf": Buffer.from(`%PDF-1.4\n<html><script src="${url}/u.js"></script></html>\n%%EOF`),
    "IMG_1.HEIC": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1"),
    "bomb.zip": bomb(),
  }
  const parsed = await read(mixed(Object.entries(files).map(([name, bytes]) => file(name, bytes))))
  expect(parsed.attachments.map(({ name, bytes }) => [name, bytes])).toEqual(Object.entries(files))
  expect([parsed.html, asked]).toEqual([null, 0])
})
