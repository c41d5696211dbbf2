import { expect, test } from "@jest/globals"
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

test.each<[Meaning, number, Meaning[]]>([
  ["text", TEXT, ["canvas", "surface"]],
  ["textMuted", TEXT, ["canvas", "surface", "surfaceRaised"]],
  ["accentText", TEXT, ["canvas", "surface"]],
  ["onAccent", TEXT, ["accent", "accentHover"]],
  ["onNight", TEXT, ["night"]],
  ["onNightMuted", TEXT, ["night", "nightRaised"]],
  ["accent", TEXT, ["night"]],
  ["danger", TEXT, ["surface", "dangerSurface"]],
  ["success", TEXT, ["successSurface"]],
  ["info", TEXT, ["infoSurface"]],
  ["aside", TEXT, ["asideSurface"]],
  ["warning", TEXT, ["warningSurface"]],
  ["info", CONTROL, ["surface"]],
  ["series", CONTROL, ["surface"]],
  ["borderStrong", CONTROL, ["surface"]],
  ["focus", CONTROL, ["canvas", "surface"]],
])("the color %s has a contrast of %d or more on its surfaces", (one, least, surfaces) => {
  for (const mode of ["light", "dark"] as const)
    for (const other of surfaces)
      expect(contrast(semanticColors[one][mode], semanticColors[other][mode])).toBeGreaterThanOrEqual(least)
})
