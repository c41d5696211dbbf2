import { describe, expect, test } from "@jest/globals"
import { mediaIdOf, type Picture, pictureSources, renditionsOf, thumbnailAddress } from "./media.ts"

const picture = (values: Partial<Picture> = {}): Picture => ({
  id: 1,
  hash: "ab",
  contentType: "image/jpeg",
  width: 1200,
  height: 900,
  altText: "",
  focalPoint: null,
  isAnimated: false,
  ...values,
})

test.each([
  ["a dot", { width: 1, height: 1 }, [1]],
  ["a small one", { width: 400, height: 400 }, [400]],
  ["one a little wider", { width: 401, height: 401 }, [400, 401]],
  ["a wide one", { width: 1601, height: 1601 }, [400, 800, 1600]],
  ["a phone's screenshot", { width: 1170, height: 2532 }, [400, 800, 1170]],
  ["a long drawing", { width: 1600, height: 12_800 }, [400, 790]],
  ["a line", { width: 1, height: 16_000 }, [1]],
])("%s has renditions of up to 5 million pixels, none larger than the picture", (_case, size, widths) => {
  const renditions = renditionsOf(size)
  expect(renditions.filter(({ format }) => format === "avif").map(({ width }) => width)).toEqual(widths)
  expect(renditions).toHaveLength(2 * widths.length)
  expect(pictureSources(picture(size)).src).toContain(`-${widths.at(-1)}.webp`)
})

test("a thumbnail is at most 400 pixels wide", () => {
  expect(thumbnailAddress(picture())).toBe("/media/ab-400.webp")
  expect(thumbnailAddress(picture({ width: 120 }))).toBe("/media/ab-120.webp")
})

describe("pictureSources", () => {
  test("offers AVIF before WebP, each in all widths, and the size for the layout", () => {
    expect(pictureSources(picture())).toEqual({
      sources: [
        {
          type: "image/avif",
          srcSet: "/media/ab-400.avif 400w, /media/ab-800.avif 800w, /media/ab-1200.avif 1200w",
        },
        {
          type: "image/webp",
          srcSet: "/media/ab-400.webp 400w, /media/ab-800.webp 800w, /media/ab-1200.webp 1200w",
        },
      ],
      src: "/media/ab-1200.webp",
      width: 1200,
      height: 900,
    })
  })

  test("offers the still image of an animation only to visitors who prefer reduced motion", () => {
    const { sources, src } = pictureSources(picture({ isAnimated: true, contentType: "image/gif" }))
    expect(src).toBe("/media/ab.gif")
    expect(sources.map(({ media }) => media)).toEqual(Array(2).fill("(prefers-reduced-motion: reduce)"))
  })
})

test.each([
  ["/api/cms/media/12", 12],
  ["https://farelight.example/api/cms/media/7", 7],
  ["/api/cms/media/12/more", null],
  ["see /api/cms/media/12", null],
  ["/api/cms/media/1234567890", null],
  ["", null],
])("the text %p refers to the media file %p", (text, id) => {
  expect(mediaIdOf(text)).toBe(id)
})
