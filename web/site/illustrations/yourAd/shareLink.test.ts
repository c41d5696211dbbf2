import { expect, test } from "@jest/globals"
import { MAX_SHARED_BYTES, readSharedHash, sharedHash } from "./shareLink.ts"

const word = (number: number) => [number >> 8, number & 255]

/** A JPEG's headers, of this size, with a comment before the frame. */
const jpegOf = (width: number, height: number, bytes = 200) => {
  const jpeg = new Uint8Array(bytes)
  jpeg.set([0xff, 0xd8, 0xff, 0xfe, 0, 6, 1, 2, 3, 255, 0xff, 0xc0, 0, 11, 8, ...word(height), ...word(width)])
  return jpeg
}

test("what a link holds is read from it again", () => {
  const jpeg = jpegOf(800, 500)
  for (const fit of ["contain", "cover"] as const) {
    const hash = sharedHash({ jpeg, fit })
    expect(hash).toMatch(/^#ad=[\w.-]+$/)
    expect(readSharedHash(hash)).toEqual({ jpeg, fit })
  }
  const largest = jpegOf(800, 800, MAX_SHARED_BYTES)
  expect(readSharedHash(sharedHash({ jpeg: largest, fit: "cover" }))?.jpeg).toHaveLength(MAX_SHARED_BYTES)
})

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const encoded = (jpeg: Uint8Array<ArrayBuffer>) => sharedHash({ jpeg, fit: "cover" })

// Decoders skip the 0xff and the 0x01; whoever takes them for a part with a length reads the size in the comment.
const hidden = new Uint8Array(900)
hidden.set([0xff, 0xd8, 0xff, 0xff, 0x01, 0xff, 0xfe, 0x03, 0x00])
hidden.set([0xff, 0xc0, 0, 11, 8, ...word(100), ...word(100)], 4 + 0x01ff)
hidden.set([0xff, 0xc0, 0, 11, 8, ...word(16_000), ...word(16_000)], 780)

test.each([
  ["nothing", ""],
  ["a place on the page", "#preview"],
  ["another way to fit", encoded(jpegOf(8, 8)).replace("cover", "fill")],
  ["no base64", "#ad=cover.A"],
  ["characters of an address", "#ad=cover.javascript:alert(1)"],
  ["something behind it", `${encoded(jpegOf(8, 8))}&x=1`],
  ["a page", encoded(bytesOf("<script>alert(1)</script>"))],
  ["a drawing", encoded(bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
  ["a PNG", encoded(bytesOf("\u0089PNG\r\n\u001a\n0000"))],
  ["a JPEG that ends before its frame", encoded(jpegOf(8, 8).slice(0, 12))],
  ["a JPEG whose parts lead nowhere", encoded(Uint8Array.from([0xff, 0xd8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))],
  ["one that unpacks to a wall", encoded(jpegOf(65_535, 65_535))],
  ["one whose real frame decoders find behind a marker without a length", encoded(hidden)],
  ["one without a size", encoded(jpegOf(0, 8))],
  ["too much", encoded(jpegOf(8, 8, MAX_SHARED_BYTES + 1))],
  ["far too much", encoded(jpegOf(8, 8, 1_000_000))],
])("%s in an address is no ad", (_what, hash) => {
  expect(readSharedHash(hash)).toBeNull()
})
