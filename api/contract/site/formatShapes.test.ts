import { expect, test } from "@jest/globals"
import { pixelsOf, screenSize } from "./formatShapes.ts"

test.each([
  ["36 × 12 in, two sides", "960 × 320 px, 30 fps", { width: 36, height: 12 }],
  ["36 × 12 pulgadas, dos caras", "", { width: 36, height: 12 }],
  ["10.1 in, landscape", "1920 × 1200 px, 30 fps", { width: expect.closeTo(8.6, 1), height: expect.closeTo(5.4, 1) }],
  ["10.1 in, landscape", "as your tablet has it", undefined],
  ["as large as the roof", "960 × 320 px", undefined],
  ["360 × 120 in", "960 × 320 px", undefined],
])("the screen size is read from the size %s and the resolution %s", (size, resolution, expected) => {
  expect(screenSize({ size, resolution })).toEqual(expected)
})

test.each([
  ["1920 × 1200 px, 30 fps", { width: 1920, height: 1200 }],
  ["150 dpi at full size, CMYK", undefined],
  ["0 × 1200 px", undefined],
])("the pixel size of a format is read from the resolution %s", (resolution, expected) => {
  expect(pixelsOf({ resolution })).toEqual(expected)
})
