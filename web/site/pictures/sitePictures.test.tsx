/** @jest-environment node */

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { canonicalPaths } from "@farelight/api/contract/site/sitePaths.ts"
import { describe, expect, test } from "@jest/globals"
import sharp from "sharp"
import { servePage } from "../../testing/servePage.ts"
import { sitePictures } from "./sitePictures.ts"

const FILES = join(import.meta.dirname, "files")

const picturesIn = (html: string) => html.match(/<picture[\s\S]*?<\/picture>/g) ?? []

const preloadsIn = (html: string) => html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []

const sourceOf = (picture: string) => /<img [^>]*src="([^"]*)"/.exec(picture)?.[1]

describe("the site's own pictures", () => {
  const rendered = Object.entries(sitePictures).flatMap(([locale, pictures]) =>
    Object.entries(pictures).flatMap(([name, picture]) =>
      name === "street" ? [] : [[`${name} in ${locale}`, picture] as const],
    ),
  )

  /** The files of a source, narrowest first. */
  const filesOf = ({ srcSet }: { srcSet: string }) =>
    srcSet.split(", ").map((entry) => {
      const [address = "", wide = ""] = entry.split(" ")
      const name = address.replace("/assets/", "")
      const folder = name.replace(/(-es)?-\d+\.\w+$/, "")
      return { file: join(FILES, folder, name), width: Number(wide.replace("w", "")) }
    })

  test.each(rendered)(
    "%s is available as AVIF and JPEG, in several widths, with its stated size",
    async (_name, picture) => {
      expect(picture.sources.map(({ type }) => type)).toEqual(["image/avif", "image/jpeg"])
      expect(picture.sources.map((source) => filesOf(source).at(-1)?.width)).toEqual([picture.width, picture.width])
      for (const source of picture.sources) {
        const ratio = picture.height / picture.width
        expect(filesOf(source).length).toBeGreaterThan(1)
        for (const { file, width } of filesOf(source)) {
          const { width: wide = 0, height = 0 } = await sharp(file).metadata()
          expect(wide).toBe(width)
          expect(Math.abs(height - wide * ratio)).toBeLessThanOrEqual(1)
        }
      }
    },
  )

  test("are small enough for phones", () => {
    const sources = rendered.flatMap(([, picture]) => picture.sources).filter(({ type }) => type === "image/avif")
    const files = sources.flatMap(filesOf).filter(({ width }) => width <= 800)
    expect(files.filter(({ file }) => readFileSync(file).length > 22_000)).toEqual([])
  })
})

test.each([...canonicalPaths, "/no/such/page"])(
  "each picture of %s appears once, with size and description, and loads eagerly only in the first view",
  async (path) => {
    const { html } = await servePage(path)
    const pictures = picturesIn(html)
    const addresses = pictures.map(sourceOf)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const picture of pictures) {
      expect(picture).toMatch(/width="\d+" height="\d+"/)
      expect(picture).toMatch(/alt="[^"]+"/)
      for (const source of picture.match(/<source[^>]*>/g) ?? []) expect(source).toMatch(/ sizes="[^"]+"/)
    }
    const [first = "", ...others] = pictures
    expect(others.filter((picture) => picture.includes('loading="eager"'))).toEqual([])
    const preloads = preloadsIn(html)
    if (["/", "/drivers", "/advertising"].includes(path)) expect(preloads).toHaveLength(1)
    expect(preloads.length).toBeLessThanOrEqual(first.includes('loading="eager"') ? 1 : 0)
    for (const preload of preloads) {
      const [, srcSet = "?"] = /imageSrcSet="([^"]*)"/i.exec(preload) ?? []
      expect(first).toContain(srcSet)
      expect(preload).toMatch(/fetchPriority="high"/i)
      expect(preload).toMatch(/type="image\/avif"/)
      expect(preload).toMatch(/imageSizes="[^"]+"/i)
    }
  },
)

test("the first view shows the content's advertisements with a pause control, and links to drivers", async () => {
  const { html } = await servePage("/")
  for (const { title } of pageContent("home", []).page.hero.advertisements) expect(html).toContain(title)
  expect(html).toMatch(/<input [^>]*type="checkbox" aria-label="Pause [^>]*data-pauses-motion/)
  expect(html).toMatch(/<main[\s\S]*<a [^>]*href="\/drivers"[^>]*>Drive for Uber or Lyft\?/)
})
