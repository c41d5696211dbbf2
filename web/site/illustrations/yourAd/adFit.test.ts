import { registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, test } from "@jest/globals"
import { type AdFile, limitsOf, outcomeOf, remarksOn, secondsOf } from "./adFit.ts"

const { specification } = registry.formats
const tablet = { width: 1920, height: 1200 }

test.each([
  ["the very same pixels", [1920, 1200], "exact", "exact"],
  ["half of them", [960, 600], "same", "same"],
  ["a pixel more than the same shape", [961, 600], "same", "same"],
  ["a squarer picture", [800, 600], "bars_sides", "cut_ends"],
  ["an upright one", [1080, 1920], "bars_sides", "cut_ends"],
  ["a wider one", [1920, 1080], "bars_ends", "cut_sides"],
] as const)("%s on the tablet", (_what, [width, height], contained, covering) => {
  expect(outcomeOf({ width, height }, tablet, "contain")).toBe(contained)
  expect(outcomeOf({ width, height }, tablet, "cover")).toBe(covering)
})

test.each([
  ["15–30 s, up to 60 s on request", { least: 15, most: 60 }],
  ["8–15 s, sin sonido", { least: 8, most: 15 }],
  ["4 weeks or longer", null],
  ["7.5 s", { least: 7.5, most: 7.5 }],
  ["15-30 s", { least: 15, most: 30 }],
  ["15 to 30 s", { least: 15, most: 30 }],
])("%s is read as seconds", (length, expected) => {
  expect(secondsOf(length)).toEqual(expected)
})

test("what no screen takes is refused, and nothing where the content names no limit", () => {
  expect(limitsOf(specification)).toEqual({ seconds: 60, megabytes: 100 })
  const { in_car_tablet } = specification
  for (const [file, megabytes] of [
    ["up to 1.5 MB", 1.5],
    ["up to 1,000 MB", 1_000],
  ] as const) {
    const changed = { in_car_tablet: { ...in_car_tablet, file }, on_top_dynamic_screen: { ...in_car_tablet, file } }
    expect(limitsOf({ ...specification, ...changed }).megabytes).toBe(megabytes)
  }
  const silent = { length: "as you like", file: "anything" }
  const { in_car_tablet: tablet, on_top_dynamic_screen: roof } = specification
  const unlimited = { in_car_tablet: { ...tablet, ...silent }, on_top_dynamic_screen: { ...roof, ...silent } }
  expect(limitsOf({ ...specification, ...unlimited })).toEqual({ seconds: Infinity, megabytes: Infinity })
})

describe("the page says what a file is against what a format needs", () => {
  const saidOf = (ad: Partial<AdFile>, format: Parameters<typeof remarksOn>[1], fit: "contain" | "cover" = "contain") =>
    remarksOn(
      { kind: "picture", type: "PNG", bytes: 2_000_000, seconds: null, width: 800, height: 600, ...ad },
      format,
      specification,
      fit,
      registry.see_your_ad,
    ).map(({ text, isFine }) => `${isFine ? "+" : "-"} ${text.replaceAll("\u00a0", " ")}`)

  test("for a picture on the tablet", () => {
    expect(saidOf({}, "in_car_tablet")).toEqual([
      "- Your picture is 800 × 600 px. The screen shows 1920 × 1200 px, so it gets bars at the sides.",
      "- It has fewer pixels than the screen and may look soft.",
      "- Your file: PNG, 2 MB. To book, send MP4 (H.264, AAC) or JPEG, up to 100 MB.",
    ])
    expect(saidOf({ ...tablet, type: "JPEG" }, "in_car_tablet")).toEqual([
      "+ Your picture is 1920 × 1200 px. The screen shows 1920 × 1200 px, so it fits exactly.",
      "+ Your file: JPEG, 2 MB. To book, send MP4 (H.264, AAC) or JPEG, up to 100 MB.",
    ])
  })

  test("is soft only where its pixels are stretched", () => {
    const tall = { width: 1000, height: 1200 }
    const soft = /may look soft/
    expect(saidOf(tall, "in_car_tablet", "contain").join(" ")).not.toMatch(soft)
    expect(saidOf(tall, "in_car_tablet", "cover").join(" ")).toMatch(soft)
  })

  test("for a video on the roof", () => {
    const video = { kind: "video", type: "MP4", width: 1920, height: 1080, bytes: 60_000_000 } as const
    expect(saidOf({ ...video, seconds: 20.04 }, "on_top_dynamic_screen", "cover")).toEqual([
      "- Your video is 1920 × 1080 px. The screen shows 960 × 320 px, so its top and bottom are cut off.",
      "- It runs 20 s. This screen takes 8–15 s, without sound.",
      "- Your file: MP4, 60 MB. To book, send MP4 (H.264) or PNG, up to 50 MB.",
    ])
    expect(saidOf({ ...video, seconds: 12 }, "on_top_dynamic_screen")[1]).toMatch(/^\+ It runs 12 s/)
    expect(saidOf({ ...video, seconds: 5 }, "on_top_dynamic_screen")[1]).toMatch(/^- It runs 5 s/)
  })

  test("for a wrap, which is printed and does not move", () => {
    expect(saidOf({ kind: "video", width: 1910 }, "car_wrapping")).toEqual([
      "+ A wrap doesn't move: this is the first picture of your video.",
      "- Along the whole car it has about 10 dpi. For print we need 150 dpi at full size, CMYK.",
      "- Your file: PNG. For print we need PDF/X-4 or AI on our template, text converted to outlines.",
    ])
  })
})
