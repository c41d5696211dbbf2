// Slow: uploads malicious files over both interfaces, and shows them.
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, test } from "@jest/globals"
import { refusals } from "../../../contract/api/refusals.ts"
import { bombPng, disguised, script } from "../../../testing/pictures/hostileFiles.ts"
import { heic, postLeadFile, uploadLeadFile } from "../../../testing/pictures/leadFileClient.ts"
import { download } from "../../../testing/pictures/mediaClient.ts"
import { hostilePdfs, pdfPage, pdfStream } from "../../../testing/pictures/pdfs.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { decoder } from "../../content/pictures/decoding/decoder.ts"
import { LeadFile } from "../../leads/related/leadFile.model.ts"
import { waitForPreviews } from "./leadPreviews.ts"

let leadId: number

const app = await setUpTestApp()
const token = await app.login()

const newLead = async () => {
  leadId = await app.apply()
}

const get = (path: string) => download(app, path, { authorization: `Bearer ${token}` })

const send = async (bytes: Buffer, filename = "paper.pdf") => {
  await newLead()
  const rest = await postLeadFile(app, token, leadId, { bytes, filename })
  const { errors } = await uploadLeadFile(app, token, leadId, { bytes, filename })
  const overGraphql = errors && { code: errors[0].extensions.code, message: errors[0].message }
  return { status: rest.status, message: rest.body.message, overGraphql, body: rest.body }
}

const refusal = (status: number, code: string, message: string) => ({ status, message, overGraphql: { code, message } })

const unsupported = refusal(415, "UNSUPPORTED_MEDIA_TYPE", refusals.noLeadFile)
const damagedPdf = refusal(400, "BAD_USER_INPUT", refusals.damagedPdf)
const damagedPicture = {
  status: 400,
  message: expect.stringMatching(/^This picture cannot be read to its end/),
  overGraphql: { code: "BAD_USER_INPUT" },
}

describe("a lead's file of another type than the accepted ones", () => {
  const answerTo = (name: string) => {
    if (name === "PDF") return damagedPdf
    return /PNG's signature|JPEG's first bytes|WebP's signature/.test(name) ? damagedPicture : unsupported
  }

  test.each(Object.entries(disguised))("is refused, whatever its name: %s", async (name, bytes) => {
    const files = await LeadFile.count()
    expect(await send(bytes, "card.pdf")).toMatchObject(answerTo(name))
    expect(await LeadFile.count()).toBe(files)
  })

  test("is refused if it is empty, a page with a PDF inside, or a truncated PDF", async () => {
    expect(await send(Buffer.alloc(0))).toMatchObject(refusal(400, "BAD_USER_INPUT", refusals.emptyFile))
    expect(await send(Buffer.concat([script, pdfPage()]), "card.pdf")).toMatchObject(unsupported)
    const whole = pdfPage()
    expect(await send(whole.subarray(0, whole.length - 8))).toMatchObject(damagedPdf)
    expect(await send(Buffer.concat([whole, Buffer.alloc(2_000)]))).toMatchObject(damagedPdf)
  })
})

describe("the size of a lead's file", () => {
  const padded = (length: number) => {
    const pdf = pdfPage()
    return Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(length - pdf.length, "%"), pdf.subarray(9)])
  }

  test("may be exactly 10 MB, stored byte for byte", async () => {
    const bytes = padded(10_000_000)
    const { status, body } = await send(bytes)
    expect([status, body.size]).toEqual([201, 10_000_000])
    expect((await get(body.url)).bytes.equals(bytes)).toBe(true)
  })

  test.each([10_000_001, 10_400_000, 12_000_000])("may not be %i bytes, which are refused", async (length) => {
    const files = await LeadFile.count()
    expect(await send(padded(length))).toMatchObject(refusal(413, "PAYLOAD_TOO_LARGE", refusals.leadFileTooLarge))
    expect(await LeadFile.count()).toBe(files)
  })

  test("may not be 50,000 x 50,000 pixels in a small file, which is refused before decoding", async () => {
    const { status, message } = await send(await bombPng(50_000, 50_000), "photo.png")
    expect([status, message]).toEqual([400, expect.stringContaining("50,000 × 50,000 pixels")])
  })
})

/** Peak memory of server and decoder process during some work. */
const watching = async (work: () => Promise<void>) => {
  const rssOf = (pid: number | undefined) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024
    } catch {
      return 0
    }
  }
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const most = { server: before, decoder: 0 }
  const watch = setInterval(() => {
    most.server = Math.max(most.server, process.memoryUsage.rss())
    most.decoder = Math.max(most.decoder, rssOf(decoder.pid()))
  }, 5)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return { server: most.server - before, decoder: most.decoder }
}

