import { deflateSync } from "node:zlib"

/** The first object is the catalog. */
export const pdfOf = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")]
  const offsets: number[] = []
  let length = 9
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add("\nendobj\n")
  }
  const start = length
  const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`)
  add(`trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

export const pdfStream = (data: string | Buffer, more = "") =>
  Buffer.concat([
    Buffer.from(`<<${more}/Length ${data.length}>>stream\n`),
    Buffer.from(data),
    Buffer.from("\nendstream"),
  ])

interface PageParts {
  box?: string
  content?: string | Buffer
  contentIs?: string
  resources?: string
  /** Additional entries of the catalog and the page. */
  ofCatalog?: string
  ofPage?: string
  objects?: readonly Buffer[]
}

export const pdfPage = ({
  box = "0 0 612 792",
  content = "1 0 0 rg 100 100 200 200 re f",
  contentIs,
  resources = "",
  ofCatalog = "",
  ofPage = "",
  objects = [],
}: PageParts = {}) =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${ofCatalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources}>>${ofPage}>>`,
    pdfStream(content, contentIs),
    ...objects,
  ])

const FLATE = "/Filter/FlateDecode"
const PICTURE = "/XObject<</I 5 0 R>>"
const SHOW = "q 612 0 0 792 0 0 cm /I Do Q"
const LOOP = "<</S/JavaScript/JS(while\\(true\\){})>>"

const pictureOf = (width: number, height: number) =>
  pdfStream(
    deflateSync(Buffer.alloc(width * height * 3)),
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB${FLATE}`,
  )

/** Nested forms: each draws the next one ten times, so the number of drawings grows exponentially. */
const formsWithin = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    const resources = isLast ? "" : `/Resources<</XObject<</F ${6 + index} 0 R>>>>`
    const form = `/Type/XObject/Subtype/Form/BBox[0 0 612 792]${resources}`
    return pdfStream(isLast ? "0 0 600 700 re f" : "/F Do ".repeat(10), form)
  })

export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  "a page of ten million points": () => pdfPage({ box: "0 0 10000000 10000000" }),
  "a page of no size": () => pdfPage({ box: "0 0 0 0" }),
  "a million states within each other": () => pdfPage({ content: "q ".repeat(1_000_000) }),
  "arrays within arrays": () => pdfPage({ box: `0 0 612 792 ${"[".repeat(500_000)}${"]".repeat(500_000)}` }),
  "200 million pixels": () => pdfPage({ content: SHOW, resources: PICTURE, objects: [pictureOf(20_000, 10_000)] }),
  "300 MB of drawing": () =>
    pdfPage({ content: deflateSync(Buffer.alloc(300_000_000, "0 0 600 700 re f ")), contentIs: FLATE }),
  "forms within forms": () =>
    pdfPage({ content: "/F Do", resources: "/XObject<</F 5 0 R>>", objects: formsWithin(30) }),
  "a tree of pages that is its own": () =>
    pdfOf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R 2 0 R]/Count 99999999>>"]),
  "JavaScript that never ends": () => pdfPage({ ofCatalog: `/OpenAction${LOOP}`, ofPage: `/AA<</O${LOOP}>>` }),
}
