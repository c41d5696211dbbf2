import { describe, expect, test } from "@jest/globals"
import { semanticColors } from "./semanticTokens.ts"

type Meaning = keyof typeof semanticColors

/** WCAG 2's relative luminance of a color written as #rrggbb. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const TEXT = 4.5
const CONTROL = 3

const pairs: [Meaning, Meaning, number][] = [
  ["text", "canvas", TEXT],
  ["text", "surface", TEXT],
  ["textMuted", "canvas", TEXT],
  ["textMuted", "surface", TEXT],
  ["textMuted", "surfaceRaised", TEXT],
  ["accentText", "canvas", TEXT],
  ["accentText", "surface", TEXT],
  ["onAccent", "accent", TEXT],
  ["onAccent", "accentHover", TEXT],
  ["onNight", "night", TEXT],
  ["onNightMuted", "night", TEXT],
  ["onNightMuted", "nightRaised", TEXT],
  ["accent", "night", TEXT],
  ["danger", "surface", TEXT],
  ["danger", "dangerSurface", TEXT],
  ["success", "successSurface", TEXT],
  ["info", "infoSurface", TEXT],
  ["aside", "asideSurface", TEXT],
  ["warning", "warningSurface", TEXT],
  ["info", "surface", CONTROL],
  ["series", "surface", CONTROL],
  ["borderStrong", "surface", CONTROL],
  ["focus", "canvas", CONTROL],
  ["focus", "surface", CONTROL],
]

describe.each(["light", "dark"] as const)("in %s", (mode) => {
  test.each(pairs)("%s is readable on %s", (one, other, least) => {
    expect(contrast(semanticColors[one][mode], semanticColors[other][mode])).toBeGreaterThanOrEqual(least)
  })
})