describe("a PDF made to exhaust its renderer", () => {
  test.each(Object.entries(hostilePdfs))("a file of %s is stored without delaying others", async (_name, make) => {
    const bytes = make()
    expect(bytes.length).toBeLessThan(10_000_000)
    const held = await watching(async () => {
      const { status, body } = await send(bytes)
      expect(status).toBe(201)
      await waitForPreviews()
      const preview = await get(`${body.url}/preview`)
      expect([200, 404]).toContain(preview.status)
      // The server does not render the preview again, so the decoder process stays the same.
      const pid = decoder.pid()
      expect((await get(`${body.url}/preview`)).status).toBe(preview.status)
      expect(decoder.pid()).toBe(pid)
      expect((await get(body.url)).bytes.equals(bytes)).toBe(true)
    })
    expect(held.decoder).toBeLessThan(400_000_000)
    expect(held.server).toBeLessThan(150_000_000)
    const { body } = await send(pdfPage({ content: `% ${crypto.randomUUID()}` }))
    expect((await get(body.preview_url)).status).toBe(200)
  })
})

test("a PDF being rendered loads nothing and runs no scripts", async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? "")
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchIt = `<</S/JavaScript/JS(app.launchURL\\("${at}/js"\\);this.submitForm\\("${at}/form"\\))>>`
  const bytes = pdfPage({
    content: "q 612 0 0 792 0 0 cm /I Do Q",
    resources: "/XObject<</I 5 0 R>>",
    ofCatalog: `/OpenAction${fetchIt}/AA<</WC<</S/URI/URI(${at}/close)>>>>/URI<</Base(${at}/base)>>`,
    ofPage: `/AA<</O<</S/SubmitForm/F<</FS/URL/F(${at}/submit)>>>>>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 612 792]/A<</S/URI/URI(${at}/link)>>>>]`,
    objects: [
      pdfStream(
        "",
        `/Type/XObject/Subtype/Image/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceRGB/F<</FS/URL/F(${at}/picture)>>`,
      ),
    ],
  })
  const { body } = await send(bytes)
  await get(`${body.url}/preview`)
  await get(body.url)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(asked).toEqual([])
})

describe("a file that browsers could take for another type", () => {
  const HEADERS = {
    "content-disposition": expect.stringMatching(/^attachment; filename="[^"]*"; filename\*=UTF-8''\S*$/),
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringMatching(/^private, no-store/),
    "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/),
  }

  const polyglots: [string, string, string, string, () => Promise<Buffer>][] = [
    [
      "a PDF that is a page",
      "x.html",
      "x.html.pdf",
      "application/pdf",
      async () => pdfPage({ content: String(script) }),
    ],
    [
      "a picture with a script behind it",
      "a.svg",
      "a.svg.jpg",
      "image/jpeg",
      async () => Buffer.concat([await makePicture({ format: "jpeg" }), script]),
    ],
    [
      "a HEIC that is nothing but a script",
      "b.js",
      "b.js.heic",
      "image/heic",
      async () => Buffer.concat([heic, script]),
    ],
    ["a PDF called as a picture", "photo.png", "photo.png.pdf", "application/pdf", async () => pdfPage()],
    ["a path", "../../../../etc/passwd", "passwd.pdf", "application/pdf", async () => pdfPage()],
    ["a path of Windows", "C:\\Windows\\system32\\card.pdf", "card.pdf", "application/pdf", async () => pdfPage()],
    ["further headers", "a%0d%0aSet-Cookie: b.pdf", "aSet-Cookie: b.pdf", "application/pdf", async () => pdfPage()],
    ["no name", "..", "file.pdf", "application/pdf", async () => pdfPage()],
  ]

  test.each(polyglots)(
    "as %s is downloaded with its real type, and never displayed",
    async (_name, filename, saved, type, make) => {
      const { body } = await send(await make(), filename)
      const { headers } = await get(body.url)
      expect(Object.fromEntries(headers)).toMatchObject({ ...HEADERS, "content-type": type })
      expect(headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(saved)}`)
      expect(headers.get("set-cookie")).toBeNull()
      expect(body.name).not.toMatch(/[/\\\r\n]/)
    },
  )

  test("is previewed as pixels alone", async () => {
    const { body } = await send(Buffer.concat([await makePicture({ format: "jpeg" }), script]), "a.svg")
    const { headers, bytes } = await get(body.preview_url)
    expect(Object.fromEntries(headers)).toMatchObject({
      ...HEADERS,
      "content-type": "image/webp",
      "content-disposition": "inline",
    })
    expect(bytes.includes("script")).toBe(false)
  })
})

test("an encrypted PDF is stored, without a preview", async () => {
  const password = "(01234567890123456789012345678901)"
  const encrypted = pdfPage({
    objects: [Buffer.from(`<</Filter/Standard/V 1/R 2/O${password}/U${password}/P -4>>`)],
  })
  const bytes = Buffer.from(String(encrypted).replace("trailer<<", "trailer<</Encrypt 5 0 R/ID[<00><00>]"))
  const { status, body } = await send(bytes)
  await waitForPreviews()
  const preview = await get(`${body.url}/preview`)
  expect([status, preview.status, JSON.parse(String(preview.bytes)).message]).toEqual([201, 404, refusals.noPreview])
  expect((await get(body.url)).bytes.equals(bytes)).toBe(true)
})
